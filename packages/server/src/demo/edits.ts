import type { DemoEdit } from "./demo-route.ts";

/* How the routes became what they are, the earliest change of each first. */

export const madridEdits: readonly DemoEdit[] = [
  {
    by: "supervisor@demo.explorar",
    at: [24, 8],
    path: "description.cas",
    before: "Un paseo de una hora por las plazas del Madrid más antiguo.",
  },
  {
    by: "editor@demo.explorar",
    at: [19, 11],
    device: "phone",
    point: 0,
    path: "story.text.cas",
    before: "Bajo el reloj de la Casa de Correos está la placa del kilómetro cero.",
  },
  {
    by: "supervisor@demo.explorar",
    at: [16, 15],
    device: "tablet",
    path: "prize.description.cas",
    before: "Entre quienes terminan la ruta se sortea una cena para dos.",
    name: "Lista para probar en la calle",
  },
  {
    by: "editor@demo.explorar",
    at: [9, 9],
    point: 4,
    path: "story.text.cas",
    before: "El caballo de Felipe IV se sostiene solo sobre las patas traseras.",
  },
  {
    by: "supervisor@demo.explorar",
    at: [6, 14],
    point: 5,
    path: "challenge.hint.cost",
    before: 10,
  },
  {
    by: "editor@demo.explorar",
    at: [2, 10],
    path: "slogan.cas",
    before: "¡Te damos la bienvenida! Abre los ojos: la ciudad hará el resto.",
  },
];

export const barcelonaEdits: readonly DemoEdit[] = [
  {
    by: "pau.vidal@demo.explorar",
    at: [21, 9],
    point: 2,
    path: "story.text.cat",
    before: "Mira la teulada: molts hi veuen les escates d’un drac.",
  },
  {
    by: "editor@demo.explorar",
    at: [13, 12],
    path: "description.eng",
    before: "From the Gothic Quarter to the Eixample: seven centuries in one afternoon.",
  },
  {
    by: "pau.vidal@demo.explorar",
    at: [7, 16],
    device: "phone",
    point: 0,
    path: "challenge.question.answerIncorrect2.cat",
    before: "Per les torres de la muralla",
  },
  {
    by: "supervisor@demo.explorar",
    at: [3, 8],
    path: "slogan.cas",
    before: "Barcelona se lee en sus piedras.",
    name: "Revisada con el equipo",
  },
];

export const gironaEdits: readonly DemoEdit[] = [
  {
    by: "editor@demo.explorar",
    at: [8, 10],
    point: 2,
    path: "story.text.cas",
    before: "La nave gótica es la más ancha del mundo.",
  },
  {
    by: "supervisor@demo.explorar",
    at: [4, 9],
    device: "tablet",
    path: "prize.description.cas",
    before: "En la pastelería de la Rambla.",
  },
  {
    by: "editor@demo.explorar",
    at: [1, 15],
    path: "description.cas",
    before: "Por las calles más viejas de Girona.",
  },
];
