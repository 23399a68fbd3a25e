import type { LotteryWords } from "../words.ts";

export default {
  LOTTERY: {
    title: "Sorteig que tothom pot comprovar",
    waiting:
      "El {{day}} a les 12:00 ({{zone}}) el servidor sorteja el premi entre qui l’hagi aconseguit abans d’aquell dia. Aquell dia també el pots sortejar tu, des de les 0:00.",
    open: "Ja es pot sortejar. Si no ho fas, el servidor ho fa a les 12:00 del {{day}} ({{zone}}).",
    tooLate:
      "El {{day}} va arribar abans de publicar-se l’empremta de la llavor, així que no es podria demostrar res. Tria un altre dia, des de demà.",
    drawn_one: "Es va sortejar el {{at}}, amb {{count}} partida.",
    drawn_other: "Es va sortejar el {{at}} entre {{count}} partides.",
    drawnEmpty:
      "Es va fer el sorteig el {{at}}. Ningú no havia aconseguit el premi, així que no hi ha número premiat.",
    entries: "L’han aconseguit fins ara",
    entriesFew: "menys de 5 persones",
    commitment: "Empremta de la llavor",
    commitmentHint:
      "És publicada des d’abans del sorteig. Amb la llavor, que es publica en sortejar, tothom pot repetir el càlcul.",
    copyCommitment: "Copia l’empremta",
    winner: "Número premiat",
    winnerHint: "Qui va guanyar té aquest número al mòbil. No se sap qui és.",
    copyWinner: "Copia el número",
    page: "Pàgina pública del sorteig",
    draw: "Sorteja ara",
    drawTitle: "Vols sortejar el premi ara?",
    drawText:
      "Hi participen les partides que van aconseguir el premi abans del {{day}}. Només hi ha un sorteig: no es pot desfer ni repetir amb un altre resultat.",
    done: "Premi sortejat",
    loadError: "No s’ha pogut carregar el sorteig",
    unsaved: "És el que està desat. Si canvies el dia, compta quan desis.",
    cannotDraw: "Ara no es pot sortejar. Potser no ha arribat el dia o el premi ja no se sorteja.",
  },
} satisfies LotteryWords;
