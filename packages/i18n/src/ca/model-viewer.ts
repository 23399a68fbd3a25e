import type { ModelViewerWords } from "../words.ts";

export default {
  instructions:
    "Arrossega per girar el model. Amb el teclat: les fletxes el giren, + i - apropen i allunyen, Inici o 0 tornen al principi.",
  rotateLeft: "Gira a l’esquerra",
  rotateRight: "Gira a la dreta",
  rotateUp: "Inclina amunt",
  rotateDown: "Inclina avall",
  reset: "Torna al principi",
  view: "Vista",
  darkGround: "Fons fosc",
  person: "Persona d’1,70\u00a0m",
  play: "Reprodueix l’animació",
  pause: "Posa en pausa l’animació",
  animation: "Animació",
  unnamedAnimation: "Animació {{number}}",
  size: "{{width}} d’amplada, {{height}} d’alçada, {{depth}} de fons",
  sizeAssumed: "si la seva unitat és el metre",
  loading: "S’està carregant el model",
  reading: "S’està llegint el model",
  cancelled: "S’ha cancel·lat la càrrega.",
  load: "Carrega el model",
  problemTitle: "No es pot mostrar el model",
} satisfies ModelViewerWords;
