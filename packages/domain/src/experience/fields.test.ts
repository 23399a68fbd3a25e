import { expect, test } from "vitest";
import type { FormModel, Model } from "./field.ts";
import * as field from "./field.ts";
import {
  completed,
  emptyModel,
  fromFormModel,
  isBlank,
  patched,
  problemsOf,
  fieldsOf,
  settledForm,
  toFormModel,
  valueAt,
  valuesOf,
  withValues,
} from "./fields.ts";
import { formSchema, modelSchema, recovered } from "./field-schema.ts";

/** One field of each kind, in groups of two depths. */
const fields = {
  title: field.texts({ max: 5, required: true }),
  code: field.text({
    max: 4,
    required: true,
    default: "d",
    validate: (code) => (code === "bad" ? "VALIDATION.invalidCode" : undefined),
  }),
  group: {
    flag: field.flag(true),
    inner: {
      score: field.number({ max: 10, default: 3, problem: "FORM.prizeScoreRange" }),
      seconds: field.number({ max: 7, default: 0 }),
    },
  },
  kind: field.choice(["a", "b"], "b"),
  size: field.choice([3, 4], 3),
  image: field.asset("image", { square: true }),
  sounds: field.assets("audio"),
  after: field.point,
  people: field.users,
  bot: field.bot,
  place: field.place,
  day: field.day((day) => (day > "2030" ? "FORM.prizeDayRange" : undefined)),
  time: field.time((time) => (time > "18" ? "FORM.prizeTimeRange" : undefined)),
  words: field.words((words) => (words.length > 2 ? "CHALLENGE.wordsInvalid" : undefined)),
};
type TestModel = Model<typeof fields>;
type TestForm = FormModel<typeof fields>;

const empty: TestModel = {
  title: { cas: "", cat: "", eng: "" },
  code: "d",
  group: { flag: true, inner: { score: 3, seconds: 0 } },
  kind: "b",
  size: 3,
  image: 0,
  sounds: { cas: 0, cat: 0, eng: 0 },
  after: 0,
  people: [],
  bot: "",
  place: null,
  day: "",
  time: "",
  words: { cas: [], cat: [], eng: [] },
};
const emptyForm: TestForm = {
  ...empty,
  group: { flag: true, inner: { score: "3", seconds: "0" } },
};

test("fields are listed in the order in which they are written, each with its path", () => {
  const paths = fieldsOf(fields).map(({ path }) => path);
  expect(paths.join(" ")).toBe(
    "title code group.flag group.inner.score group.inner.seconds kind size " +
      "image sounds after people bot place day time words",
  );
  expect(
    valuesOf(fields).filter(({ fieldPath: path }) => path === "title" || path === "code"),
  ).toEqual([
    { path: "title.cas", fieldPath: "title", field: fields.title, language: "cas" },
    { path: "title.cat", fieldPath: "title", field: fields.title, language: "cat" },
    { path: "title.eng", fieldPath: "title", field: fields.title, language: "eng" },
    { path: "code", fieldPath: "code", field: fields.code, language: undefined },
  ]);
});

test("a value is read at its path, and is undefined if the path does not exist", () => {
  expect(valueAt(emptyForm, "group.inner.score")).toBe("3");
  expect(valueAt({ group: null }, "group.inner.score")).toBeUndefined();
  expect(valueAt({ group: "text" }, "group.length")).toBeUndefined();
  expect(valueAt(undefined, "group")).toBeUndefined();
});

test("values are set in a copy, missing groups are created, and undefined values are skipped", () => {
  const into = { a: { b: 1, c: 2 } };
  const copy = withValues(into, [
    ["a.b", 5],
    ["a.c", undefined],
    ["x.y.z", null],
  ]);
  expect(copy).toEqual({ a: { b: 5, c: 2 }, x: { y: { z: null } } });
  expect(into).toEqual({ a: { b: 1, c: 2 } });
});

test("an empty model contains all defaults; a stored model gets the defaults that it lacks", () => {
  expect(emptyModel(fields)).toEqual(empty);
  const stored = { title: { cas: "T" }, group: { flag: false }, image: 7, place: null };
  expect(completed(fields, stored)).toEqual({
    ...empty,
    title: { cas: "T", cat: "", eng: "" },
    group: { flag: false, inner: { score: 3, seconds: 0 } },
    image: 7,
  });
});

test("EXP-10 a patch changes only the values that it contains; texts and words are cleaned and trimmed", () => {
  const before: TestModel = { ...empty, code: "abc", image: 5, people: [4] };
  const patch = {
    title: { cat: " x\u202E\r\ny\u0301 \n" },
    group: { inner: { score: 0 } },
    image: 0,
    words: { eng: [" a\u200B ", "\u202E"] },
  };
  expect(patched(fields, before, patch)).toEqual({
    ...before,
    title: { cas: "", cat: "x \u00FD", eng: "" },
    group: { flag: true, inner: { score: 0, seconds: 0 } },
    image: 0,
    words: { cas: [], cat: [], eng: ["a"] },
  });
  const { code: _code, ...older } = before;
  expect(patched(fields, older as TestModel, {}).code).toBe("d");
});

test("PNT-02 a patch with one coordinate keeps the other one; places are stored with six decimals", () => {
  const placed: TestModel = { ...empty, place: { lat: 1, lon: 2 } };
  expect(patched(fields, placed, { place: { lat: 3.123_456_789 } }).place).toEqual({
    lat: 3.123_457,
    lon: 2,
  });
  expect(patched(fields, placed, { place: { lon: 4 } }).place).toEqual({ lat: 1, lon: 4 });
  expect(patched(fields, empty, { place: { lon: 4 } }).place).toEqual({ lat: 0, lon: 4 });
  expect(patched(fields, placed, { place: null }).place).toBeNull();
  expect(patched(fields, placed, {}).place).toEqual({ lat: 1, lon: 2 });
});

test("numbers are texts in a form and numbers again when saved; an empty text gives the default", () => {
  expect(toFormModel(fields, empty)).toEqual(emptyForm);
  expect(fromFormModel(fields, emptyForm)).toEqual(empty);
  const typed: TestForm = {
    ...emptyForm,
    title: { cas: " a ", cat: "", eng: "" },
    group: { flag: false, inner: { score: "  ", seconds: " 07" } },
  };
  expect(fromFormModel(fields, typed)).toMatchObject({
    title: { cas: "a" },
    group: { flag: false, inner: { score: 3, seconds: 7 } },
  });
});

test("an invalid value is not saved, and stays in the form as it was typed", () => {
  const typed: TestForm = {
    ...emptyForm,
    title: { cas: " b ", cat: "123456", eng: "" },
    code: "bad",
    group: { flag: true, inner: { score: "1,5", seconds: " 2 " } },
    day: "2031-01-01",
  };
  expect(fromFormModel(fields, typed)).toMatchObject({
    title: { cas: "b", eng: "" },
    group: { inner: { seconds: 2 } },
  });
  const saved = fromFormModel(fields, typed);
  for (const path of ["title.cat", "code", "group.inner.score", "day"])
    expect(valueAt(saved, path)).toBeUndefined();
  expect(settledForm(fields, typed)).toEqual({
    ...typed,
    title: { cas: "b", cat: "123456", eng: "" },
    group: { flag: true, inner: { score: "1,5", seconds: "2" } },
  });
});

test.each([
  ["", true],
  [" \n", true],
  ["x", false],
  [0, true],
  [1, false],
  [null, true],
  [[], true],
  [["a"], false],
  [false, false],
  [undefined, false],
  [{ lat: 0, lon: 0 }, false],
])("of %j it is %s that nothing is written", (value, blank) => {
  expect(isBlank(value)).toBe(blank);
});

const complete: TestForm = { ...emptyForm, title: { cas: "T", cat: "", eng: "" } };
const problems = (changes: Partial<TestForm>) => problemsOf(fields, { ...complete, ...changes });
const inner = (score: string, seconds = "0") => ({
  group: { flag: true, inner: { score, seconds } },
});

test("EXP-09 only the Spanish version of a required translated text is required", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ title: { cas: " ", cat: "a", eng: "b" }, code: "" })).toEqual([
    { path: "title.cas", problem: "VALIDATION.required", maximum: 5 },
    { path: "code", problem: "VALIDATION.required", maximum: 4 },
  ]);
});

test.each<[string, Partial<TestForm>, string | undefined]>([
  ["a text as long as it may be", { title: { cas: "12345", cat: "", eng: "" } }, undefined],
  ["one more", { title: { cas: "T", cat: "", eng: "123456" } }, "title.eng VALIDATION.tooLong"],
  ["a text that its check refuses", { code: "bad" }, "code VALIDATION.invalidCode"],
  ["the largest number", inner("10"), undefined],
  ["one more", inner("11"), "group.inner.score FORM.prizeScoreRange"],
  ["the smallest number", inner("0"), undefined],
  ["one less", inner("-1"), "group.inner.score FORM.prizeScoreRange"],
  ["a fraction", inner("1.5"), "group.inner.score FORM.prizeScoreRange"],
  ["words", inner("x"), "group.inner.score FORM.prizeScoreRange"],
  ["words behind a number", inner("1 x"), "group.inner.score FORM.prizeScoreRange"],
  ["words before a number", inner("x 1"), "group.inner.score FORM.prizeScoreRange"],
  ["a number in blanks", inner(" 7\t"), undefined],
  ["no number", inner(""), undefined],
  [
    "a number without words of its own",
    inner("3", "8"),
    "group.inner.seconds VALIDATION.wholeNumber",
  ],
  ["a day that its check refuses", { day: "2031-01-01" }, "day FORM.prizeDayRange"],
  ["a time that its check refuses", { time: "19:00" }, "time FORM.prizeTimeRange"],
  ["no time", { time: "" }, undefined],
  [
    "words that their check refuses",
    { words: { cas: [], cat: ["a", "b", "c"], eng: [] } },
    "words.cat CHALLENGE.wordsInvalid",
  ],
])("EXP-09 %s", (_what, changes, said) => {
  expect(problems(changes).map(({ path, problem }) => `${path} ${problem}`)).toEqual(
    said === undefined ? [] : [said],
  );
});

test("only values that are in force are validated", () => {
  const wrong = { ...complete, code: "bad", day: "2031-01-01" };
  expect(problemsOf(fields, wrong, ({ path }) => path !== "code")).toEqual([
    { path: "day", problem: "FORM.prizeDayRange", maximum: undefined },
  ]);
});

const full: TestModel = {
  ...empty,
  people: [1, 2],
  place: { lat: 1, lon: 2 },
  words: { cas: ["a"], cat: [], eng: [] },
};
const WRONG: [path: string, value: unknown][] = [
  ["title.cat", 3],
  ["code", null],
  ["group.flag", 1],
  ["group.inner.score", true],
  ["kind", "c"],
  ["size", 5],
  ["image", "1"],
  ["sounds.eng", null],
  ["after", "1"],
  ["people", ["1"]],
  ["bot", null],
  ["place", { lat: 1 }],
  ["day", 1],
  ["time", null],
  ["words.cas", [1]],
];

test("a stored model and a form are checked against the shape of their fields", () => {
  expect(modelSchema(fields).safeParse(full)).toEqual({ success: true, data: full });
  expect(modelSchema(fields).safeParse(emptyForm).success).toBe(false);
  const form = formSchema(fields, () => []);
  expect(form.safeParse(emptyForm).success).toBe(true);
  expect(form.safeParse(empty).success).toBe(false);
});

test.each(WRONG)("%s is never %j", (path, value) => {
  expect(modelSchema(fields).safeParse(withValues(full, [[path, value]])).success).toBe(false);
  const kept = withValues(complete, [[path, value]]);
  expect(recovered(fields, kept, complete)).toEqual(complete);
});

test("problems of a form are reported by path, with the maximum length of a text", () => {
  const schema = formSchema(fields, (form) => problemsOf(fields, form));
  const { error } = schema.safeParse({ ...complete, code: "12345", day: "2031-01-01" });
  expect(error?.issues).toMatchObject([
    { path: ["code"], message: "VALIDATION.tooLong", maximum: 4 },
    { path: ["day"], message: "FORM.prizeDayRange" },
  ]);
  expect(error?.issues[1]).not.toHaveProperty("maximum");
  expect(schema.safeParse(complete).success).toBe(true);
});

test("TRU-34 all values of a draft that have the right shape are restored", () => {
  const kept = { code: "way too long", group: { inner: { score: "1,5" } }, title: "T" };
  expect(recovered(fields, kept, complete)).toEqual({
    ...complete,
    code: "way too long",
    group: { flag: true, inner: { score: "1,5", seconds: "0" } },
  });
  for (const nothing of ["text", null, undefined, 3])
    expect(recovered(fields, nothing, complete)).toBeUndefined();
});

test("an asset field says which type it accepts, and whether the image has to be square", () => {
  expect(fields.image.asset).toEqual({ type: "image", square: true });
  expect(fields.sounds.asset).toEqual({ type: "audio", square: false });
  expect(field.asset("model").asset).toEqual({ type: "model", square: false });
  expect([
    field.asset("model").required,
    field.asset("model", { required: true }).required,
  ]).toEqual([false, true]);
});
