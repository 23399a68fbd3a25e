import type { EventPaperWords } from "../words.ts";

export default {
  scan: "Escaneja i entra a l’equip",
  orType: "o entra a {{address}}",
  code: "Codi",
  team: "Equip {{number}}",
  certificate: "Diploma",
  for: "per a",
  first: "Primer lloc",
  second: "Segon lloc",
  third: "Tercer lloc",
  place: "Lloc {{place}} de {{teams}}",
  tookPart: "per haver-hi participat",
  score_one: "{{count}} punt",
  score_other: "{{count}} punts",
  reached: "{{reached}} de {{points}} parades",
  finished: "Ruta completa en {{time}}",
} satisfies EventPaperWords;
