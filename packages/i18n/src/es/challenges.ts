/*
 * The words of the kinds of challenges. A new kind has them here alone: its name, the labels of its fields, its page of help
 * and what the player says.
 */

export const CHALLENGE_NAMES = {
  none: "Ninguno",
  question: "Pregunta con tres respuestas",
  puzzle: "Puzle de una imagen",
  wordSearch: "Sopa de letras",
  points: "Solo puntos",
};

/** Labels of the fields of each kind, by their paths. */
export const CHALLENGE_FIELDS = {
  question: {
    question: "Pregunta",
    answerCorrect: "Respuesta correcta",
    answerIncorrect1: "Respuesta incorrecta",
    answerIncorrect2: "Otra respuesta incorrecta",
    scoreCorrect: "Puntuación al acertar",
    scoreIncorrect: "Puntuación que se pierde al fallar",
    whyCorrect: "Por qué es correcta",
    whyIncorrect: "Por qué no lo es",
  },
  puzzle: {
    image: "Imagen del puzle",
    size: "Piezas",
    description: "Descripción del puzle",
    score: "Puntuación al acertar",
  },
  wordSearch: {
    words: "Palabras",
    description: "Descripción de la sopa de letras",
    score: "Puntuación al acertar",
  },
  points: {
    score: "Puntuación al acertar",
  },
};

/** Pages of help: that of all challenges, and one of each kind. */
export const CHALLENGE_HELP = {
  titles: {
    question: "Pregunta",
    puzzle: "Puzle",
    wordSearch: "Sopa de letras",
    points: "Solo puntos",
  },
  texts: {
    challenge:
      "Una pregunta, un puzle, una sopa de letras o solo llegar: lo que se gana se suma a la puntuación durante la ruta.",
    question:
      "Una respuesta correcta y dos incorrectas, en un orden distinto cada vez. Acertar suma puntuación; fallar puede restarla.",
    puzzle:
      "La imagen cuadrada se corta en piezas que se deslizan hasta ordenarla: de 3 × 3 a 6 × 6.",
    wordSearch:
      "Las palabras se buscan entre las letras: seis como máximo, de hasta siete letras. Cada idioma tiene las suyas.",
    points: "Llegar basta: la puntuación se gana sin ningún reto.",
  },
};

/** What visitors read in the player. */
export const CHALLENGE_PLAYER = {
  question: "Pregunta",
  noAnswers: "A esta pregunta le faltan los textos: no se puede jugar.",
  answer: "Responder",
  puzzle: "Puzle",
  puzzleHelp:
    "Toca una pieza que esté junto al hueco para moverla. Con el teclado, usa las flechas.",
  piece: "Pieza {{piece}}, fila {{row}}, columna {{column}}",
  pieceMoved:
    "Pieza {{piece}} a la fila {{row}}, columna {{column}}. En su sitio: {{placed}} de {{all}}.",
  numbers: "Mostrar números",
  moves_one: "{{count}} movimiento",
  moves_other: "{{count}} movimientos",
  wordSearch: "Sopa de letras",
  wordSearchHelp:
    "Arrastra de la primera letra a la última, o toca una y después la otra. Con el teclado: flechas para moverte e Intro en las dos.",
  words: "Palabras",
  wordFound: "Has encontrado «{{word}}».",
  wordNotThere: "«{{word}}» no es una de las palabras.",
  letterChosen: "{{letter}}, primera letra",
  noWords: "A esta sopa de letras le faltan las palabras: no se puede jugar.",
  found: "encontrada",
  pointsChallenge: "Aquí se gana puntuación",
  collect: "Recoger la puntuación",
};
