import type { DemoRoute } from "./demo-route.ts";

/** A route that is being written, with what the check finds in such a one. */
export const girona: DemoRoute = {
  isDraft: true,
  experience: {
    name: {
      cas: "Girona, dentro de la muralla",
      cat: "Girona, dins de la muralla",
      eng: "",
    },
    description: {
      cas: "Del río a la muralla por las calles más viejas de Girona.",
      cat: "Del riu a la muralla pels carrers més vells de Girona.",
      eng: "",
    },
    slogan: {
      cas: "Quien besa la leona, vuelve a Girona.",
      cat: "Qui besa el cul de la lleona, torna a Girona.",
      eng: "",
    },
    city: "Girona",
    code: "GIR785",
    language: "cat",
    geolocated: true,
    credits: {
      text: {
        cas: "Gracias por subir hasta aquí.",
        cat: "Gràcies per pujar fins aquí.",
        eng: "",
      },
    },
    story: {
      text: {
        cas: "La ciudad de los mil asedios guarda sus secretos en las piedras.",
        cat: "La ciutat dels mil setges guarda els seus secrets a les pedres.",
        eng: "",
      },
    },
    prize: {
      enabled: true,
      name: { cas: "Un xuixo recién hecho", cat: "Un xuixo acabat de fer", eng: "" },
      description: {
        cas: "En la pastelería de la Rambla, enseñando esta pantalla.",
        cat: "A la pastisseria de la Rambla, ensenyant aquesta pantalla.",
        eng: "",
      },
      delivery: "prize",
      // More than the challenges give.
      score: 50,
      pickup: {
        firstDay: "2027-03-01",
        lastDay: "2027-09-30",
        morningStart: "09:00",
        morningEnd: "13:30",
        place: { lat: 41.982846, lon: 2.824296 },
        address: "Rambla de la Llibertat, 17004 Girona, España",
      },
    },
  },
  points: [
    {
      name: {
        cas: "Puente de las Pescaderías Viejas",
        cat: "Pont de les Peixateries Velles",
        eng: "Iron bridge",
      },
      position: { lat: 41.984263, lon: 2.823889 },
      address: {
        location: "Pont de les Peixateries Velles, 17004 Girona, España",
        streetName: "Pont de les Peixateries Velles",
        city: "Girona",
        postcode: "17004",
        country: "España",
      },
      story: {
        title: {
          cas: "El hierro antes de la torre",
          cat: "El ferro abans de la torre",
          eng: "Iron before the tower",
        },
        text: {
          cas: "La casa Eiffel construyó este puente en 1877, doce años antes de levantar su torre en París.",
          cat: "La casa Eiffel va construir aquest pont el 1877, dotze anys abans d’aixecar la torre a París.",
          eng: "Eiffel’s company built this bridge in 1877, twelve years before its tower in Paris.",
        },
      },
      challenge: {
        kind: "question",
        question: {
          question: {
            cas: "¿Qué construyó después la misma casa?",
            cat: "Què va construir després la mateixa casa?",
            eng: "What did the same company build later?",
          },
          answerCorrect: {
            cas: "La torre de París",
            cat: "La torre de París",
            eng: "The tower in Paris",
          },
          answerIncorrect1: {
            cas: "El puente de Londres",
            cat: "El pont de Londres",
            eng: "London Bridge",
          },
          answerIncorrect2: {
            cas: "La catedral de Girona",
            cat: "La catedral de Girona",
            eng: "The cathedral of Girona",
          },
          scoreCorrect: 10,
        },
      },
    },
    {
      name: { cas: "La Leona", cat: "La Lleona", eng: "" },
      position: { lat: 41.987392, lon: 2.824493 },
      address: {
        location: "Plaça de Sant Feliu, 17004 Girona, España",
        streetName: "Plaça de Sant Feliu",
        city: "Girona",
        postcode: "17004",
        country: "España",
      },
      story: {
        title: { cas: "Un beso para volver", cat: "Un petó per tornar", eng: "" },
        text: {
          cas: "Dicen que quien besa a la leona vuelve a la ciudad. Hay escalones para llegar.",
          cat: "Diuen que qui besa la lleona torna a la ciutat. Hi ha esglaons per arribar-hi.",
          eng: "",
        },
      },
      challenge: { kind: "points", points: { score: 5 } },
    },
    {
      name: { cas: "Catedral", cat: "Catedral", eng: "Cathedral" },
      position: { lat: 41.987346, lon: 2.825769 },
      address: {
        location: "Plaça de la Catedral, 17004 Girona, España",
        streetName: "Plaça de la Catedral",
        city: "Girona",
        postcode: "17004",
        country: "España",
      },
      story: {
        title: { cas: "Noventa escalones", cat: "Noranta esglaons", eng: "Ninety steps" },
        text: {
          cas: "La nave gótica es la más ancha del mundo. Cuenta los escalones mientras subes.",
          cat: "La nau gòtica és la més ampla del món. Compta els esglaons mentre puges.",
          eng: "The Gothic nave is the widest in the world. Count the steps on your way up.",
        },
      },
      challenge: {
        kind: "puzzle",
        puzzle: {
          size: 4,
          score: 15,
          description: { cas: "Recompón el rosetón.", cat: "Recompon la rosassa.", eng: "" },
        },
      },
    },
    {
      name: { cas: "Baños árabes", cat: "Banys àrabs", eng: "Arab baths" },
      position: { lat: 41.988093, lon: 2.825383 },
      address: {
        location: "Carrer del Rei Ferran el Catòlic, s/n, 17004 Girona, España",
        streetName: "Carrer del Rei Ferran el Catòlic",
        city: "Girona",
        postcode: "17004",
        country: "España",
      },
      story: {
        title: { cas: "Agua tibia", cat: "Aigua tèbia", eng: "Lukewarm water" },
        text: { cas: "", cat: "", eng: "" },
      },
    },
    {
      name: { cas: "Paseo de la muralla", cat: "Passeig de la muralla", eng: "Walk on the walls" },
      position: { lat: 41.985166, lon: 2.827951 },
      address: {
        location: "Passeig de la Muralla, 17004 Girona, España",
        streetName: "Passeig de la Muralla",
        city: "Girona",
        postcode: "17004",
        country: "España",
      },
      isFinal: true,
      story: {
        title: { cas: "La ciudad desde arriba", cat: "La ciutat des de dalt", eng: "" },
        text: {
          cas: "Desde la torre se ven los Pirineos los días de viento.",
          cat: "Des de la torre es veuen els Pirineus els dies de vent.",
          eng: "",
        },
      },
    },
  ],
  assets: {
    image: "houses",
    "story.image.cas": "houses",
  },
  pointAssets: {
    0: { "story.audio.cas": "hours", "model.asset": "coin" },
    1: { "story.image.cas": "alley" },
    2: { "story.image.cas": "gate", "challenge.puzzle.image": "square" },
    4: { "story.image.cas": "wall" },
  },
  // Each of the two waits for the other.
  opensAfter: { 2: 3, 3: 2 },
  chatbotAt: [4],
};
