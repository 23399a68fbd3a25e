import { CHALLENGE_FIELDS, CHALLENGE_NAMES } from "./challenges.ts";
import type { FieldWords } from "../words.ts";

export default {
  EXPERIENCE_FIELDS: {
    name: "Nom",
    description: "Descripció",
    slogan: "Frase de benvinguda",
    image: "Imatge de l’experiència",
    city: "Ciutat",
    code: "Codi d’accés",
    language: "Idioma per defecte",
    type: "Tipus d’experiència",
    requiresRegister: "Requereix registre",
    geolocated: "Geolocalitzada",
    freeMovement: "Moviment lliure (mode de prova)",
    repeat: "Es pot repetir",
    openOnWeb: "Oberta al web",
    listed: "A la llista de rutes",
    opensOn: "S’obre el",
    closesOn: "Últim dia oberta",
    collaborators: "Col·laboradors",
    credits: {
      text: "Text dels crèdits",
      image: "Imatge dels crèdits",
    },
    story: {
      text: "Text de la història",
      image: "Imatge de la història",
      audio: "Àudio de la història",
    },
    prize: {
      enabled: "L’experiència acaba amb un premi",
      name: "Nom del premi",
      description: "Descripció del premi",
      image: "Imatge del premi",
      delivery: "Com es lliura",
      score: "Puntuació necessària",
      stock: "Unitats del premi",
      pickup: {
        firstDay: "Primer dia de recollida",
        lastDay: "Últim dia de recollida",
        morningStart: "Horari de matí (des de)",
        morningEnd: "Horari de matí (fins a)",
        afternoonStart: "Horari de tarda (des de)",
        afternoonEnd: "Horari de tarda (fins a)",
        place: "Punt de recollida",
        address: "Adreça de recollida",
      },
      lotteryDay: "Data del sorteig",
    },
  },
  EXPERIENCE_CHOICES: {
    prize: {
      delivery: {
        prize: "Recollida",
        lottery: "Sorteig",
      },
    },
  },
  POINT_FIELDS: {
    name: "Nom del punt",
    position: "Lloc",
    address: {
      location: "Adreça",
      streetName: "Carrer",
      streetNumber: "Número",
      city: "Població",
      postcode: "Codi postal",
      country: "País",
    },
    checkIn: {
      by: "Com s’hi arriba",
      radius: "Radi (metres)",
      code: "Text del codi QR",
    },
    duration: "Durada (segons)",
    activationDependency: "S’activa després de",
    deactivationDependency: "Es desactiva després de",
    isFinal: "És el punt final de l’experiència",
    chatbot: "Xatbot",
    story: {
      title: "Títol de la història",
      text: "Text de la història",
      image: "Imatge de la història",
      audio: "Àudio de la història",
    },
    model: {
      asset: "Model 3D",
      title: "Títol del model",
      animation: "Animació del model",
      clip: "Animació que es reprodueix",
    },
    challenge: {
      kind: "Tipus de repte",
      hint: {
        text: "Pista",
        cost: "Puntuació que costa la pista",
      },
      ...CHALLENGE_FIELDS,
    },
  },
  POINT_CHOICES: {
    checkIn: {
      by: {
        position: "Acostant-s’hi: ho diu el GPS",
        code: "Llegint un codi QR que hi ha al lloc",
      },
    },
    model: {
      animation: {
        waiting: "En espera: es mou quan el toquen",
        automatic: "Automàtica",
        none: "Sense animació",
      },
    },
    challenge: {
      kind: CHALLENGE_NAMES,
    },
  },
} satisfies FieldWords;
