import type { HelpWords } from "../words.ts";

export default {
  HELP_PAGES: {
    titles: {
      cover: "La portada",
      welcome: "La benvinguda",
      map: "La ruta",
      point: "A cada punt",
      challenge: "Els reptes",
      prize: "El premi",
      inList: "A la llista",
      code: "El codi d’accés",
      languages: "Cadascú en el seu idioma",
      register: "Amb compte",
      farAway: "Lluny del punt",
      arrived: "Al punt",
      freeMovement: "Des de qualsevol lloc",
      again: "Tornar a jugar",
      together: "Qui hi col·labora",
      story: "La història",
      audio: "L’àudio",
      credits: "Els crèdits",
      score: "La puntuació",
      pickup: "Recollida",
      lottery: "Sorteig",
      waiting: "En espera",
      automatic: "Automàtica",
      still: "Sense animació",
      timer: "La durada",
      closed: "Abans",
      opened: "Després",
      closing: "Es tanca",
      final: "El final",
      chatbot: "El xatbot",
    },
    texts: {
      cover:
        "La imatge, el nom i la descripció són la primera cosa que es veu. Tria una imatge que s’entengui en petit.",
      welcome: "La frase de benvinguda saluda en començar, abans del primer punt.",
      map: "Cada punt és un lloc del mapa, amb el seu nom. Un punt es pot obrir quan se’n completa un altre, i un és el final.",
      point:
        "En arribar-hi s’explica una història, apareix un model en realitat augmentada i es proposa un repte.",
      prize:
        "Qui reuneix la puntuació necessària veu el premi i com recollir-lo. Després es llegeixen els crèdits.",
      inList: "La imatge i el nom apareixen junts i en petit. Un nom curt es llegeix sencer.",
      code: "Qui juga escriu aquests caràcters a l’aplicació per entrar. En desar queden fixos, perquè ja poden estar repartits.",
      languages: "Qui juga tria el seu idioma. El que hi falta es mostra en l’idioma per defecte.",
      register: "Abans de començar es demana un compte. Sense aquesta opció es juga a l’instant.",
      farAway: "El punt es veu al mapa, però no es pot visitar fins que s’arriba al seu lloc.",
      arrived: "En arribar-hi es pot visitar: comença la seva història i es proposa el seu repte.",
      freeMovement:
        "Els punts oberts es visiten tocant-los al mapa, sense anar-hi. Serveix per provar la ruta des de l’oficina.",
      again: "En acabar es pot començar de nou. Sense aquesta opció, cada persona juga un cop.",
      together:
        "Les persones que triïs veuen l’experiència a la seva llista del panell i la poden canviar.",
      story:
        "El text es llegeix sota la imatge. Cada idioma pot tenir la seva imatge i el seu àudio.",
      audio:
        "S’escolta amb aquest botó mentre es mira al voltant. Llegeix el mateix text, o posa-hi música i veus del lloc.",
      credits:
        "L’última pantalla: qui ha fet l’experiència, amb una imatge per als logotips. «Crèdits dels recursos» reuneix l’autoria del que es fa servir, per copiar-la aquí.",
      score: "La puntuació de cada repte se suma. Amb la necessària s’aconsegueix el premi.",
      pickup: "Es mostren el lloc al mapa, els dies i les hores en què es recull el premi.",
      lottery: "Es mostra el dia en què el premi se sorteja entre qui té la puntuació necessària.",
      waiting: "El model està quiet fins que el toquen.",
      automatic: "El model es mou des que apareix.",
      still: "El model no es mou, encara que el seu fitxer tingui una animació.",
      timer:
        "El temps compta des que el punt s’obre. Quan s’acaba, el punt es tanca per sempre. Amb 0 no hi ha límit.",
      closed: "Mentre no s’arriba a l’altre punt, aquest està tancat.",
      opened: "En arribar a l’altre punt, aquest s’obre.",
      closing:
        "En arribar a l’altre punt, aquest es tanca per sempre, estigui obert o no. Així es tria entre dos recorreguts.",
      final: "En completar aquest punt s’acaba la ruta: arriben el premi i els crèdits.",
      chatbot: "Al punt es pot preguntar al personatge que triïs.",
    },
  },
} satisfies HelpWords;
