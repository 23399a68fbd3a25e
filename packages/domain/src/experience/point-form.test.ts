import { expect, test } from "vitest";
import { pointFields, pointFormSchema, type PointForm } from "./point.ts";
import { fromPointRecord, toPointRecord } from "./point-record.ts";
import { emptyModel, patched, pathsOf, toFormModel } from "./fields.ts";
import { recovered } from "./field-schema.ts";
import { pointWire } from "./wire.ts";

const fresh = toFormModel(pointFields, emptyModel(pointFields));
const form: PointForm = {
  ...fresh,
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
  checkIn: { by: "code", radius: "40", code: "sol-1" },
  duration: "90",
  activationDependency: 31,
  deactivationDependency: 32,
  isFinal: true,
  chatbot: "bot-1",
  story: {
    title: { cas: "El reloj", cat: "", eng: "The clock" },
    text: { cas: "Da las doce", cat: "Toca les dotze", eng: "" },
    image: { cas: 5, cat: 0, eng: 6 },
    audio: { cas: 0, cat: 7, eng: 0 },
  },
  model: { asset: 8, title: { cas: "Oso", cat: "Ós", eng: "" }, animation: "none", clip: "wave" },
  challenge: {
    ...fresh.challenge,
    kind: "question",
    hint: { text: { cas: "Mira la torre", cat: "", eng: "Look up" }, cost: "5" },
    question: {
      question: { cas: "¿Qué hora es?", cat: "", eng: "What time is it?" },
      answerCorrect: { cas: "Las doce", cat: "Les dotze", eng: "" },
      answerIncorrect1: { cas: "La una", cat: "", eng: "" },
      answerIncorrect2: { cas: "Las dos", cat: "", eng: "" },
      scoreCorrect: "15",
      scoreIncorrect: "3",
      whyCorrect: { cas: "Da doce campanadas", cat: "", eng: "" },
      whyIncorrect: { cas: "", cat: "Mira el rellotge", eng: "" },
    },
    puzzle: {
      image: 9,
      size: 4,
      description: { cas: "Une las piezas", cat: "", eng: "" },
      score: "20",
    },
    wordSearch: {
      words: { cas: ["OSO", "SOL"], cat: ["ÓS"], eng: [] },
      description: { cas: "", cat: "Troba-les", eng: "" },
      score: "25",
    },
    points: { score: "30" },
  },
};

/** The form as read back from what the server has stored, beside another point and its story. */
function stored(values: PointForm): PointForm {
  const point = patched(
    pointFields,
    emptyModel(pointFields),
    pointWire.fromForm(pointWire.toForm(values)),
  );
  const own = toPointRecord(33, point);
  const other = toPointRecord(34, {
    ...point,
    story: { ...point.story, title: { cas: "De otro", cat: "De l'altre", eng: "Other" } },
  });
  const ofExperience = own.mappointstory.map((row) => ({ ...row, IdMappoint: 0, Title: "Ruta" }));
  return toFormModel(
    pointFields,
    fromPointRecord(own.point, {
      mappointstory: [...ofExperience, ...other.mappointstory, ...own.mappointstory],
      mappointardesc: [...other.mappointardesc, ...own.mappointardesc],
      mappointMinigames: [...other.mappointMinigames, ...own.mappointMinigames],
    }),
  );
}

const said = (values: PointForm) =>
  (pointFormSchema.safeParse(values).error?.issues ?? []).map((issue) => [
    issue.path.join("."),
    issue.message,
  ]);
const withChallenge = (challenge: Partial<PointForm["challenge"]>): PointForm => ({
  ...form,
  challenge: { ...form.challenge, ...challenge },
});

test("PNT-03, PNT-05 every field of a point is read from the wire exactly as it was sent", () => {
  expect(stored(form)).toEqual(form);
});

test("PNT-03, CHL-01 story and model are sent in their own fields", () => {
  expect(pointWire.toForm(form)).toMatchObject({
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
    challengeModelClip: "wave",
  });
});

test("CHL-02, CHL-03, CHL-04, CHL-05 all games of a point are sent, and which one is in force", () => {
  expect(pointWire.toForm(form)).toMatchObject({
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
  const question = { ...form.challenge.question, scoreIncorrect: "" };
  expect(pointWire.toForm(withChallenge({ question }))).toMatchObject({ scoreIncorrect: 0 });
});

test("PNT-05 an empty duration means indefinite", () => {
  expect(pointWire.toForm({ ...form, duration: "" })).toMatchObject({ lifetime: 0 });
});

test("CHL-05 words that a word search does not allow are reported, wherever they came from", () => {
  const words = { cas: ["OSO", "oso"], cat: ["MADROÑOS"], eng: ["OK"] };
  const wordSearch = { ...form.challenge.wordSearch, words };
  expect(said(withChallenge({ wordSearch }))).toEqual([
    ["challenge.wordSearch.words.cas", "CHALLENGE.wordsInvalid"],
    ["challenge.wordSearch.words.cat", "CHALLENGE.wordsInvalid"],
  ]);
});

test("PNT-07 a stored point at zero has no place in the form", () => {
  expect(stored({ ...form, position: { lat: 0, lon: 0 } }).position).toBeNull();
});

test("PNT-05, CHL-02 a number that is not an integer is reported", () => {
  const question = { ...form.challenge.question, scoreIncorrect: "-" };
  expect(said({ ...withChallenge({ question }), duration: "1,5" })).toEqual([
    ["duration", "VALIDATION.wholeNumber"],
    ["challenge.question.scoreIncorrect", "VALIDATION.wholeNumber"],
  ]);
});

test("TRU-34 a half-typed number does not lose anything of a point's draft", () => {
  const question = { ...fresh.challenge.question, scoreIncorrect: "-" };
  const draft = { ...fresh, duration: "1,5", challenge: { ...fresh.challenge, question } };
  expect(recovered(pointFields, structuredClone(draft), form)).toEqual(draft);
});

test("TRU-34 a value of the wrong shape in a point's draft is taken from the saved point", () => {
  const { story: _, ...older } = fresh;
  expect(recovered(pointFields, { ...older, position: "40, -3" }, form)).toEqual({
    ...fresh,
    story: form.story,
    position: form.position,
  });
});

test("PNT-03 a point's texts and words are those that can be copied between languages", () => {
  const copied = pathsOf(pointFields, ["text", "words"], true);
  expect(copied).toEqual(
    expect.arrayContaining(["name", "model.title", "challenge.wordSearch.words"]),
  );
  expect(copied).not.toContain("address.city");
});
