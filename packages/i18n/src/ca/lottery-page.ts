import type { LotteryPageWords } from "../words.ts";

export default {
  kicker: "Sorteig",
  notFoundTitle: "Aquí no hi ha cap sorteig",
  notFoundText: "L’adreça no és de cap sorteig, o la seva experiència es va eliminar.",
  day: "Dia del sorteig",
  noon: "a les 12:00 com a molt tard, {{zone}}",
  commitment: "Empremta de la llavor",
  published: "Publicada el {{at}}",
  waiting:
    "El premi encara no s’ha sortejat. Ja hi ha triada una llavor secreta que, amb els números de qui participa, decideix qui guanya. Aquesta és la seva empremta: desa-la, i el dia del sorteig comprova que la llavor que es publica és la seva.",
  noPromise:
    "El premi no es pot sortejar aquell dia: abans no es va publicar l’empremta de cap llavor. Qui l’organitza ha de triar un altre dia.",
  preparing: "L’empremta de la llavor es publica d’aquí a uns segons.",
  winner: "Número premiat",
  noWinner: "Ningú no havia aconseguit el premi, així que ningú no va guanyar.",
  drawnAt: "Sortejat el {{at}}",
  seed: "Llavor",
  entries_one: "{{count}} número participant",
  entries_other: "{{count}} números participants",
  tooMany: "Són massa per mostrar-los aquí: són a l’acta.",
  numbers:
    "Cada número és una partida que va aconseguir el premi abans del dia del sorteig. L’aplicació l’ensenya a qui juga. No porta a cap persona.",
  steps: "Com es comprova",
  stepSeed: "L’empremta publicada és el SHA-256 de la llavor.",
  stepDays:
    "L’empremta es va publicar abans del dia del sorteig, i es va sortejar aquell dia o després.",
  stepEntries: "Els números participants estan en ordre i cadascun hi és un cop.",
  stepWinner:
    "El número premiat surt de la llavor i dels participants: HMAC-SHA-256, com a nombre enter, mòdul quants participen. Si aquest enter cau en el residu que afavoriria els primers, es pren el de la volta següent.",
  repeat: "Repeteix el sorteig aquí",
  repeatHint: "Ho calcula el teu navegador; no s’envia res.",
  holds: "es compleix",
  fails: "no es compleix",
  allHold: "Tot es compleix: el resultat és el mateix.",
  someFail: "Alguna cosa no es compleix. Aquest sorteig no està demostrat.",
  unable:
    "Aquest navegador no ho pot calcular en aquesta pàgina. Baixa l’acta i comprova-la amb el programa.",
  download: "Baixa l’acta (JSON)",
  command: "Amb l’acta i una còpia del programa també es pot repetir sense aquesta pàgina:",
} satisfies LotteryPageWords;
