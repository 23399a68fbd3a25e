import type { DemoRoute } from "./seed.ts";

export const barcelona: DemoRoute = {
  fields: {
    gymName: "Barcelona, del gótico al modernismo",
    gymNameCat: "Barcelona, del gòtic al modernisme",
    gymNameEng: "Barcelona, from Gothic to Modernisme",
    gymDescription:
      "De las calles estrechas del Barri Gòtic a las fachadas del Eixample: siete siglos de ciudad en una sola tarde.",
    gymDescriptionCat:
      "Dels carrers estrets del Barri Gòtic a les façanes de l'Eixample: set segles de ciutat en una sola tarda.",
    gymDescriptionEng:
      "From the narrow lanes of the Gothic Quarter to the façades of the Eixample: seven centuries of a city in one afternoon.",
    gymSlogan: "Barcelona se lee en sus piedras. ¿Empezamos por la primera página?",
    gymSloganCat: "Barcelona es llegeix en les seves pedres. Comencem per la primera pàgina?",
    gymSloganEng: "Barcelona can be read in its stones. Shall we start with page one?",
    gymCity: "Barcelona",
    gymLang: "cat",
    gymCode: "BCN888",
    gymPrivate: 3,
    repeatGym: 1,
    gymCredits: "Gracias por leer la ciudad con nosotros.",
    gymCreditsCat: "Gràcies per llegir la ciutat amb nosaltres.",
    gymCreditsEng: "Thank you for reading the city with us.",
    storyText:
      "Una muralla romana, una catedral con ocas y un arquitecto que estudiaba los árboles.",
    storyTextCat:
      "Una muralla romana, una catedral amb oques i un arquitecte que estudiava els arbres.",
    storyTextEng: "A Roman wall, a cathedral with geese and an architect who studied trees.",
  },
  points: [
    {
      mappointName: "Catedral de Barcelona",
      mappointNameCat: "Catedral de Barcelona",
      mappointNameEng: "Barcelona Cathedral",
      latitude: 41.383973,
      longitude: 2.176212,
      location: "Pla de la Seu, s/n, 08002 Barcelona, España",
      streetName: "Pla de la Seu",
      city: "Barcelona",
      postcode: "08002",
      country: "España",
      storyTitle: "Trece ocas",
      storyTitleCat: "Tretze oques",
      storyTitleEng: "Thirteen geese",
      storyText:
        "En el claustro viven trece ocas blancas: una por cada año de vida de santa Eulalia.",
      storyTextCat:
        "Al claustre hi viuen tretze oques blanques: una per cada any de vida de santa Eulàlia.",
      storyTextEng:
        "Thirteen white geese live in the cloister: one for each year of the life of Saint Eulalia.",
    },
    {
      mappointName: "Palau de la Música Catalana",
      mappointNameCat: "Palau de la Música Catalana",
      mappointNameEng: "Palace of Catalan Music",
      latitude: 41.387631,
      longitude: 2.175277,
      location: "Carrer Palau de la Música, 4-6, 08003 Barcelona, España",
      streetName: "Carrer Palau de la Música",
      streetNumber: "4-6",
      city: "Barcelona",
      postcode: "08003",
      country: "España",
      storyTitle: "Una sala iluminada por el sol",
      storyTitleCat: "Una sala il·luminada pel sol",
      storyTitleEng: "A hall lit by the sun",
      storyText:
        "Domènech i Montaner la terminó en 1908. De día no necesita lámparas: la luz entra por una gota de cristal.",
      storyTextCat:
        "Domènech i Montaner la va acabar el 1908. De dia no li calen llums: la claror entra per una gota de vidre.",
      storyTextEng:
        "Domènech i Montaner finished it in 1908. By day it needs no lamps: light comes in through a drop of glass.",
    },
    {
      mappointName: "Casa Batlló",
      mappointNameCat: "Casa Batlló",
      mappointNameEng: "Casa Batlló",
      latitude: 41.391667,
      longitude: 2.164896,
      location: "Passeig de Gràcia, 43, 08007 Barcelona, España",
      streetName: "Passeig de Gràcia",
      streetNumber: "43",
      city: "Barcelona",
      postcode: "08007",
      country: "España",
      storyTitle: "El lomo del dragón",
      storyTitleCat: "L'esquena del drac",
      storyTitleEng: "The dragon's back",
      storyText: "Mira el tejado: muchos ven en él las escamas del dragón que venció sant Jordi.",
      storyTextCat:
        "Mira la teulada: molts hi veuen les escates del drac que va vèncer sant Jordi.",
      storyTextEng:
        "Look at the roof: many see in it the scales of the dragon that Saint George slew.",
    },
    {
      mappointName: "Sagrada Família",
      mappointNameCat: "Sagrada Família",
      mappointNameEng: "Sagrada Família",
      latitude: 41.403629,
      longitude: 2.174356,
      location: "Carrer de Mallorca, 401, 08013 Barcelona, España",
      streetName: "Carrer de Mallorca",
      streetNumber: "401",
      city: "Barcelona",
      postcode: "08013",
      country: "España",
      isFinal: 1,
      Qtype: "end",
      storyTitle: "Un bosque de piedra",
      storyTitleCat: "Un bosc de pedra",
      storyTitleEng: "A forest of stone",
      storyText:
        "Gaudí dejó dicho que su cliente no tenía prisa. Las columnas se abren como árboles para sostener la bóveda.",
      storyTextCat:
        "Gaudí va deixar dit que el seu client no tenia pressa. Les columnes s'obren com arbres per sostenir la volta.",
      storyTextEng:
        "Gaudí said that his client was in no hurry. The columns branch like trees to hold up the vault.",
    },
  ],
  assets: { gymModelId: "basilica", storyImg: "alley" },
  pointAssets: {
    0: { storyImg: "alley", storySound: "bells" },
    3: { storyImg: "basilica", challengeModelId: "fountain" },
  },
};
