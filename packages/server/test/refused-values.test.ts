import { expect, test } from "vitest";
import {
  cover,
  experienceForm,
  createExperience,
  newPoint,
  pointForm,
  readExperience,
  testServer,
  type Form,
} from "./support/server.ts";

const server = testServer();
const as = () => server.person("editor");

async function refusalOf(operation: string, form: Form) {
  const { status, body } = await server.call(operation, { as: as(), form });
  expect(status).toBe(200);
  return body.success ? "saved" : body.data;
}

test("EXP-06 an experience without an image is refused, new or saved again", async () => {
  const refusal = { translation_key: "FORM.REQUIRED_FIELDS_MISSING", fields: ["gymModelId"] };
  expect(await refusalOf("saveGymkhana", experienceForm())).toEqual(refusal);
  expect(await refusalOf("saveGymkhana", experienceForm({ gymModelId: 0 }))).toEqual(refusal);
  const gymId = await createExperience(server, as());
  expect(await refusalOf("saveGymkhana", experienceForm({ gymId, gymModelId: 0 }))).toEqual(
    refusal,
  );
  expect((await readExperience(server, as(), gymId)).IdMod).toBe(await cover(server));
});

test.each([
  ["prizeLotteryDate", "2027-02-29"],
  ["prizeLotteryDate", "2027-04-31"],
  ["prizeIniDay", "2027-02-31"],
  ["prizeEndDay", "2026-11-31"],
])("PRZ-03, PRZ-04 %s %s is no day and is refused, whatever the delivery", async (name, day) => {
  const gymId = await createExperience(server, as());
  const refusal = { translation_key: "VALIDATION.impossibleDay", fields: [name] };
  for (const prizeRaffle of [0, 1]) {
    const form = experienceForm({ gymId, prizeEnabled: 1, prizeRaffle, [name]: day });
    expect(await refusalOf("saveGymkhana", form)).toEqual(refusal);
  }
});

test("PRZ-03 a leap day is a day", async () => {
  const gymId = await createExperience(server, as());
  const form = experienceForm({
    gymId,
    prizeEnabled: 1,
    prizeRaffle: 1,
    prizeLotteryDate: "2028-02-29",
  });
  expect(await refusalOf("saveGymkhana", form)).toBe("saved");
});

test("PRZ-04 a pickup that ends before it starts is refused", async () => {
  const gymId = await createExperience(server, as());
  const form = { gymId, prizeEnabled: 1, prizeIniDay: "2027-02-20", prizeEndDay: "2027-02-10" };
  expect(await refusalOf("saveGymkhana", experienceForm(form))).toEqual({
    translation_key: "FORM.prizeEndFirst",
    fields: ["prizeEndDay"],
  });
});

test.each([
  ["repeats, in other letters", "sol SOL"],
  ["repeats, composed otherwise", "ca\u00f1a can\u0303a"],
])("CHL-03 a word that %s is refused, in a new point and a changed one", async (_what, words) => {
  const gymId = await createExperience(server, as());
  const mappointId = await newPoint(server, as(), gymId);
  const refusal = { translation_key: "CHALLENGE.wordsInvalid", fields: ["words"] };
  const form = pointForm(gymId, { challengeType: "sopa_letras", words });
  expect(await refusalOf("createMapPoint", form)).toEqual(refusal);
  expect(await refusalOf("updateMapPoint", { ...form, mappointId })).toEqual(refusal);
});

test("CHL-03 six words of seven letters are saved", async () => {
  const gymId = await createExperience(server, as());
  const words = "pirineu cargols llavors muntany caminar fontana";
  expect(
    await refusalOf("createMapPoint", pointForm(gymId, { challengeType: "sopa_letras", words })),
  ).toBe("saved");
});
