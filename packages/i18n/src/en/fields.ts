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
      question: {
        question: "Question",
        answerCorrect: "Correct answer",
        answerIncorrect1: "Incorrect answer",
        answerIncorrect2: "Another incorrect answer",
        scoreCorrect: "Score earned",
        scoreIncorrect: "Score lost for a wrong answer",
        whyCorrect: "Why it is right",
        whyIncorrect: "Why it is wrong",
      },
      puzzle: {
        image: "Puzzle image",
        size: "Pieces",
        description: "Puzzle description",
        score: "Score earned",
      },
      wordSearch: {
        words: "Words",
        description: "Word search description",
        score: "Score earned",
      },
      points: {
        score: "Score earned",
      },
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
      kind: {
        none: "None",
        question: "A question with three answers",
        puzzle: "A picture puzzle",
        wordSearch: "A word search",
        points: "Points only",
      },
    },
  },
} satisfies FieldWords;
