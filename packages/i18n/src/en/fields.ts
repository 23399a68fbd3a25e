import type { FieldWords } from "../words.ts";

export default {
  EXPERIENCE_FIELDS: {
    name: "Name",
    description: "Description",
    slogan: "Welcome phrase",
    image: "Image of the experience",
    city: "City",
    code: "Access code",
    language: "Default language",
    type: "Kind of experience",
    requiresRegister: "Requires registration",
    geolocated: "Geolocated",
    freeMovement: "Free movement (test mode)",
    repeat: "Can be repeated",
    collaborators: "Collaborators",
    credits: {
      text: "Text of the credits",
      image: "Image of the credits",
    },
    story: {
      text: "Text of the story",
      image: "Image of the story",
      audio: "Audio of the story",
    },
    prize: {
      enabled: "The experience ends with a prize",
      name: "Name of the prize",
      description: "Description of the prize",
      image: "Image of the prize",
      delivery: "How it is handed over",
      score: "Points needed",
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
    name: "Name of the point",
    position: "Place",
    address: {
      location: "Address",
      streetName: "Street",
      streetNumber: "Number",
      city: "Town",
      postcode: "Postcode",
      country: "Country",
    },
    duration: "Duration (seconds)",
    activationDependency: "Activated after",
    deactivationDependency: "Deactivated after",
    isFinal: "It is the final point of the experience",
    chatbot: "Chatbot",
    story: {
      title: "Title of the story",
      text: "Text of the story",
      image: "Image of the story",
      audio: "Audio of the story",
    },
    model: {
      asset: "3D model",
      title: "Title of the model",
      animation: "Animation of the model",
      clip: "Animation that plays",
    },
    challenge: {
      kind: "Kind of challenge",
      question: {
        question: "Question",
        answerCorrect: "Correct answer",
        answerIncorrect1: "Incorrect answer",
        answerIncorrect2: "Another incorrect answer",
        scoreCorrect: "Points earned",
        scoreIncorrect: "Points lost for a wrong answer",
      },
      puzzle: {
        image: "Puzzle image",
        size: "Pieces",
        description: "Description of the puzzle",
        score: "Points earned",
      },
      wordSearch: {
        words: "Words",
        description: "Description of the word search",
        score: "Points earned",
      },
      points: {
        score: "Points earned",
      },
    },
  },
  POINT_CHOICES: {
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
