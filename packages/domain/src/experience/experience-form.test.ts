import { expect, test } from "vitest";
import {
  experienceFields,
  experienceFormSchema,
  newExperience,
  type ExperienceForm,
} from "./experience.ts";
import { fromExperienceRecord, toExperienceRecord } from "./experience-record.ts";
import { isDeliveryComplete } from "./prize.ts";
import { emptyModel, patched, pathsOf, settledForm, toFormModel } from "./fields.ts";
import { recovered } from "./field-schema.ts";
import { experienceWire } from "./wire.ts";

const fresh = toFormModel(experienceFields, newExperience("ABC123"));
const form: ExperienceForm = {
  ...fresh,
  name: { cas: "Ruta", cat: "Ruta (cat)", eng: "Route" },
  description: { cas: "Un paseo", cat: "Un passeig", eng: "A walk" },
  slogan: { cas: "¡Hola!", cat: "Hola!", eng: "Hello!" },
  image: 5,
  city: "Alcalá de Henares",
  code: "A1b2C3",
  language: "cat",
  type: "09",
  requiresRegister: true,
  geolocated: false,
  freeMovement: true,
  repeat: true,
  collaborators: [4, 17],
  credits: {
    text: { cas: "Laia", cat: "Laia (cat)", eng: "" },
    image: { cas: 6, cat: 0, eng: 8 },
  },
  story: {
    text: { cas: "Érase", cat: "", eng: "Once" },
    image: { cas: 9, cat: 10, eng: 0 },
    audio: { cas: 0, cat: 11, eng: 0 },
  },
  prize: {
    enabled: true,
    name: { cas: "Copa", cat: "Copa (cat)", eng: "Cup" },
    description: { cas: "De plata", cat: "", eng: "Silver" },
    image: { cas: 12, cat: 13, eng: 14 },
    delivery: "lottery",
    score: "40",
    stock: "25",
    pickup: {
      firstDay: "2027-03-01",
      lastDay: "2027-03-09",
      morningStart: "09:30",
      morningEnd: "12:45",
      afternoonStart: "",
      afternoonEnd: "",
      place: { lat: 40.416_775, lon: -3.703_791 },
      address: "Plaza Mayor, Madrid",
    },
    lotteryDay: "2027-04-23",
  },
};

type PrizePatch = Partial<ExperienceForm["prize"]>;
type PickupPatch = Partial<ExperienceForm["prize"]["pickup"]>;
const withPrize = (prize: PrizePatch, pickup: PickupPatch = {}): ExperienceForm => ({
  ...form,
  prize: { ...form.prize, ...prize, pickup: { ...form.prize.pickup, ...pickup } },
});
const sent = (prize: PrizePatch, pickup?: PickupPatch) =>
  experienceWire.toForm(withPrize(prize, pickup));

/** The form as read back from what the server has stored. */
function stored(values: ExperienceForm): ExperienceForm {
  const empty = newExperience("ABC123");
  const patch = experienceWire.fromForm(experienceWire.toForm(values));
  const record = toExperienceRecord(patched(experienceFields, empty, patch));
  const editors = values.collaborators.map((editor_id) => ({ editor_id }));
  return toFormModel(experienceFields, fromExperienceRecord({ ...record, editors }));
}

/** The problems of a form, by path. */
const said = (values: ExperienceForm) =>
  (experienceFormSchema.safeParse(values).error?.issues ?? []).map((issue) => [
    issue.path.join("."),
    issue.message,
  ]);

test("EXP-07 a new experience is played in its places, once, by whoever has its code", () => {
  const { language, type, requiresRegister, geolocated, freeMovement, repeat, prize, code } = fresh;
  expect({ language, type, code }).toEqual({ language: "cas", type: "09", code: "ABC123" });
  expect({ requiresRegister, geolocated, freeMovement, repeat }).toEqual({
    requiresRegister: false,
    geolocated: true,
    freeMovement: false,
    repeat: false,
  });
  expect(prize).toMatchObject({ enabled: false, delivery: "prize", score: "5" });
  // The API's default, without the panel, does not say where it is played.
  expect(emptyModel(experienceFields).geolocated).toBe(false);
});

test("EXP-11 every field is read from the wire exactly as it was sent", () => {
  expect(stored(form)).toEqual(form);
});

test("EXP-08, EXP-11 an experience without a prize has none in the form", () => {
  const values = withPrize({ enabled: false });
  expect(experienceWire.toForm(values)).toMatchObject({ prizeEnabled: 0 });
  expect(stored(values).prize).toMatchObject({
    enabled: false,
    name: { cas: "", cat: "", eng: "" },
    image: { cas: 0, cat: 0, eng: 0 },
  });
});

test("EXP-06, EXP-07 each language's text and each switch is sent in its own field", () => {
  expect(experienceWire.toForm(form)).toMatchObject({
    gymName: "Ruta",
    gymNameCat: "Ruta (cat)",
    gymNameEng: "Route",
    gymSloganEng: "Hello!",
    gymPrivate: 2,
    manualGeo: 1,
    repeatGym: 1,
    requiresRegister: 1,
  });
});

test("EXP-09 a new experience lacks its Spanish texts, its image and its city, and nothing else", () => {
  expect(said(fresh)).toEqual([
    ["name.cas", "VALIDATION.required"],
    ["description.cas", "VALIDATION.required"],
    ["slogan.cas", "VALIDATION.required"],
    ["image", "VALIDATION.required"],
    ["city", "VALIDATION.required"],
  ]);
});

test("EXP-09 a text of blanks counts as empty, and a name of 61 characters is too long", () => {
  const wrong = { ...form, city: "   ", name: { ...form.name, cat: "x".repeat(61) } };
  expect(said(wrong)).toEqual([
    ["name.cat", "VALIDATION.tooLong"],
    ["city", "VALIDATION.required"],
  ]);
});

test("EXP-09 the message for a text that is too long names the limit", () => {
  const [issue] =
    experienceFormSchema.safeParse({ ...form, city: "x".repeat(121) }).error?.issues ?? [];
  expect(issue).toMatchObject({ message: "VALIDATION.tooLong", maximum: 120 });
});

test("EXP-08 images and audios are recognised by their field definitions", () => {
  const translated = pathsOf(experienceFields, ["asset"], true);
  expect(translated).toEqual(expect.arrayContaining(["credits.image", "story.audio"]));
  expect(translated).not.toContain("image");
  expect(translated).not.toContain("story.text");
  expect(pathsOf(experienceFields, ["asset"], false)).toContain("image");
});

test("a settled form shows texts as they are saved, trimmed, and invalid values as typed", () => {
  const typed = withPrize({ score: " 07", lotteryDay: "2031-01-01" });
  expect(settledForm(experienceFields, { ...typed, city: " Toledo\n" })).toEqual({
    ...withPrize({ score: "7", lotteryDay: "2031-01-01" }),
    city: "Toledo",
  });
});

test("TRU-34 a draft is restored as it was typed, even if it is invalid", () => {
  const halfWritten = { ...fresh, city: "x".repeat(500), prize: { ...fresh.prize, score: "1,5" } };
  expect(recovered(experienceFields, structuredClone(halfWritten), form)).toEqual(halfWritten);
  expect(recovered(experienceFields, "Ruta", form)).toBeUndefined();
});

test("TRU-34 a missing value or one of the wrong shape is taken from the saved record, and all others are restored", () => {
  const { image: _, story: __, ...older } = fresh;
  const damaged = {
    ...older,
    name: "Ruta",
    language: "fra",
    prize: { ...fresh.prize, pickup: null, delivery: 3 },
    unknown: true,
  };
  expect(recovered(experienceFields, damaged, form)).toEqual({
    ...fresh,
    image: 5,
    story: form.story,
    name: form.name,
    language: "cat",
    prize: { ...fresh.prize, pickup: form.prize.pickup, delivery: "lottery" },
  });
});

test("PRZ-02 errors of the pickup are reported together with missing texts", () => {
  const pickup = { firstDay: "2027-03-02", lastDay: "2027-03-01", morningStart: "08:00" };
  const wrong = withPrize({ delivery: "prize", lotteryDay: "2031-01-01" }, pickup);
  expect(said({ ...wrong, city: "" })).toEqual([
    ["city", "VALIDATION.required"],
    ["prize.pickup.morningStart", "FORM.prizeTimeRange"],
    ["prize.pickup.lastDay", "FORM.prizeEndFirst"],
  ]);
});

test("PRZ-02 a pickup is sent in its own fields, the place with six decimals", () => {
  const place = { lat: 40.416_775_4, lon: -3.703_790_6 };
  const afternoon = { afternoonStart: "16:00", afternoonEnd: "18:00" };
  expect(sent({ delivery: "prize" }, { place, ...afternoon })).toMatchObject({
    prizeRaffle: 0,
    prizeScore: 40,
    prizeIniDay: "2027-03-01",
    prizeEndDay: "2027-03-09",
    prizeAmStart: "09:30",
    prizeAmEnd: "12:45",
    prizePmStart: "16:00",
    prizePmEnd: "18:00",
    prizeLocation: "Plaza Mayor, Madrid",
    prizeLatitude: 40.416_775,
    prizeLongitude: -3.703_791,
    prizeLotteryDate: "2027-04-23",
  });
});

test("PRZ-03 a lottery is raffle flag 1", () => {
  expect(sent({ delivery: "lottery" })).toMatchObject({ prizeRaffle: 1 });
});

test("PRZ-02 a pickup without a place is sent without coordinates and read as having no place", () => {
  expect(sent({}, { place: null })).not.toHaveProperty("prizeLatitude");
  expect(sent({}, { place: null })).not.toHaveProperty("prizeLongitude");
  expect(stored(withPrize({}, { place: { lat: 0, lon: 0 } })).prize.pickup.place).toBeNull();
});

test("PRZ-03 an invalid pickup does not prevent a lottery from being saved: it is neither validated nor sent", () => {
  const pickup = { firstDay: "2031-01-01", morningStart: "08:00" };
  expect(said(withPrize({ delivery: "lottery" }, pickup))).toEqual([]);
  const wire = sent({ delivery: "lottery" }, pickup);
  expect(wire).not.toHaveProperty("prizeIniDay");
  expect(wire).not.toHaveProperty("prizeAmStart");
  expect(wire).toMatchObject({ prizeEndDay: "2027-03-09", prizeAmEnd: "12:45" });
});

test("PRZ-03 a stock counts where a prize is picked up; of a lottery it is not validated", () => {
  expect(said(withPrize({ delivery: "prize", stock: "many" }))).toEqual([
    ["prize.stock", "FORM.prizeStockRange"],
  ]);
  expect(said(withPrize({ delivery: "lottery", stock: "many" }))).toEqual([]);
});

test("EXP-09 a route cannot close before it opens; either day may be empty", () => {
  const days = (opensOn: string, closesOn: string) => said({ ...form, opensOn, closesOn });
  expect(days("2027-05-02", "2027-05-01")).toEqual([["closesOn", "FORM.closesBeforeOpening"]]);
  expect(days("2027-05-02", "2027-05-02")).toEqual([]);
  expect(days("", "2027-05-01")).toEqual([]);
  expect(days("2027-05-02", "")).toEqual([]);
});

test("PRZ-03 the day of the draw is validated if it is set, and only with a prize", () => {
  const wrong = { delivery: "lottery", lotteryDay: "2017-12-31" } as const;
  expect(said(withPrize(wrong))).toEqual([["prize.lotteryDay", "FORM.prizeDayRange"]]);
  expect(said(withPrize({ ...wrong, enabled: false }))).toEqual([]);
});

test("PRZ-04 empty points are sent as the default, others as typed", () => {
  expect(sent({ score: "" })).toMatchObject({ prizeScore: 5 });
  expect(sent({ score: "0" })).toMatchObject({ prizeScore: 0 });
});

test("PRZ-04 points have to be a whole number of 0 or more", () => {
  const wrong = (score: string) => said(withPrize({ score })).map(([, problem]) => problem);
  expect(["-3", "2.5", "1000001", "0"].map(wrong)).toEqual([
    ["FORM.prizeScoreRange"],
    ["FORM.prizeScoreRange"],
    ["FORM.prizeScoreRange"],
    [],
  ]);
});

test("PRZ-02 a pickup is complete with days, a place and hours; the afternoon may be empty, but not have only one of its times", () => {
  const complete = (pickup: PickupPatch) =>
    isDeliveryComplete(withPrize({ delivery: "prize" }, pickup).prize);
  expect(complete({ afternoonStart: "16:00", afternoonEnd: "18:00" })).toBe(true);
  expect(complete({})).toBe(true);
  expect(complete({ afternoonStart: "16:00" })).toBe(false);
  expect(complete({ lastDay: "" })).toBe(false);
  expect(complete({ place: null })).toBe(false);
});

test("PRZ-03 a lottery is complete with its day", () => {
  expect(isDeliveryComplete(withPrize({}).prize)).toBe(true);
  expect(isDeliveryComplete(withPrize({ lotteryDay: "" }).prize)).toBe(false);
});
