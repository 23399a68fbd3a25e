import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, toFormModel } from "@panel/domain/experience/rows";
import { recovered } from "@panel/domain/experience/row-schema";
import { expect, test } from "vitest";
import { fromFlatExperience, fromFlatPoint } from "./flat-drafts.ts";

const storedExperience = toFormModel(experienceFields, newExperience("ABC123"));
const storedPoint = toFormModel(pointFields, emptyModel(pointFields));

const flatExperience = {
  name: { cas: "Ruta", cat: "Ruta (cat)", eng: "Route" },
  description: { cas: "Un paseo", cat: "Un passeig", eng: "A walk" },
  slogan: { cas: "¡Hola!", cat: "Hola!", eng: "Hello!" },
  image: 5,
  city: "Alcalá de Henares ",
  code: "A1b2C3",
  gymLang: "cat",
  gymType: "08",
  requiresRegister: true,
  geolocated: false,
  freeMovement: true,
  repeat: true,
  editors: "4,17",
  credits: { cas: "Laia", cat: "Laia (cat)", eng: "Laia (eng)" },
  creditsImage: { cas: 6, cat: 7, eng: 8 },
  story: { cas: "Érase", cat: "Hi havia", eng: "Once" },
  storyImage: { cas: 9, cat: 10, eng: 15 },
  storySound: { cas: 16, cat: 11, eng: 17 },
  prizeEnabled: true,
  prizeName: { cas: "Copa", cat: "Copa (cat)", eng: "Cup" },
  prizeDescription: { cas: "De plata", cat: "D'argent", eng: "Silver" },
  prizeImage: { cas: 12, cat: 13, eng: 14 },
  prizeDelivery: "lottery",
  prizeScore: "4-",
  prizeStart: "2027-03-01",
  prizeEnd: "2027-03-09",
  prizeAmStart: "09:30",
  prizeAmEnd: "12:45",
  prizePmStart: "16:00",
  prizePmEnd: "17:00",
  prizePlace: { lat: 40.416_775, lon: -3.703_791 },
  prizeAddress: "Plaza Mayor, Madrid",
  prizeLottery: "2027-04-23",
};

const flatPoint = {
  name: { cas: "Sol", cat: "Sol (cat)", eng: "Sun" },
  position: { lat: 40.416775, lon: -3.70379 },
  address: {
    location: "Puerta del Sol 7, Madrid",
    streetName: "Puerta del Sol",
    streetNumber: "7",
    city: "Madrid",
    postcode: "28013",
    country: "España",
  },
  duration: "1,5",
  dependency: 31,
  dependencyNeg: 32,
  isFinal: true,
  storyTitle: { cas: "El reloj", cat: "El rellotge", eng: "The clock" },
  storyText: { cas: "Da las doce", cat: "Toca les dotze", eng: "It strikes" },
  storyImage: { cas: 5, cat: 4, eng: 6 },
  storySound: { cas: 1, cat: 7, eng: 2 },
  model: 8,
  modelTitle: { cas: "Oso", cat: "Ós", eng: "Bear" },
  animation: "2",
  challenge: "puzzle_imagen",
  question: { cas: "¿Qué hora es?", cat: "Quina hora és?", eng: "What time is it?" },
  answerCorrect: { cas: "Las doce", cat: "Les dotze", eng: "Twelve" },
  answerIncorrect1: { cas: "La una", cat: "La una (cat)", eng: "One" },
  answerIncorrect2: { cas: "Las dos", cat: "Les dues", eng: "Two" },
  scoreCorrect: 15,
  scoreIncorrect: "3",
  puzzleImage: 9,
  puzzleSize: 4,
  puzzleText: { cas: "Une las piezas", cat: "Uneix les peces", eng: "Join them" },
  puzzleScore: 20,
  words: { cas: "OSO SOL", cat: "ÓS", eng: "BEAR" },
  wordsText: { cas: "Búscalas", cat: "Troba-les", eng: "Find them" },
  wordsScore: 25,
  pointsScore: 30,
};

test("TRU-34 every value of a flat draft of an experience is restored", () => {
  const { name, description, slogan, image, city, code } = flatExperience;
  const { requiresRegister, geolocated, freeMovement, repeat } = flatExperience;
  const kept = fromFlatExperience(flatExperience);
  expect(recovered(experienceFields, kept, storedExperience)).toEqual({
    ...storedExperience,
    name,
    description,
    slogan,
    image,
    city,
    code,
    requiresRegister,
    geolocated,
    freeMovement,
    repeat,
    language: "cat",
    type: "08",
    collaborators: [4, 17],
    credits: { text: flatExperience.credits, image: flatExperience.creditsImage },
    story: {
      text: flatExperience.story,
      image: flatExperience.storyImage,
      audio: flatExperience.storySound,
    },
    prize: {
      enabled: true,
      name: flatExperience.prizeName,
      description: flatExperience.prizeDescription,
      image: flatExperience.prizeImage,
      delivery: "lottery",
      score: "4-",
      pickup: {
        firstDay: "2027-03-01",
        lastDay: "2027-03-09",
        morningStart: "09:30",
        morningEnd: "12:45",
        afternoonStart: "16:00",
        afternoonEnd: "17:00",
        place: { lat: 40.416_775, lon: -3.703_791 },
        address: "Plaza Mayor, Madrid",
      },
      lotteryDay: "2027-04-23",
    },
  });
});

test("TRU-34 every value of a flat draft of a point is restored", () => {
  const { name, position, address, duration, isFinal } = flatPoint;
  expect(recovered(pointFields, fromFlatPoint(flatPoint), storedPoint)).toEqual({
    ...storedPoint,
    name,
    position,
    address,
    duration,
    isFinal,
    activationDependency: 31,
    deactivationDependency: 32,
    story: {
      title: flatPoint.storyTitle,
      text: flatPoint.storyText,
      image: flatPoint.storyImage,
      audio: flatPoint.storySound,
    },
    model: { asset: 8, title: flatPoint.modelTitle, animation: "none", clip: "" },
    challenge: {
      kind: "puzzle",
      question: {
        question: flatPoint.question,
        answerCorrect: flatPoint.answerCorrect,
        answerIncorrect1: flatPoint.answerIncorrect1,
        answerIncorrect2: flatPoint.answerIncorrect2,
        scoreCorrect: "15",
        scoreIncorrect: "3",
      },
      puzzle: { image: 9, size: 4, description: flatPoint.puzzleText, score: "20" },
      wordSearch: {
        words: { cas: ["OSO", "SOL"], cat: ["ÓS"], eng: ["BEAR"] },
        description: flatPoint.wordsText,
        score: "25",
      },
      points: { score: "30" },
    },
  });
});

test("TRU-34 a flat draft without a position or collaborators has none", () => {
  const none = { lat: null, lon: null };
  const placed = { ...storedPoint, position: { lat: 1, lon: 2 } };
  expect(recovered(pointFields, fromFlatPoint({ position: none }), placed)?.position).toBeNull();
  const edited = { ...storedExperience, collaborators: [3] };
  const kept = fromFlatExperience({ editors: "", prizePlace: none });
  expect(recovered(experienceFields, kept, edited)?.collaborators).toEqual([]);
});

test.each([
  ["experience", experienceFields, fromFlatExperience, storedExperience],
  ["point", pointFields, fromFlatPoint, storedPoint],
] as const)(
  "TRU-34 a draft of an %s in the shape of the model stays as it is",
  (_of, fields, read, stored) => {
    expect(recovered(fields, read(stored), structuredClone(stored) as never)).toEqual(stored);
  },
);

test("TRU-34 a value that is not a draft gives no draft", () => {
  expect(recovered(experienceFields, fromFlatExperience("Ruta"), storedExperience)).toBeUndefined();
});
