import type { DemoRoute } from "./demo-route.ts";

export const barcelona: DemoRoute = {
  experience: {
    name: {
      cas: "Barcelona, del gótico al modernismo",
      cat: "Barcelona, del gòtic al modernisme",
      eng: "Barcelona, from Gothic to Modernisme",
    },
    description: {
      cas: "De las calles estrechas del Barri Gòtic a las fachadas del Eixample: siete siglos de ciudad en una sola tarde.",
      cat: "Dels carrers estrets del Barri Gòtic a les façanes de l’Eixample: set segles de ciutat en una sola tarda.",
      eng: "From the narrow lanes of the Gothic Quarter to the façades of the Eixample: seven centuries of a city in one afternoon.",
    },
    slogan: {
      cas: "Barcelona se lee en sus piedras. ¿Empezamos por la primera página?",
      cat: "Barcelona es llegeix en les seves pedres. Comencem per la primera pàgina?",
      eng: "Barcelona can be read in its stones. Shall we start with page one?",
    },
    city: "Barcelona",
    code: "BCN888",
    language: "cat",
    geolocated: false,
    openOnWeb: true,
    listed: true,
    repeat: true,
    credits: {
      text: {
        cas: "Gracias por leer la ciudad con nosotros.",
        cat: "Gràcies per llegir la ciutat amb nosaltres.",
        eng: "Thank you for reading the city with us.",
      },
    },
    story: {
      text: {
        cas: "Una muralla romana, una catedral con ocas y un arquitecto que estudiaba los árboles.",
        cat: "Una muralla romana, una catedral amb oques i un arquitecte que estudiava els arbres.",
        eng: "A Roman wall, a cathedral with geese and an architect who studied trees.",
      },
    },
    prize: {
      enabled: true,
      name: {
        cas: "Una lámina de la ciudad",
        cat: "Una làmina de la ciutat",
        eng: "A print of the city",
      },
      description: {
        cas: "La Barcelona de 1900, vista desde Montjuïc. Enseña esta pantalla en la taquilla.",
        cat: "La Barcelona del 1900, vista des de Montjuïc. Ensenyeu aquesta pantalla a la taquilla.",
        eng: "Barcelona in 1900, seen from Montjuïc. Show this screen at the ticket office.",
      },
      delivery: "prize",
      score: 15,
      pickup: {
        firstDay: "2026-01-01",
        lastDay: "2030-12-31",
        morningStart: "09:30",
        morningEnd: "14:00",
        afternoonStart: "15:30",
        afternoonEnd: "18:00",
        place: { lat: 41.403629, lon: 2.175356 },
        address: "Carrer de la Marina, 253, 08013 Barcelona, España",
      },
    },
  },
  points: [
    {
      name: {
        cas: "Catedral de Barcelona",
        cat: "Catedral de Barcelona",
        eng: "Barcelona Cathedral",
      },
      position: { lat: 41.383973, lon: 2.176212 },
      address: {
        location: "Pla de la Seu, s/n, 08002 Barcelona, España",
        streetName: "Pla de la Seu",
        city: "Barcelona",
        postcode: "08002",
        country: "España",
      },
      story: {
        title: { cas: "Trece ocas", cat: "Tretze oques", eng: "Thirteen geese" },
        text: {
          cas: "En el claustro viven trece ocas blancas: una por cada año de vida de santa Eulalia.",
          cat: "Al claustre hi viuen tretze oques blanques: una per cada any de vida de santa Eulàlia.",
          eng: "Thirteen white geese live in the cloister: one for each year of the life of Saint Eulalia.",
        },
      },
      challenge: {
        kind: "question",
        question: {
          question: {
            cas: "¿Por qué son trece las ocas?",
            cat: "Per què són tretze les oques?",
            eng: "Why are there thirteen geese?",
          },
          answerCorrect: {
            cas: "Por los años de santa Eulalia",
            cat: "Pels anys de santa Eulàlia",
            eng: "For the years of Saint Eulalia",
          },
          answerIncorrect1: {
            cas: "Por los meses y el sol",
            cat: "Pels mesos i el sol",
            eng: "For the months and the sun",
          },
          answerIncorrect2: {
            cas: "Por las puertas de la muralla",
            cat: "Per les portes de la muralla",
            eng: "For the gates of the wall",
          },
          scoreCorrect: 10,
        },
      },
    },
    {
      name: {
        cas: "Palau de la Música Catalana",
        cat: "Palau de la Música Catalana",
        eng: "Palace of Catalan Music",
      },
      position: { lat: 41.387631, lon: 2.175277 },
      address: {
        location: "Carrer Palau de la Música, 4-6, 08003 Barcelona, España",
        streetName: "Carrer Palau de la Música",
        streetNumber: "4-6",
        city: "Barcelona",
        postcode: "08003",
        country: "España",
      },
      story: {
        title: {
          cas: "Una sala iluminada por el sol",
          cat: "Una sala il·luminada pel sol",
          eng: "A hall lit by the sun",
        },
        text: {
          cas: "Domènech i Montaner la terminó en 1908. De día no necesita lámparas: la luz entra por una gota de cristal.",
          cat: "Domènech i Montaner la va acabar el 1908. De dia no li calen llums: la claror entra per una gota de vidre.",
          eng: "Domènech i Montaner finished it in 1908. By day it needs no lamps: light comes in through a drop of glass.",
        },
      },
      challenge: {
        kind: "points",
        points: { score: 5 },
      },
    },
    {
      name: { cas: "Casa Batlló", cat: "Casa Batlló", eng: "Casa Batlló" },
      position: { lat: 41.391667, lon: 2.164896 },
      address: {
        location: "Passeig de Gràcia, 43, 08007 Barcelona, España",
        streetName: "Passeig de Gràcia",
        streetNumber: "43",
        city: "Barcelona",
        postcode: "08007",
        country: "España",
      },
      story: {
        title: { cas: "El lomo del dragón", cat: "L’esquena del drac", eng: "The dragon’s back" },
        text: {
          cas: "Mira el tejado: muchos ven en él las escamas del dragón que venció sant Jordi.",
          cat: "Mira la teulada: molts hi veuen les escates del drac que va vèncer sant Jordi.",
          eng: "Look at the roof: many see in it the scales of the dragon that Saint George slew.",
        },
      },
      challenge: {
        kind: "wordSearch",
        wordSearch: {
          score: 10,
          description: {
            cas: "Busca lo que hay en la fachada.",
            cat: "Busca el que hi ha a la façana.",
            eng: "Find what is on the façade.",
          },
          words: {
            cas: ["DRAGÓN", "BALCÓN", "TORRE"],
            cat: ["DRAC", "BALCÓ", "TORRE"],
            eng: ["DRAGON", "BALCONY", "TOWER"],
          },
        },
      },
    },
    {
      name: { cas: "Sagrada Família", cat: "Sagrada Família", eng: "Sagrada Família" },
      position: { lat: 41.403629, lon: 2.174356 },
      address: {
        location: "Carrer de Mallorca, 401, 08013 Barcelona, España",
        streetName: "Carrer de Mallorca",
        streetNumber: "401",
        city: "Barcelona",
        postcode: "08013",
        country: "España",
      },
      isFinal: true,
      story: {
        title: { cas: "Un bosque de piedra", cat: "Un bosc de pedra", eng: "A forest of stone" },
        text: {
          cas: "Gaudí dejó dicho que su cliente no tenía prisa. Las columnas se abren como árboles para sostener la bóveda.",
          cat: "Gaudí va deixar dit que el seu client no tenia pressa. Les columnes s’obren com arbres per sostenir la volta.",
          eng: "Gaudí said that his client was in no hurry. The columns branch like trees to hold up the vault.",
        },
      },
      challenge: {
        kind: "question",
        question: {
          question: {
            cas: "¿A qué se parecen las columnas?",
            cat: "A què s’assemblen les columnes?",
            eng: "What do the columns look like?",
          },
          answerCorrect: { cas: "A árboles", cat: "A arbres", eng: "Trees" },
          answerIncorrect1: { cas: "A velas", cat: "A espelmes", eng: "Candles" },
          answerIncorrect2: { cas: "A olas", cat: "A onades", eng: "Waves" },
          scoreCorrect: 10,
        },
      },
    },
  ],
  assets: { image: "basilica", "story.image.*": "alley" },
  pointAssets: {
    0: { "story.image.*": "alley", "story.audio.*": "bells" },
    3: { "story.image.*": "basilica", "model.asset": "fountain" },
  },
  chatbotAt: [3],
};
