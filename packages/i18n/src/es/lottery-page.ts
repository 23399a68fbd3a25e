/** The public page of a draw. */
export default {
  kicker: "Sorteo",
  notFoundTitle: "Aquí no hay ningún sorteo",
  notFoundText: "La dirección no es de ningún sorteo, o su experiencia se eliminó.",
  day: "Día del sorteo",
  noon: "a las 12:00 como muy tarde, {{zone}}",
  commitment: "Huella de la semilla",
  published: "Publicada el {{at}}",
  waiting:
    "El premio todavía no se ha sorteado. Ya está elegida una semilla secreta que, con los números de quienes participan, decide quién gana. Esta es su huella: guárdala, y el día del sorteo comprueba que la semilla que se publica es la suya.",
  noPromise:
    "El premio no se puede sortear ese día: no se publicó antes la huella de ninguna semilla. Quien lo organiza tiene que elegir otro día.",
  preparing: "La huella de la semilla se publica en unos segundos.",
  winner: "Número premiado",
  noWinner: "Nadie había conseguido el premio, así que nadie ganó.",
  drawnAt: "Sorteado el {{at}}",
  seed: "Semilla",
  entries_one: "{{count}} número participante",
  entries_other: "{{count}} números participantes",
  tooMany: "Son demasiados para mostrarlos aquí: están en el acta.",
  numbers:
    "Cada número es una partida que consiguió el premio antes del día del sorteo. La aplicación se lo enseña a quien juega. No lleva a ninguna persona.",
  steps: "Cómo se comprueba",
  stepSeed: "La huella publicada es el SHA-256 de la semilla.",
  stepDays: "La huella se publicó antes del día del sorteo, y se sorteó ese día o después.",
  stepEntries: "Los números participantes están en orden y cada uno está una vez.",
  stepWinner:
    "El número premiado sale de la semilla y de los participantes: HMAC-SHA-256, como número entero, módulo cuántos participan. Si ese entero cae en el resto que favorecería a los primeros, se toma el de la vuelta siguiente.",
  repeat: "Repetir el sorteo aquí",
  repeatHint: "Lo calcula tu navegador; no se envía nada.",
  holds: "se cumple",
  fails: "no se cumple",
  allHold: "Todo se cumple: el resultado es el mismo.",
  someFail: "Algo no se cumple. Este sorteo no está demostrado.",
  unable:
    "Este navegador no puede calcularlo en esta página. Descarga el acta y compruébala con el programa.",
  download: "Descargar el acta (JSON)",
  command: "Con el acta y una copia del programa también se puede repetir sin esta página:",
};
