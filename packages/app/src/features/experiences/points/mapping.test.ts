import type { MapPoint } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { placeOf, pointTitle, toPointForm, toPointValues, type PointTexts } from "./mapping.ts";
import { acceptPointDraft, newPoint, type PointValues } from "./schema.ts";

const values: PointValues = {
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
  duration: "90",
  dependency: 31,
  dependencyNeg: 32,
  isFinal: true,
  storyTitle: { cas: "El reloj", cat: "", eng: "The clock" },
  storyText: { cas: "Da las doce", cat: "Toca les dotze", eng: "" },
  storyImage: { cas: 5, cat: 0, eng: 6 },
  storySound: { cas: 0, cat: 7, eng: 0 },
  model: 8,
  modelTitle: { cas: "Oso", cat: "Ós", eng: "" },
  animation: "2",
  challenge: "multi_respuesta",
  question: { cas: "¿Qué hora es?", cat: "", eng: "What time is it?" },
  answerCorrect: { cas: "Las doce", cat: "Les dotze", eng: "" },
  answerIncorrect1: { cas: "La una", cat: "", eng: "" },
  answerIncorrect2: { cas: "Las dos", cat: "", eng: "" },
  scoreCorrect: 15,
  scoreIncorrect: "3",
  puzzleImage: 9,
  puzzleSize: 4,
  puzzleText: { cas: "Une las piezas", cat: "", eng: "" },
  puzzleScore: 20,
  words: { cas: "OSO SOL", cat: "ÓS", eng: "" },
  wordsText: { cas: "", cat: "Troba-les", eng: "" },
  wordsScore: 25,
  pointsScore: 30,
};

const stored: MapPoint = {
  IdPoint: 33,
  PointName: "Sol",
  PointNameCat: "Sol (cat)",
  PointNameEng: "Sun",
  Location: "Puerta del Sol 7, Madrid",
  Latitude: 40.416775,
  Longitude: -3.70379,
  StreetName: "Puerta del Sol",
  StreetNumber: "7",
  City: "Madrid",
  Postcode: "28013",
  Country: "España",
  LifeTime: 90,
  Dependency: "31",
  DependencyNeg: "32",
  IsFinal: 1,
  Qtype: "end",
  FlagAnim: 2,
  IdChatbot: null,
  IdChallengeModel: 8,
  version: 1,
};

const row = { IdMappoint: 33, Title: "", Description: "", IdMod: 0, IdSnd: 0 };
const texts: PointTexts = {
  mappointstory: [
    { ...row, IdMappoint: 0, Lang: "cas", Title: "De la experiencia", IdMod: 90 },
    { ...row, Lang: "cas", Title: "El reloj", Description: "Da las doce", IdMod: 5 },
    { ...row, Lang: "cat", Description: "Toca les dotze", IdSnd: 7 },
    { ...row, Lang: "eng", Title: "The clock", IdMod: 6 },
    { ...row, IdMappoint: 34, Lang: "cas", Title: "De otro", IdMod: 91 },
  ],
  mappointardesc: [
    { IdMappoint: 33, Lang: "cas", Description: "Oso" },
    { IdMappoint: 33, Lang: "cat", Description: "Ós" },
    { IdMappoint: 34, Lang: "eng", Description: "Other" },
  ],
  mappointMinigames: [
    { IdMappoint: 34, Type: "puntos", puntos: { active: 1, score: 5 } },
    {
      IdMappoint: 33,
      Type: "multi_respuesta",
      multi_respuesta: {
        Question: "¿Qué hora es?",
        QuestionCat: "",
        QuestionEng: "What time is it?",
        AnswerCorrect: "Las doce",
        AnswerCorrectCat: "Les dotze",
        AnswerCorrectEng: "",
        AnswerIncorrect1: "La una",
        AnswerIncorrect1Cat: "",
        AnswerIncorrect1Eng: "",
        AnswerIncorrect2: "Las dos",
        AnswerIncorrect2Cat: "",
        AnswerIncorrect2Eng: "",
        ScoreCorrect: 15,
        ScoreIncorrect: 3,
      },
      puntos: { active: 0, score: 30 },
      puzzle_imagen: {
        IdMod: 9,
        size: 4,
        score: 20,
        description: "Une las piezas",
        descriptionCat: "",
        descriptionEng: "",
      },
      sopa_letras: {
        description: "",
        descriptionCat: "Troba-les",
        descriptionEng: "",
        score: 25,
        words: "OSO SOL",
        wordsCat: "ÓS",
        wordsEng: "",
      },
    },
  ],
};

const send = (changes: Partial<PointValues>, id = 33) =>
  toPointForm(
    { ...values, ...changes },
    { lat: 40.4167754321, lon: -3.7037901 },
    { id, gymId: 12, idUser: 4 },
  );

test("PNT-03, PNT-05 a point as read fills every field of its form", () => {
  expect(toPointValues(stored, texts)).toEqual(values);
});

test("PNT-03, CHL-01 story and model go each to their own field", () => {
  expect(send({})).toMatchObject({
    storyTitle: "El reloj",
    storyTitleEng: "The clock",
    storyTextCat: "Toca les dotze",
    storyImg: 5,
    storyImgCat: 0,
    storySoundCat: 7,
    challengeModelId: 8,
    challengeDesc: "Oso",
    challengeDescCat: "Ós",
    flagAnim: 2,
  });
});

test("CHL-02, CHL-03, CHL-04, CHL-05 all games of a point go, and which one is in force", () => {
  expect(send({})).toMatchObject({
    challengeType: "multi_respuesta",
    questionEng: "What time is it?",
    answerCorrectCat: "Les dotze",
    answerIncorrect1: "La una",
    answerIncorrect2: "Las dos",
    scoreCorrect: 15,
    scoreIncorrect: 3,
    puzzleImg: 9,
    puzzleSize: 4,
    puzzleDescription: "Une las piezas",
    puzzleScore: 20,
    words: "OSO SOL",
    wordsCat: "ÓS",
    wordsDescriptionCat: "Troba-les",
    wordsScore: 25,
    pointsScore: 30,
  });
  expect(send({ scoreIncorrect: "" })).toMatchObject({ scoreIncorrect: 0 });
});

test("PNT-05 the final point goes as Qtype end, another as none", () => {
  expect(send({})).toMatchObject({
    isFinal: 1,
    Qtype: "end",
    lifetime: 90,
    dependency: "31",
    dependencyNeg: "32",
  });
  expect(send({ isFinal: false, duration: "" })).toMatchObject({
    isFinal: 0,
    Qtype: "",
    lifetime: 0,
  });
});

test("PNT-06 a dependency on a point that was never saved goes as none", () => {
  expect(send({ dependency: 1_000_004 })).toMatchObject({ dependency: "0" });
});

test("PNT-02 coordinates go with 6 decimals", () => {
  expect(send({})).toMatchObject({ latitude: 40.416775, longitude: -3.70379 });
});

test("PNT-07 a stored point at zero has no place in the form", () => {
  expect(placeOf(toPointValues({ ...stored, Latitude: 0, Longitude: 0 }, texts))).toBeNull();
});

test("PNT-01 a point without a name is called by its number", () => {
  expect(
    pointTitle({ ...stored, PointName: "", PointNameCat: "", PointNameEng: "" }, "Punto 2"),
  ).toBe("Punto 2");
  expect(pointTitle({ ...stored, PointName: "" }, "Punto 2")).toBe("Sol (cat)");
});

test("TRU-34 a point's draft is taken up in its known shape only", () => {
  expect(acceptPointDraft(newPoint(), values)).toEqual(newPoint());
  expect(acceptPointDraft({ ...newPoint(), position: "40, -3" }, values)).toBeUndefined();
  const { storyImage: _, model: __, ...older } = newPoint();
  expect(acceptPointDraft(older, values)).toEqual({
    ...newPoint(),
    storyImage: values.storyImage,
    model: 8,
  });
});
