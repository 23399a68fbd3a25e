import type { ChallengeWords } from "../words.ts";

export const CHALLENGE_NAMES: ChallengeWords["CHALLENGE_NAMES"] = {
  none: "Cap",
  question: "Pregunta amb tres respostes",
  puzzle: "Trencaclosques d’una imatge",
  wordSearch: "Sopa de lletres",
  points: "Només punts",
};

export const CHALLENGE_FIELDS: ChallengeWords["CHALLENGE_FIELDS"] = {
  question: {
    question: "Pregunta",
    answerCorrect: "Resposta correcta",
    answerIncorrect1: "Resposta incorrecta",
    answerIncorrect2: "Una altra resposta incorrecta",
    scoreCorrect: "Puntuació en encertar",
    scoreIncorrect: "Puntuació que es perd en fallar",
    whyCorrect: "Per què és correcta",
    whyIncorrect: "Per què no ho és",
  },
  puzzle: {
    image: "Imatge del trencaclosques",
    size: "Peces",
    description: "Descripció del trencaclosques",
    score: "Puntuació en encertar",
  },
  wordSearch: {
    words: "Paraules",
    description: "Descripció de la sopa de lletres",
    score: "Puntuació en encertar",
  },
  points: {
    score: "Puntuació en encertar",
  },
};

export const CHALLENGE_HELP: ChallengeWords["CHALLENGE_HELP"] = {
  titles: {
    question: "Pregunta",
    puzzle: "Trencaclosques",
    wordSearch: "Sopa de lletres",
    points: "Només punts",
  },
  texts: {
    challenge:
      "Una pregunta, un trencaclosques, una sopa de lletres o només arribar-hi: el que es guanya se suma a la puntuació durant la ruta.",
    question:
      "Una resposta correcta i dues d’incorrectes, en un ordre diferent cada vegada. Encertar suma puntuació; fallar en pot restar.",
    puzzle:
      "La imatge quadrada es talla en peces que es fan lliscar fins a ordenar-la: de 3 × 3 a 6 × 6.",
    wordSearch:
      "Les paraules s’amaguen entre les lletres: sis com a màxim, de fins a set lletres. Cada idioma té les seves.",
    points: "Només cal arribar-hi: la puntuació es guanya sense cap repte.",
  },
};

export const CHALLENGE_PLAYER: ChallengeWords["CHALLENGE_PLAYER"] = {
  question: "Pregunta",
  noAnswers: "A aquesta pregunta li falten els textos: no es pot jugar.",
  answer: "Respon",
  puzzle: "Trencaclosques",
  puzzleHelp:
    "Toca una peça que sigui al costat del forat per moure-la. Amb el teclat, fes servir les fletxes.",
  piece: "Peça {{piece}}, fila {{row}}, columna {{column}}",
  pieceMoved:
    "Peça {{piece}} a la fila {{row}}, columna {{column}}. Al seu lloc: {{placed}} de {{all}}.",
  numbers: "Mostra els números",
  moves_one: "{{count}} moviment",
  moves_other: "{{count}} moviments",
  wordSearch: "Sopa de lletres",
  wordSearchHelp:
    "Arrossega de la primera lletra a l’última, o toca’n una i després l’altra. Amb el teclat: fletxes per moure’t i Retorn a totes dues.",
  words: "Paraules",
  wordFound: "Has trobat «{{word}}».",
  wordNotThere: "«{{word}}» no és cap de les paraules.",
  letterChosen: "{{letter}}, primera lletra",
  noWords: "A aquesta sopa de lletres li falten les paraules: no es pot jugar.",
  found: "trobada",
  pointsChallenge: "Aquí es guanya puntuació",
  collect: "Recull la puntuació",
};
