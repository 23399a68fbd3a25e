import type { DemoRoute } from "./demo-route.ts";

/** A route of a past feast, whose prize is drawn already. @param day of the draw, as `YYYY-MM-DD` */
export const squares = (day: string): DemoRoute => ({
  experience: {
    name: {
      cas: "Verbena de las plazas",
      cat: "Revetlla de les places",
      eng: "Festival of the squares",
    },
    description: {
      cas: "La ruta corta de las fiestas del barrio: tres plazas, tres preguntas y un sorteo.",
      cat: "La ruta curta de la festa major del barri: tres places, tres preguntes i un sorteig.",
      eng: "The short route of the local festival: three squares, three questions and a draw.",
    },
    slogan: {
      cas: "Tres plazas antes de que empiece la música.",
      cat: "Tres places abans que comenci la música.",
      eng: "Three squares before the music starts.",
    },
    city: "Madrid",
    code: "VERBEN",
    language: "cas",
    geolocated: true,
    credits: {
      text: {
        cas: "Gracias por venir a las fiestas.",
        cat: "Gràcies per venir a la festa.",
        eng: "Thank you for coming to the festival.",
      },
    },
    story: {
      text: {
        cas: "Una noche al año las plazas vuelven a ser salones.",
        cat: "Una nit l’any les places tornen a ser salons.",
        eng: "One night a year the squares are ballrooms again.",
      },
    },
    prize: {
      enabled: true,
      name: { cas: "Un mantón bordado", cat: "Un mantó brodat", eng: "An embroidered shawl" },
      description: {
        cas: "Se sortea entre quienes terminan la ruta durante las fiestas.",
        cat: "Se sorteja entre qui acaba la ruta durant la festa.",
        eng: "It is drawn among those who finish the route during the festival.",
      },
      delivery: "lottery",
      score: 10,
      lotteryDay: day,
    },
  },
  points: [
    {
      name: { cas: "Plaza de la Paja", cat: "Plaza de la Paja", eng: "Plaza de la Paja" },
      position: { lat: 40.412703, lon: -3.711319 },
      address: {
        location: "Plaza de la Paja, 28005 Madrid, España",
        streetName: "Plaza de la Paja",
        city: "Madrid",
        postcode: "28005",
        country: "España",
      },
      story: {
        title: {
          cas: "La plaza en cuesta",
          cat: "La plaça en pendent",
          eng: "A square on a slope",
        },
        text: {
          cas: "Fue el mercado de la villa medieval. Arriba está la capilla del Obispo.",
          cat: "Va ser el mercat de la vila medieval. A dalt hi ha la capella del Bisbe.",
          eng: "It was the market of the medieval town. The Bishop’s chapel stands at the top.",
        },
      },
      challenge: { kind: "points", points: { score: 5 } },
    },
    {
      name: { cas: "Plaza de la Cebada", cat: "Plaza de la Cebada", eng: "Plaza de la Cebada" },
      position: { lat: 40.411178, lon: -3.708904 },
      address: {
        location: "Plaza de la Cebada, 28005 Madrid, España",
        streetName: "Plaza de la Cebada",
        city: "Madrid",
        postcode: "28005",
        country: "España",
      },
      story: {
        title: { cas: "Cebada y grano", cat: "Ordi i gra", eng: "Barley and grain" },
        text: {
          cas: "Aquí se vendía la cebada de los caballos del rey. Hoy hay un mercado de barrio.",
          cat: "Aquí es venia l’ordi dels cavalls del rei. Avui hi ha un mercat de barri.",
          eng: "Barley for the king’s horses was sold here. Today it is a local market.",
        },
      },
      challenge: { kind: "points", points: { score: 5 } },
    },
    {
      name: {
        cas: "Plaza de Tirso de Molina",
        cat: "Plaza de Tirso de Molina",
        eng: "Plaza de Tirso de Molina",
      },
      position: { lat: 40.412304, lon: -3.704561 },
      address: {
        location: "Plaza de Tirso de Molina, 28012 Madrid, España",
        streetName: "Plaza de Tirso de Molina",
        city: "Madrid",
        postcode: "28012",
        country: "España",
      },
      isFinal: true,
      story: {
        title: { cas: "Puestos de flores", cat: "Parades de flors", eng: "Flower stalls" },
        text: {
          cas: "Los puestos de flores abren todo el año, también la noche de la verbena.",
          cat: "Les parades de flors obren tot l’any, també la nit de la revetlla.",
          eng: "The flower stalls are open all year, also on the night of the festival.",
        },
      },
      challenge: { kind: "points", points: { score: 5 } },
    },
  ],
  assets: { image: "gate", "story.image.*": "gate" },
  pointAssets: {},
  chatbotAt: [],
});
