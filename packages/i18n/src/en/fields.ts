import { CHALLENGE_FIELDS, CHALLENGE_NAMES } from "./challenges.ts";
import type { FieldWords } from "../words.ts";

export default {
  EXPERIENCE_FIELDS: {
    name: "Name",
    description: "Description",
    slogan: "Welcome phrase",
    image: "Experience image",
    city: "City",
    code: "Access code",
    language: "Default language",
    type: "Experience type",
    requiresRegister: "Requires registration",
    geolocated: "Geolocated",
    freeMovement: "Free movement (test mode)",
    repeat: "Can be repeated",
    openOnWeb: "Open on the web",
    listed: "In the list of routes",
    opensOn: "Opens on",
    closesOn: "Last day open",
    collaborators: "Collaborators",
    credits: {
      text: "Credits text",
      image: "Credits image",
    },
    story: {
      text: "Story text",
      image: "Story image",
      audio: "Story audio",
    },
    prize: {
      enabled: "The experience ends with a prize",
      name: "Prize name",
      description: "Prize description",
      image: "Prize image",
      delivery: "How it is handed over",
      score: "Score needed",
      stock: "Prizes in stock",
      pickup: {
        firstDay: "First day of pickup",
        lastDay: "Last day of pickup",
        morningStart: "Morning hours (from)",
        morningEnd: "Morning hours (to)",
        afternoonStart: "Afternoon hours (from)",
        afternoonEnd: "Afternoon hours (to)",
        place: "Pickup point",
        address: "Pickup address",
      },
      lotteryDay: "Date of the draw",
    },
  },
  EXPERIENCE_CHOICES: {
    prize: {
      delivery: {
        prize: "Pickup",
        lottery: "Prize draw",
      },
    },
  },
  POINT_FIELDS: {
    name: "Point name",
    position: "Place",
    address: {
      location: "Address",
      streetName: "Street",
      streetNumber: "Number",
      city: "Town",
      postcode: "Postcode",
      country: "Country",
    },
    checkIn: {
      by: "How visitors arrive",
      radius: "Radius (metres)",
      code: "Text of the QR code",
    },
    duration: "Duration (seconds)",
    activationDependency: "Activated after",
    deactivationDependency: "Deactivated after",
    isFinal: "It is the final point of the experience",
    chatbot: "Chatbot",
    story: {
      title: "Story title",
      text: "Story text",
      image: "Story image",
      audio: "Story audio",
    },
    model: {
      asset: "3D model",
      title: "Model title",
      animation: "Animation of the model",
      clip: "Animation that plays",
    },
    challenge: {
      kind: "Challenge type",
      hint: {
        text: "Hint",
        cost: "Score that the hint costs",
      },
      ...CHALLENGE_FIELDS,
    },
  },
  POINT_CHOICES: {
    checkIn: {
      by: {
        position: "By coming near: GPS tells",
        code: "By reading a QR code at the place",
      },
    },
    model: {
      animation: {
        waiting: "Waiting: it moves when it is touched",
        automatic: "Automatic",
        none: "No animation",
      },
    },
    challenge: {
      kind: CHALLENGE_NAMES,
    },
  },
} satisfies FieldWords;
