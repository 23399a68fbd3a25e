import { CHALLENGE_FIELDS, CHALLENGE_NAMES } from "./challenges.ts";

/** Labels and options of the fields of experiences and points, by their paths. */
export default {
  EXPERIENCE_FIELDS: {
    name: "Nombre",
    description: "Descripción",
    slogan: "Frase de bienvenida",
    image: "Imagen de la experiencia",
    city: "Ciudad",
    code: "Código de acceso",
    language: "Idioma por defecto",
    type: "Tipo de experiencia",
    requiresRegister: "Requiere registro",
    geolocated: "Geolocalizada",
    freeMovement: "Movimiento libre (modo de prueba)",
    repeat: "Se puede repetir",
    openOnWeb: "Abierta en la web",
    listed: "En la lista de rutas",
    opensOn: "Se abre el",
    closesOn: "Último día abierta",
    collaborators: "Colaboradores",
    credits: {
      text: "Texto de los créditos",
      image: "Imagen de los créditos",
    },
    story: {
      text: "Texto de la historia",
      image: "Imagen de la historia",
      audio: "Audio de la historia",
    },
    prize: {
      enabled: "La experiencia acaba con un premio",
      name: "Nombre del premio",
      description: "Descripción del premio",
      image: "Imagen del premio",
      delivery: "Cómo se entrega",
      score: "Puntuación necesaria",
      stock: "Unidades del premio",
      pickup: {
        firstDay: "Primer día de recogida",
        lastDay: "Último día de recogida",
        morningStart: "Horario de mañana (desde)",
        morningEnd: "Horario de mañana (hasta)",
        afternoonStart: "Horario de tarde (desde)",
        afternoonEnd: "Horario de tarde (hasta)",
        place: "Punto de recogida",
        address: "Dirección de recogida",
      },
      lotteryDay: "Fecha del sorteo",
    },
  },
  EXPERIENCE_CHOICES: {
    prize: {
      delivery: {
        prize: "Recogida",
        lottery: "Sorteo",
      },
    },
  },
  POINT_FIELDS: {
    name: "Nombre del punto",
    position: "Lugar",
    address: {
      location: "Dirección",
      streetName: "Calle",
      streetNumber: "Número",
      city: "Población",
      postcode: "Código postal",
      country: "País",
    },
    checkIn: {
      by: "Cómo se llega",
      radius: "Radio (metros)",
      code: "Texto del código QR",
    },
    duration: "Duración (segundos)",
    activationDependency: "Se activa después de",
    deactivationDependency: "Se desactiva después de",
    isFinal: "Es el punto final de la experiencia",
    chatbot: "Chatbot",
    story: {
      title: "Título de la historia",
      text: "Texto de la historia",
      image: "Imagen de la historia",
      audio: "Audio de la historia",
    },
    model: {
      asset: "Modelo 3D",
      title: "Título del modelo",
      animation: "Animación del modelo",
      clip: "Animación que se reproduce",
    },
    challenge: {
      kind: "Tipo de reto",
      hint: {
        text: "Pista",
        cost: "Puntuación que cuesta la pista",
      },
      ...CHALLENGE_FIELDS,
    },
  },
  POINT_CHOICES: {
    checkIn: {
      by: {
        position: "Acercándose: lo dice el GPS",
        code: "Leyendo un código QR que hay en el lugar",
      },
    },
    model: {
      animation: {
        waiting: "En espera: se mueve cuando lo tocan",
        automatic: "Automática",
        none: "Sin animación",
      },
    },
    challenge: {
      kind: CHALLENGE_NAMES,
    },
  },
};
