import type { VisitWords } from "../words.ts";

export default {
  VISITS: {
    notAnywhere: "Aquesta ruta es juga al lloc: el premi en depèn.",
    undoTooLate: "Ja no es pot desfer: han passat més de deu minuts.",
    openRoute:
      "La ruta està publicada i oberta al web. Tanca-la a noves visites (desactiva l’experiència o «Oberta al web») abans d’eliminar-la.",
    underWay:
      "Hi ha visitants jugant aquesta ruta amb la versió que vas publicar. Es pot eliminar quan acabin, com a molt tard el {{day}}.",
  },
} satisfies VisitWords;
