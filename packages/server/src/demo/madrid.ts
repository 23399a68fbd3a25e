import type { DemoRoute } from "./seed.ts";

export const madrid: DemoRoute = {
  fields: {
    gymName: "Madrid de los Austrias",
    gymNameCat: "El Madrid dels Àustries",
    gymNameEng: "Habsburg Madrid",
    gymDescription:
      "Un paseo de una hora por las plazas donde Madrid se hizo capital: del kilómetro cero al Palacio Real, con paradas para mirar hacia arriba.",
    gymDescriptionCat:
      "Un passeig d'una hora per les places on Madrid es va fer capital: del quilòmetre zero al Palau Reial, amb parades per mirar amunt.",
    gymDescriptionEng:
      "A one-hour walk through the squares where Madrid became a capital: from kilometre zero to the Royal Palace, with reasons to look up on the way.",
    gymSlogan: "¡Te damos la bienvenida! Cálzate bien y abre los ojos: la ciudad hará el resto.",
    gymSloganCat:
      "Us donem la benvinguda! Calceu-vos bé i obriu els ulls: la ciutat farà la resta.",
    gymSloganEng: "Welcome! Wear good shoes and keep your eyes open: the city will do the rest.",
    gymCity: "Madrid",
    gymLang: "cas",
    gymCode: "MAD561",
    gymPrivate: 3,
    repeatGym: 1,
    gymCredits: "Gracias por caminar con nosotros por el Madrid más antiguo.",
    gymCreditsCat: "Gràcies per caminar amb nosaltres pel Madrid més antic.",
    gymCreditsEng: "Thank you for walking with us through the oldest part of Madrid.",
    storyText:
      "En 1561 Felipe II trajo aquí la corte, y una villa de barro tuvo que aprender a ser capital.",
    storyTextCat:
      "El 1561 Felip II hi va portar la cort, i una vila de fang va haver d'aprendre a ser capital.",
    storyTextEng:
      "In 1561 Philip II brought his court here, and a town of mud had to learn to be a capital.",
  },
  points: [
    {
      mappointName: "Puerta del Sol",
      mappointNameCat: "Puerta del Sol",
      mappointNameEng: "Puerta del Sol square",
      latitude: 40.416729,
      longitude: -3.703339,
      location: "Puerta del Sol, 7, 28013 Madrid, España",
      streetName: "Puerta del Sol",
      streetNumber: "7",
      city: "Madrid",
      postcode: "28013",
      country: "España",
      storyTitle: "El reloj que marca el año",
      storyTitleCat: "El rellotge que marca l'any",
      storyTitleEng: "The clock that starts the year",
      storyText:
        "Bajo el reloj de la Casa de Correos está la placa del kilómetro cero. Búscala en la acera.",
      storyTextCat:
        "Sota el rellotge de la Casa de Correus hi ha la placa del quilòmetre zero. Busca-la a la vorera.",
      storyTextEng:
        "The plaque of kilometre zero lies below the clock of the old post office. Look for it on the pavement.",
    },
    {
      mappointName: "Plaza Mayor",
      mappointNameCat: "Plaza Mayor",
      mappointNameEng: "Plaza Mayor square",
      latitude: 40.415512,
      longitude: -3.707401,
      location: "Plaza Mayor, 28012 Madrid, España",
      streetName: "Plaza Mayor",
      city: "Madrid",
      postcode: "28012",
      country: "España",
      storyTitle: "237 balcones",
      storyTitleCat: "237 balcons",
      storyTitleEng: "237 balconies",
      storyText:
        "Desde estos balcones se vieron mercados, fiestas y autos de fe. El rey del caballo es Felipe III.",
      storyTextCat:
        "Des d'aquests balcons es van veure mercats, festes i actes de fe. El rei del cavall és Felip III.",
      storyTextEng:
        "Markets, feasts and trials of faith were watched from these balconies. The king on the horse is Philip III.",
    },
    {
      mappointName: "Mercado de San Miguel",
      mappointNameCat: "Mercat de San Miguel",
      mappointNameEng: "San Miguel market",
      latitude: 40.415363,
      longitude: -3.708973,
      location: "Plaza de San Miguel, s/n, 28005 Madrid, España",
      streetName: "Plaza de San Miguel",
      city: "Madrid",
      postcode: "28005",
      country: "España",
      storyTitle: "Hierro y cristal",
      storyTitleCat: "Ferro i vidre",
      storyTitleEng: "Iron and glass",
      storyText: "Se inauguró en 1916 y es el único mercado de hierro que conserva Madrid.",
      storyTextCat: "Es va inaugurar el 1916 i és l'únic mercat de ferro que conserva Madrid.",
      storyTextEng: "It opened in 1916 and is the only iron market that Madrid has kept.",
    },
    {
      mappointName: "Palacio Real",
      mappointNameCat: "Palau Reial",
      mappointNameEng: "Royal Palace",
      latitude: 40.417953,
      longitude: -3.714312,
      location: "Calle de Bailén, s/n, 28071 Madrid, España",
      streetName: "Calle de Bailén",
      city: "Madrid",
      postcode: "28071",
      country: "España",
      isFinal: 1,
      Qtype: "end",
      storyTitle: "El final del camino",
      storyTitleCat: "El final del camí",
      storyTitleEng: "The end of the walk",
      storyText:
        "El antiguo alcázar ardió en la Nochebuena de 1734. Sobre sus restos se levantó este palacio de piedra.",
      storyTextCat:
        "L'antic alcàsser va cremar la Nit de Nadal del 1734. Sobre les seves restes es va aixecar aquest palau de pedra.",
      storyTextEng:
        "The old fortress burnt down on Christmas Eve of 1734. This palace of stone was raised on its remains.",
    },
  ],
  assets: { gymModelId: "palace", storyImg: "gate", gymCreditsImg: "gate" },
  pointAssets: {
    0: { storySound: "clock", challengeModelId: "milestone" },
    1: { storyImg: "square", puzzleImg: "square" },
    2: { storyImg: "market", challengeModelId: "fountain" },
    3: { storyImg: "palace", storySound: "bells" },
  },
};
