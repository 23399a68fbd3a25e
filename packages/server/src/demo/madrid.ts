import type { DemoRoute } from "./demo-route.ts";

export const madrid: DemoRoute = {
  experience: {
    name: { cas: "Madrid de los Austrias", cat: "El Madrid dels Àustries", eng: "Habsburg Madrid" },
    description: {
      cas: "Un paseo de una hora por las plazas donde Madrid se hizo capital: del kilómetro cero al Palacio Real, con paradas para mirar hacia arriba.",
      cat: "Un passeig d’una hora per les places on Madrid es va fer capital: del quilòmetre zero al Palau Reial, amb parades per mirar amunt.",
      eng: "A one-hour walk through the squares where Madrid became a capital: from kilometre zero to the Royal Palace, with reasons to look up on the way.",
    },
    slogan: {
      cas: "¡Te damos la bienvenida! Cálzate bien y abre los ojos: la ciudad hará el resto.",
      cat: "Us donem la benvinguda! Calceu-vos bé i obriu els ulls: la ciutat farà la resta.",
      eng: "Welcome! Wear good shoes and keep your eyes open: the city will do the rest.",
    },
    city: "Madrid",
    code: "MAD561",
    language: "cas",
    geolocated: true,
    openOnWeb: true,
    listed: true,
    repeat: true,
    credits: {
      text: {
        cas: "Gracias por caminar con nosotros por el Madrid más antiguo.",
        cat: "Gràcies per caminar amb nosaltres pel Madrid més antic.",
        eng: "Thank you for walking with us through the oldest part of Madrid.",
      },
    },
    story: {
      text: {
        cas: "En 1561 Felipe II trajo aquí la corte, y una villa de barro tuvo que aprender a ser capital.",
        cat: "El 1561 Felip II hi va portar la cort, i una vila de fang va haver d’aprendre a ser capital.",
        eng: "In 1561 Philip II brought his court here, and a town of mud had to learn to be a capital.",
      },
    },
    prize: {
      enabled: true,
      name: {
        cas: "Una cena en la plaza",
        cat: "Un sopar a la plaça",
        eng: "A dinner on the square",
      },
      description: {
        cas: "Entre quienes terminan la ruta se sortea una cena para dos el día de San Isidro.",
        cat: "Entre qui acaba la ruta se sorteja un sopar per a dues persones el dia de San Isidro.",
        eng: "A dinner for two is drawn among those who finish the route, on the day of San Isidro.",
      },
      delivery: "lottery",
      score: 20,
      lotteryDay: "2030-05-15",
    },
  },
  points: [
    {
      name: { cas: "Puerta del Sol", cat: "Puerta del Sol", eng: "Puerta del Sol square" },
      position: { lat: 40.416729, lon: -3.703339 },
      address: {
        location: "Puerta del Sol, 7, 28013 Madrid, España",
        streetName: "Puerta del Sol",
        streetNumber: "7",
        city: "Madrid",
        postcode: "28013",
        country: "España",
      },
      story: {
        title: {
          cas: "El reloj que marca el año",
          cat: "El rellotge que marca l’any",
          eng: "The clock that starts the year",
        },
        text: {
          cas: "Bajo el reloj de la Casa de Correos está la placa del kilómetro cero. Búscala en la acera.",
          cat: "Sota el rellotge de la Casa de Correus hi ha la placa del quilòmetre zero. Busca-la a la vorera.",
          eng: "The plaque of kilometre zero lies below the clock of the old post office. Look for it on the pavement.",
        },
      },
      challenge: {
        kind: "question",
        question: {
          question: {
            cas: "¿Qué carreteras se cuentan desde esta placa?",
            cat: "Quines carreteres es compten des d’aquesta placa?",
            eng: "Which roads are counted from this plaque?",
          },
          answerCorrect: {
            cas: "Las seis radiales de España",
            cat: "Les sis radials d’Espanya",
            eng: "The six radial roads of Spain",
          },
          answerIncorrect1: {
            cas: "Las del puerto",
            cat: "Les del port",
            eng: "Those to the harbour",
          },
          answerIncorrect2: { cas: "Las murallas", cat: "Les muralles", eng: "The city walls" },
          scoreCorrect: 10,
        },
      },
    },
    {
      name: { cas: "Plaza Mayor", cat: "Plaza Mayor", eng: "Plaza Mayor square" },
      position: { lat: 40.415512, lon: -3.707401 },
      address: {
        location: "Plaza Mayor, 28012 Madrid, España",
        streetName: "Plaza Mayor",
        city: "Madrid",
        postcode: "28012",
        country: "España",
      },
      story: {
        title: { cas: "237 balcones", cat: "237 balcons", eng: "237 balconies" },
        text: {
          cas: "Desde estos balcones se vieron mercados, fiestas y autos de fe. El rey del caballo es Felipe III.",
          cat: "Des d’aquests balcons es van veure mercats, festes i actes de fe. El rei del cavall és Felip III.",
          eng: "Markets, feasts and trials of faith were watched from these balconies. The king on the horse is Philip III.",
        },
      },
      challenge: {
        kind: "puzzle",
        puzzle: {
          size: 3,
          score: 10,
          description: {
            cas: "Recompón el suelo de la plaza.",
            cat: "Recompon el terra de la plaça.",
            eng: "Put the pavement of the square together again.",
          },
        },
      },
    },
    {
      name: { cas: "Mercado de San Miguel", cat: "Mercat de San Miguel", eng: "San Miguel market" },
      position: { lat: 40.415363, lon: -3.708973 },
      address: {
        location: "Plaza de San Miguel, s/n, 28005 Madrid, España",
        streetName: "Plaza de San Miguel",
        city: "Madrid",
        postcode: "28005",
        country: "España",
      },
      // Under the iron roof GPS is bad; the code hangs at the entrance.
      checkIn: { by: "code", code: "HIERRO-1916" },
      story: {
        title: { cas: "Hierro y cristal", cat: "Ferro i vidre", eng: "Iron and glass" },
        text: {
          cas: "Se inauguró en 1916 y es el único mercado de hierro que conserva Madrid.",
          cat: "Es va inaugurar el 1916 i és l’únic mercat de ferro que conserva Madrid.",
          eng: "It opened in 1916 and is the only iron market that Madrid has kept.",
        },
      },
      challenge: {
        kind: "wordSearch",
        wordSearch: {
          score: 10,
          description: {
            cas: "Busca lo que se vende en el mercado.",
            cat: "Busca el que es ven al mercat.",
            eng: "Find what the market sells.",
          },
          words: {
            cas: ["QUESO", "PULPO", "JAMÓN"],
            cat: ["FORMAT", "POP", "PERNIL"],
            eng: ["CHEESE", "OCTOPUS", "HAM"],
          },
        },
      },
    },
    {
      name: { cas: "Plaza de la Villa", cat: "Plaza de la Villa", eng: "Plaza de la Villa square" },
      position: { lat: 40.415283, lon: -3.710324 },
      address: {
        location: "Plaza de la Villa, 5, 28005 Madrid, España",
        streetName: "Plaza de la Villa",
        streetNumber: "5",
        city: "Madrid",
        postcode: "28005",
        country: "España",
      },
      story: {
        title: {
          cas: "La torre del rey preso",
          cat: "La torre del rei presoner",
          eng: "The tower of the captive king",
        },
        text: {
          cas: "En la torre de los Lujanes estuvo preso, según se cuenta, el rey Francisco I de Francia. Es una de las casas más antiguas de Madrid.",
          cat: "A la torre dels Lujanes hi va estar pres, segons diuen, el rei Francesc I de França. És una de les cases més antigues de Madrid.",
          eng: "King Francis I of France is said to have been held in the tower of the Lujanes. It is one of the oldest houses in Madrid.",
        },
      },
      model: {
        title: {
          cas: "La veleta de la torre",
          cat: "El penell de la torre",
          eng: "The tower’s weathercock",
        },
        animation: "automatic",
      },
      challenge: {
        kind: "points",
        points: { score: 5 },
      },
    },
    {
      name: { cas: "Plaza de Oriente", cat: "Plaza de Oriente", eng: "Plaza de Oriente square" },
      position: { lat: 40.418389, lon: -3.712166 },
      address: {
        location: "Plaza de Oriente, 28013 Madrid, España",
        streetName: "Plaza de Oriente",
        city: "Madrid",
        postcode: "28013",
        country: "España",
      },
      // The statue is seen from all over the garden.
      checkIn: { radius: 40 },
      story: {
        title: {
          cas: "Un caballo sobre dos patas",
          cat: "Un cavall sobre dues potes",
          eng: "A horse on two legs",
        },
        text: {
          cas: "El caballo de Felipe IV se sostiene solo sobre las patas traseras. Para calcular el peso, el escultor pidió consejo a Galileo.",
          cat: "El cavall de Felip IV se sosté només sobre les potes del darrere. Per calcular-ne el pes, l’escultor va demanar consell a Galileu.",
          eng: "The horse of Philip IV stands on its hind legs alone. To work out the weight, the sculptor asked Galileo for advice.",
        },
      },
      challenge: {
        kind: "question",
        question: {
          question: {
            cas: "¿A quién pidió consejo el escultor?",
            cat: "A qui va demanar consell l’escultor?",
            eng: "Who did the sculptor ask for advice?",
          },
          answerCorrect: { cas: "A Galileo", cat: "A Galileu", eng: "Galileo" },
          answerIncorrect1: { cas: "A Velázquez", cat: "A Velázquez", eng: "Velázquez" },
          answerIncorrect2: { cas: "A Cervantes", cat: "A Cervantes", eng: "Cervantes" },
          scoreCorrect: 10,
          scoreIncorrect: 5,
          whyCorrect: {
            cas: "Galileo aconsejó una estatua hueca por delante y maciza por detrás.",
            cat: "Galileu va aconsellar una estàtua buida per davant i massissa per darrere.",
            eng: "Galileo advised a statue that is hollow in front and solid behind.",
          },
          whyIncorrect: {
            cas: "Velázquez retrató al rey y Cervantes ya había muerto. El consejo llegó de Italia: el de Galileo.",
            cat: "Velázquez va retratar el rei i Cervantes ja era mort. El consell va arribar d’Itàlia: el de Galileu.",
            eng: "Velázquez painted the king, and Cervantes was already dead. The advice came from Italy, from Galileo.",
          },
        },
      },
    },
    {
      name: { cas: "Palacio Real", cat: "Palau Reial", eng: "Royal Palace" },
      position: { lat: 40.417953, lon: -3.714312 },
      address: {
        location: "Calle de Bailén, s/n, 28071 Madrid, España",
        streetName: "Calle de Bailén",
        city: "Madrid",
        postcode: "28071",
        country: "España",
      },
      isFinal: true,
      story: {
        title: { cas: "El final del camino", cat: "El final del camí", eng: "The end of the walk" },
        text: {
          cas: "El antiguo alcázar ardió en la Nochebuena de 1734. Sobre sus restos se levantó este palacio de piedra.",
          cat: "L’antic alcàsser va cremar la Nit de Nadal del 1734. Sobre les seves restes es va aixecar aquest palau de pedra.",
          eng: "The old fortress burnt down on Christmas Eve of 1734. This palace of stone was raised on its remains.",
        },
      },
      challenge: {
        kind: "question",
        hint: {
          text: {
            cas: "Tenía torres y murallas, y su nombre viene del árabe.",
            cat: "Tenia torres i muralles, i el seu nom ve de l’àrab.",
            eng: "It had towers and walls, and soldiers could defend it.",
          },
          cost: 5,
        },
        question: {
          question: {
            cas: "¿Qué había aquí antes del palacio?",
            cat: "Què hi havia aquí abans del palau?",
            eng: "What stood here before the palace?",
          },
          answerCorrect: { cas: "Un alcázar", cat: "Un alcàsser", eng: "A fortress" },
          answerIncorrect1: { cas: "Un teatro", cat: "Un teatre", eng: "A theatre" },
          answerIncorrect2: { cas: "Un puente", cat: "Un pont", eng: "A bridge" },
          scoreCorrect: 10,
        },
      },
    },
  ],
  assets: { image: "palace", "story.image.*": "gate", "credits.image.*": "gate" },
  pointAssets: {
    0: { "story.audio.*": "clock", "model.asset": "milestone" },
    1: { "story.image.*": "square", "challenge.puzzle.image": "square" },
    2: { "story.image.*": "market", "model.asset": "fountain" },
    3: { "story.image.*": "tower", "model.asset": "weathercock" },
    4: { "story.image.*": "theatre", "story.audio.*": "carillon" },
    5: { "story.image.*": "palace", "story.audio.*": "bells" },
  },
  opensAfter: { 2: 1, 5: 4 },
  closesAfter: { 2: 4 },
  chatbotAt: [1, 5],
};
