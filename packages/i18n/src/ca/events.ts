import type { EventWords } from "../words.ts";

export default {
  EVENTS: {
    notPublished: "Publica l’experiència abans de preparar un esdeveniment.",
    eventLimit: "Aquesta experiència ja té 100 esdeveniments. Elimina’n un per crear-ne un altre.",
    underWayLimit: "Ja hi ha 10 esdeveniments alhora en aquest compte. Espera que n’acabi un.",
    teamLimit: "Un esdeveniment té 200 equips com a molt.",
    badName: "El nom d’un equip té d’1 a 40 caràcters.",
    nameTaken: "Un altre equip ja es diu així.",
    started: "L’esdeveniment ja ha començat: això ja no es pot canviar.",
    notStarted: "L’esdeveniment encara no ha començat.",
    over: "L’esdeveniment ja s’ha acabat.",
    underWay: "L’esdeveniment està en marxa. Acaba’l abans d’eliminar-lo.",
    startsInPast: "L’hora d’inici ja ha passat.",
    endsBeforeStart: "El final ha de ser posterior a l’inici.",
    tooLong: "Un esdeveniment dura 24 hores com a molt.",
    teamPlays: "Aquest equip ja juga: no es pot treure, però sí acabar.",
    linkLimit: "Aquest esdeveniment ja té 30 enllaços. Anul·la’n un per crear-ne un altre.",
    messageLimit: "Ja s’han enviat 200 missatges en aquest esdeveniment.",
    adjustmentLimit: "Ja s’han donat o tret punts a aquest equip 100 vegades.",
    notPassed:
      "Les regles de la ruta no ho permeten: el punt està tancat, encara no s’ha obert, o el seu repte ja s’ha fallat.",
    teamFull: "Aquest equip ja té tots els mòbils. Demana a l’organització que n’alliberi un.",
    notRenamed: "El nom només es pot canviar abans de l’inici, si l’organització ho permet.",
    phoneNotValid: "Aquest mòbil ja no és de l’equip. Torna a entrar amb el codi.",
  },
} satisfies EventWords;
