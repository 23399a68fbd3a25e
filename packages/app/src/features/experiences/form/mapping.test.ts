import type { GymkhanaRecord } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { toForm, toValues } from "./mapping.ts";
import {
  acceptDraft,
  experienceSchema,
  isAssetPath,
  lacksRequired,
  newExperience,
  type ExperienceValues,
} from "./schema.ts";

const values: ExperienceValues = {
  name: { cas: "Ruta", cat: "Ruta (cat)", eng: "Route" },
  description: { cas: "Un paseo", cat: "Un passeig", eng: "A walk" },
  slogan: { cas: "¡Hola!", cat: "Hola!", eng: "Hello!" },
  image: 5,
  city: "Alcalá de Henares",
  code: "A1b2C3",
  gymLang: "cat",
  gymType: "09",
  requiresRegister: true,
  geolocated: false,
  freeMovement: true,
  repeat: true,
  editors: "4,17",
  credits: { cas: "Laia", cat: "Laia (cat)", eng: "" },
  creditsImage: { cas: 6, cat: 0, eng: 8 },
  story: { cas: "Érase", cat: "", eng: "Once" },
  storyImage: { cas: 9, cat: 10, eng: 0 },
  storySound: { cas: 0, cat: 11, eng: 0 },
  prizeEnabled: true,
  prizeName: { cas: "Copa", cat: "Copa (cat)", eng: "Cup" },
  prizeDescription: { cas: "De plata", cat: "", eng: "Silver" },
  prizeImage: { cas: 12, cat: 13, eng: 14 },
  prizeDelivery: "lottery",
  prizeScore: "40",
  prizeStart: "2027-03-01",
  prizeEnd: "2027-03-09",
  prizeAmStart: "09:30",
  prizeAmEnd: "12:45",
  prizePmStart: "",
  prizePmEnd: "",
  prizePlace: { lat: 40.416_775, lon: -3.703_791 },
  prizeAddress: "Plaza Mayor, Madrid",
  prizeLottery: "2027-04-23",
};

/** What the server answers after it has stored the form. */
function asStored(form: ReturnType<typeof toForm>): GymkhanaRecord {
  return {
    id: 12,
    version: 3,
    GymName: form.gymName,
    GymNameCat: form.gymNameCat ?? "",
    GymNameEng: form.gymNameEng ?? "",
    Description1: form.gymDescription,
    Description1Cat: form.gymDescriptionCat ?? "",
    Description1Eng: form.gymDescriptionEng ?? "",
    Description2: form.gymSlogan,
    Description2Cat: form.gymSloganCat ?? "",
    Description2Eng: form.gymSloganEng ?? "",
    City: form.gymCity,
    GymLang: form.gymLang,
    GymType: form.gymType ?? "",
    IdMod: form.gymModelId ?? 0,
    ManualMov: form.manualGeo ?? 0,
    RepeatGym: form.repeatGym ?? 0,
    PrivateGym: form.gymPrivate ?? 2,
    RequiresRegister: form.requiresRegister ?? 0,
    code: form.gymCode,
    mappoints: [],
    rewards: form.prizeEnabled === 1 ? [reward(form)] : [],
    editors: (form.editorIds ?? []).map((editor_id) => ({ editor_id, name: "", surname: "" })),
    // A row of a language is there only where something was written.
    mappointstory: [
      storyRow(0, "cas", form.storyText, form.storyImg, form.storySound),
      storyRow(0, "cat", form.storyTextCat, form.storyImgCat, form.storySoundCat),
      storyRow(0, "eng", form.storyTextEng, form.storyImgEng, form.storySoundEng),
      storyRow(31, "cas", "De un punto", 90, 91),
    ].filter((row) => row.Description !== "" || row.IdMod > 0 || row.IdSnd > 0),
    mappointardesc: [],
    gymcredits: [
      { Lang: "cas", Credits: form.gymCredits ?? "", IdImg: form.gymCreditsImg ?? 0 },
      { Lang: "cat", Credits: form.gymCreditsCat ?? "", IdImg: form.gymCreditsImgCat ?? 0 },
      { Lang: "eng", Credits: form.gymCreditsEng ?? "", IdImg: form.gymCreditsImgEng ?? 0 },
    ],
    library: [],
    mappointMinigames: [],
  };
}

function storyRow(point: number, Lang: "cas" | "cat" | "eng", text = "", image = 0, sound = 0) {
  const own = { IdMod: image, IdSnd: sound };
  return { IdMappoint: point, Lang, Title: "", Description: text, ...own };
}

function reward(form: ReturnType<typeof toForm>): GymkhanaRecord["rewards"][number] {
  return {
    Name: form.prizeName ?? "",
    NameCat: form.prizeNameCat ?? "",
    NameEng: form.prizeNameEng ?? "",
    Description: form.prizeDescription ?? "",
    DescriptionCat: form.prizeDescriptionCat ?? "",
    DescriptionEng: form.prizeDescriptionEng ?? "",
    IdMod: form.prizeImg ?? 0,
    IdModCat: form.prizeImgCat ?? 0,
    IdModEng: form.prizeImgEng ?? 0,
    Score: form.prizeScore ?? 5,
    Raffle: form.prizeRaffle ?? 0,
    Location: form.prizeLocation ?? "",
    Latitude: form.prizeLatitude ?? null,
    Longitude: form.prizeLongitude ?? null,
    IniDay: form.prizeIniDay ?? "",
    EndDay: form.prizeEndDay ?? "",
    AmStart: form.prizeAmStart ?? "",
    AmEnd: form.prizeAmEnd ?? "",
    PmStart: form.prizePmStart ?? "",
    PmEnd: form.prizePmEnd ?? "",
    LotteryDate: form.prizeLotteryDate ?? "",
  };
}

test("EXP-11 every field comes back from the wire exactly as it went", () => {
  const form = toForm(values, { id: 12, version: 2, idUser: 4 });
  expect(toValues(asStored(form))).toEqual(values);
});

test("EXP-08, EXP-11 an experience without a prize has none in the form", () => {
  const form = toForm({ ...values, prizeEnabled: false }, { id: 12, version: 2, idUser: 4 });
  expect(form).toMatchObject({ prizeEnabled: 0 });
  expect(toValues(asStored(form))).toMatchObject({
    prizeEnabled: false,
    prizeName: { cas: "", cat: "", eng: "" },
    prizeImage: { cas: 0, cat: 0, eng: 0 },
  });
});

test("EXP-06, EXP-07 each language's text and each switch goes to its own field", () => {
  const form = toForm(values, { id: 0, version: undefined, idUser: 4 });
  expect(form).toMatchObject({
    gymId: 0,
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
  const issues = experienceSchema.safeParse(newExperience("ABC123")).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
    ["name.cas", "VALIDATION.required"],
    ["description.cas", "VALIDATION.required"],
    ["slogan.cas", "VALIDATION.required"],
    ["image", "VALIDATION.required"],
    ["city", "VALIDATION.required"],
  ]);
});

test("PRZ-02 a wrong pickup is said together with the texts that are missing", () => {
  const wrong = { ...newExperience("ABC123"), prizeEnabled: true, prizeLottery: "2031-01-01" };
  const pickup = { prizeStart: "2027-03-02", prizeEnd: "2027-03-01", prizeAmStart: "08:00" };
  const issues = experienceSchema.safeParse({ ...wrong, ...pickup }).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join("."), issue.message]).slice(-2)).toEqual([
    ["prizeEnd", "FORM.prizeEndFirst"],
    ["prizeAmStart", "FORM.prizeTimeRange"],
  ]);
});

test("EXP-09 a form that lacks nothing required, and is wrong elsewhere, is told apart", () => {
  const wrong = { ...values, prizeLottery: "2031-01-01" };
  expect(experienceSchema.safeParse(wrong).success).toBe(false);
  expect(lacksRequired(wrong)).toBe(false);
  expect(lacksRequired({ ...wrong, city: "" })).toBe(true);
});

test("EXP-09 blanks are no text, and a name of 61 characters is too long", () => {
  const wrong = { ...values, city: "   ", name: { ...values.name, cat: "x".repeat(61) } };
  const issues = experienceSchema.safeParse(wrong).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join("."))).toEqual(["name.cat", "city"]);
});

test("TRU-34 a draft is taken up as it was typed, however invalid, and only in a known shape", () => {
  const halfWritten = { ...newExperience("ABC123"), city: "x".repeat(500) };
  expect(acceptDraft(structuredClone(halfWritten), values)).toEqual(halfWritten);
  expect(acceptDraft({ ...halfWritten, name: "Ruta" }, values)).toBeUndefined();
  expect(acceptDraft("Ruta", values)).toBeUndefined();
});

test("TRU-34 what a draft of an older form did not have yet stays as it is stored", () => {
  const {
    image: _,
    story: __,
    prizeEnabled: ___,
    prizePlace: ____,
    ...older
  } = newExperience("ABC123");
  expect(acceptDraft(older, values)).toEqual({
    ...newExperience("ABC123"),
    image: 5,
    story: values.story,
    prizeEnabled: true,
    prizePlace: values.prizePlace,
  });
});

test("EXP-08 images and audios are told from other values by their path", () => {
  expect(["image", "storySound.cat", "name.cas", "city"].map(isAssetPath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
