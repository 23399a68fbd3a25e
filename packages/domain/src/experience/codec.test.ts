import { expect, test } from "vitest";
import { createCodec } from "./codec.ts";
import type { Model } from "./field.ts";
import * as field from "./field.ts";
import { emptyModel, toFormModel } from "./fields.ts";

const fields = {
  name: field.texts({ max: 20 }),
  story: { text: field.texts({ max: 20 }), image: field.assets("image") },
  flag: field.flag(false),
  geo: field.flag(false),
  kind: field.choice(["one", "two"], "one"),
  score: field.number({ max: 9, default: 5 }),
  after: field.point,
  people: field.users,
  bot: field.bot,
  place: field.place,
  words: field.words(() => undefined),
};
const codec = createCodec(fields, "main", {
  name: { form: "theName", record: ["main", "TheName"] },
  "story.text": { form: "storyText", record: ["stories", "Text"] },
  "story.image": { form: "storyImg", record: ["stories", "IdImg"] },
  flag: { form: "flag", record: ["main", "Flag"] },
  geo: { form: "private", record: ["main", "Private"], values: { true: 3, false: 2 } },
  kind: { form: "kind", record: ["main", "Kind"], values: { one: "uno", two: "dos" } },
  score: { form: "score", record: ["main", "Score"] },
  after: { form: "after", record: ["main", "After"] },
  people: { form: "people" },
  bot: { form: "botId", record: ["main", "IdBot"] },
  place: { form: ["lat", "lon"], record: ["main", ["Lat", "Lon"]] },
  words: { form: "words", record: ["game", "Words"] },
});

const empty = emptyModel(fields);
const full: Model<typeof fields> = {
  name: { cas: "n-es", cat: "n-ca", eng: "n-en" },
  story: { text: { cas: "s-es", cat: "", eng: "s-en" }, image: { cas: 1, cat: 2, eng: 0 } },
  flag: true,
  geo: true,
  kind: "two",
  score: 7,
  after: 33,
  people: [4, 17],
  bot: "bot-1",
  place: { lat: 1.5, lon: 2.5 },
  words: { cas: ["sol", "mar"], cat: [], eng: ["\u00f1"] },
};
const main = {
  TheName: "n-es",
  TheNameCat: "n-ca",
  TheNameEng: "n-en",
  Flag: 1,
  Private: 3,
  Kind: "dos",
  Score: 7,
  After: "33",
  IdBot: "bot-1",
  Lat: 1.5,
  Lon: 2.5,
};
const stories = [
  { Lang: "cas", Text: "s-es", IdImg: 1 },
  { Lang: "cat", Text: "", IdImg: 2 },
  { Lang: "eng", Text: "s-en", IdImg: 0 },
] as const;

test("EXP-11 a form is sent by the contract's names, and read by them", () => {
  const sent = {
    theName: "n-es",
    theNameCat: "n-ca",
    theNameEng: "n-en",
    storyText: "s-es",
    storyTextCat: "",
    storyTextEng: "s-en",
    storyImg: 1,
    storyImgCat: 2,
    storyImgEng: 0,
    flag: 1,
    private: 3,
    kind: "dos",
    score: 7,
    after: "33",
    people: [4, 17],
    botId: "bot-1",
    lat: 1.5,
    lon: 2.5,
    words: "sol mar",
    wordsCat: "",
    wordsEng: "\u00f1",
  };
  expect(codec.toForm(toFormModel(fields, full))).toEqual(sent);
  expect(codec.fromForm(sent as never)).toEqual({
    ...full,
    words: { ...full.words, eng: ["\u00f1"] },
  });
});

test("a form states explicitly that there is no bot, and leaves out a place that is not set", () => {
  const sent = codec.toForm(toFormModel(fields, empty));
  expect(sent).toMatchObject({ botId: "null", flag: 0, private: 2, after: "0", words: "" });
  expect(sent).not.toHaveProperty("lat");
  expect(sent).not.toHaveProperty("lon");
});

test("a value that breaks its rule is not sent", () => {
  const form = { ...toFormModel(fields, full), score: "10" };
  expect(codec.toForm(form)).not.toHaveProperty("score");
});

test("EXP-10 what a form leaves out is left out of the patch", () => {
  expect(codec.fromForm({})).toEqual({});
  expect(codec.fromForm({ theNameCat: "x", storyImgEng: 4 })).toEqual({
    name: { cat: "x" },
    story: { image: { eng: 4 } },
  });
});

test("PNT-02 a form with only one coordinate gives a patch with only that coordinate", () => {
  expect(codec.fromForm({ lat: 1 })).toEqual({ place: { lat: 1 } });
  expect(codec.fromForm({ lon: 0 })).toEqual({ place: { lon: 0 } });
});

test.each([
  [{ flag: 1 }, { flag: true }],
  [{ flag: 0 }, { flag: false }],
  [{ flag: 2 }, { flag: false }],
  [{ private: 3 }, { geo: true }],
  [{ private: 2 }, { geo: false }],
  [{ kind: "uno" }, { kind: "one" }],
  [{ kind: "dos" }, { kind: "two" }],
  [{ after: "12" }, { after: 12 }],
  [{ botId: "null" }, { bot: "" }],
  [{ botId: null }, { bot: "" }],
  [{ botId: "" }, { bot: "" }],
  [{ botId: "b" }, { bot: "b" }],
  [{ people: [9, 4, 9, 10] }, { people: [4, 9, 10] }],
  [{ words: " a  b " }, { words: { cas: ["a", "b"] } }],
  [{ wordsCat: "" }, { words: { cat: [] } }],
])("%j is read as %j", (sent, patch) => {
  expect(codec.fromForm(sent as never)).toEqual(patch);
});

test("EXP-11 a model is split into the parts of a record, and the parts give the same model", () => {
  expect(codec.toPart(full, "main", null)).toEqual(main);
  expect(codec.toPart(full, "game", null)).toEqual({
    Words: "sol mar",
    WordsCat: "",
    WordsEng: "\u00f1",
  });
  expect(codec.toRows(full, "stories")).toEqual(stories);
  const parts = { main, stories, game: { Words: "sol mar", WordsCat: "", WordsEng: "n\u0303" } };
  // Collaborators are in another part of the record.
  expect(codec.fromParts(parts)).toEqual({ ...full, people: [] });
});

test("a place or bot that is not set is written as the none value of its part", () => {
  expect(codec.toPart(empty, "main", null)).toMatchObject({ Lat: null, Lon: null, IdBot: null });
  expect(codec.toPart(empty, "main", 0)).toMatchObject({ Lat: 0, Lon: 0 });
  expect(codec.toPart(empty, "game", 0)).toEqual({ Words: "", WordsCat: "", WordsEng: "" });
});

test.each([
  [0, 0, null],
  [null, 3, null],
  [3, null, null],
  [0, 3, { lat: 0, lon: 3 }],
  [3, 0, { lat: 3, lon: 0 }],
])("a record's place %s, %s is %j", (Lat, Lon, place) => {
  expect(codec.fromParts({ main: { Lat, Lon } }).place).toEqual(place);
});

test("a record may lack a part, a row or a value", () => {
  expect(codec.fromParts({})).toEqual(empty);
  expect(codec.fromParts({ main: { Lat: 1 } })).toEqual(empty);
  expect(codec.fromParts({ main: undefined, stories: [stories[1]] })).toEqual({
    ...empty,
    story: { text: empty.story.text, image: { cas: 0, cat: 2, eng: 0 } },
  });
});

test("a language in which nothing is written has no row", () => {
  const story = { text: { cas: "", cat: "", eng: "x" }, image: { cas: 0, cat: 3, eng: 0 } };
  expect(codec.toRows({ ...full, story }, "stories").map(({ Lang }) => Lang)).toEqual([
    "cat",
    "eng",
  ]);
  expect(codec.toRows(empty, "stories")).toEqual([]);
});

test.each([
  ["name.cas", "theName"],
  ["name.cat", "theNameCat"],
  ["story.image.eng", "storyImgEng"],
  ["score", "score"],
])("the value %s is called %s in a form", (path, name) => {
  expect(codec.formName(path)).toBe(name);
  expect(codec.pathOf(name)).toBe(path);
});

test("a place has two names in a form, and an unknown path has none", () => {
  expect(codec.formName("place")).toBe("lat");
  expect([codec.pathOf("lat"), codec.pathOf("lon")]).toEqual(["place", "place"]);
  const unknown = ["name", "score.cas", "other", "other.cat"].map((path) => codec.formName(path));
  expect(unknown).toEqual([undefined, undefined, undefined, undefined]);
  expect([codec.pathOf("scoreCat"), codec.pathOf("other")]).toEqual([undefined, undefined]);
});

test("a field without names of its own is called by its path, in the main part of the record", () => {
  const plain = { deep: { text: field.texts({ max: 9 }), spot: field.place } };
  const byPath = createCodec(plain, "main", {});
  const form = byPath.toForm({
    deep: { text: { cas: "a", cat: "b", eng: "" }, spot: { lat: 1, lon: 2 } },
  });
  expect(form).toEqual({
    deepText: "a",
    deepTextCat: "b",
    deepTextEng: "",
    deepSpotLatitude: 1,
    deepSpotLongitude: 2,
  });
  const model = byPath.fromParts({
    main: {
      DeepText: "c",
      DeepTextCat: "",
      DeepTextEng: "",
      DeepSpotLatitude: 3,
      DeepSpotLongitude: 4,
    },
  });
  expect(model.deep).toEqual({ text: { cas: "c", cat: "", eng: "" }, spot: { lat: 3, lon: 4 } });
  // @ts-expect-error -- a name of a field that does not exist
  createCodec(plain, "main", { "deep.gone": { form: "gone" } });
});
