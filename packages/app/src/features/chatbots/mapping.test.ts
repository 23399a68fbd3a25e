import type { BotData } from "@panel/api-client/bots-types";
import type { ChatbotDetail } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { mainTexts, newBot, toPlatform, toRecord, toValues } from "./mapping.ts";
import { botSchema, recoveredBot, type BotValues } from "./schema.ts";

const written: BotValues = {
  name: { cas: "Guía", cat: "Guia", eng: "" },
  description: {
    cas: " Responde sobre la ruta. ",
    cat: "Respon sobre la ruta.",
    eng: "Unfinished",
  },
  greeting: { cas: "Hola", cat: "", eng: "" },
  starters: { cas: "¿Cuándo abre?\n\n ¿Cuánto cuesta? ", cat: "", eng: "" },
  phone: { cas: "", cat: "", eng: "" },
  mail: { cas: "info@museo.example", cat: "", eng: "" },
  address: { cas: "", cat: "", eng: "" },
  limitMessage: { cas: "", cat: "", eng: " " },
  answeredBy: { cas: "", cat: "", eng: "" },
  questionLimit: "40",
  synonyms: "audioguía, Pinganillo , audioguia\nbar,cantina",
  primaryColor: "#112233",
  secondaryColor: "#ffffff",
  botId: "b-1",
};
const record: ChatbotDetail = {
  BotId: "b-1",
  BotName: "Guía",
  BotDescription: "Responde sobre la ruta.",
  BotNameCat: "Guia",
  BotDescriptionCat: "Respon sobre la ruta.",
  BotNameEng: "",
  BotDescriptionEng: "Unfinished",
  Thumbnail: "",
};
const data: BotData = {
  id: "b-1",
  name: "Guide",
  description: "Answers.",
  active: true,
  botPath: "guide-1",
  primary_color: "#112233",
  secondary_color: "#ffffff",
};
const messages = (values: BotValues) =>
  (botSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
    path.join("."),
    message,
  ]);

test("BOT-08 the texts of the record and the colours of the platform fill the form, and go back the same", () => {
  const values = toValues(record, data, "b-1");
  expect(toRecord(values, "b-1", undefined)).toEqual({
    BotId: "b-1",
    BotName: "Guía",
    BotDescription: "Responde sobre la ruta.",
    BotNameCat: "Guia",
    BotDescriptionCat: "Respon sobre la ruta.",
    BotNameEng: "",
    BotDescriptionEng: "Unfinished",
  });
  expect(toPlatform(values)).toMatchObject({ primaryColor: "#112233", secondaryColor: "#ffffff" });
});

test("BOT-06 without a record the texts are those that the platform has", () => {
  expect(toValues(undefined, data, "b-1").name).toEqual({ cas: "Guide", cat: "", eng: "" });
  expect(toValues(undefined, { ...data, translations: {} }, "b-1").name.cas).toBe("Guide");
  const translations = { ca: { name: "Guia", description: "Respon." } };
  expect(toValues(undefined, { ...data, translations }, "b-1")).toMatchObject({
    name: { cas: "", cat: "Guia", eng: "" },
    description: { cas: "", cat: "Respon.", eng: "" },
  });
});

test("BOT-06 the platform gets complete languages only, and the first of them as its name", () => {
  expect(toPlatform(written)).toMatchObject({
    name: "Guía",
    description: "Responde sobre la ruta.",
    primaryColor: "#112233",
    secondaryColor: "#ffffff",
    translations: {
      es: { name: "Guía", description: "Responde sobre la ruta." },
      ca: { name: "Guia", description: "Respon sobre la ruta." },
    },
  });
  const catalan = { ...written, name: { ...written.name, cas: " " } };
  expect(mainTexts(catalan).name).toBe("Guia");
});

test("BOT-07 a new picture goes with the record, and no picture changes nothing", () => {
  const avatar = new File(["x"], "guia.webp", { type: "image/webp" });
  expect(toRecord(written, "b-1", avatar).avatar).toBe(avatar);
  expect(toRecord(written, "b-1", undefined)).not.toHaveProperty("avatar");
});

test("BOT-06 a language that is begun needs both name and description; one language is needed", () => {
  expect(messages(written)).toEqual([["name.eng", "VALIDATION.required"]]);
  const half = { ...newBot(), name: { cas: "", cat: "Guia", eng: "" } };
  expect(messages(half)).toEqual([["description.cat", "VALIDATION.required"]]);
  expect(new Set(messages(newBot()).map(([, message]) => message))).toEqual(
    new Set(["VALIDATION.required"]),
  );
});

test("texts that are too long and colours that are none are refused", () => {
  const whole = { ...written, name: { ...written.name, eng: "Guide" } };
  expect(messages(whole)).toEqual([]);
  const long = { ...whole, name: { ...whole.name, eng: "x".repeat(121) } };
  expect(messages(long)).toEqual([["name.eng", "VALIDATION.tooLong"]]);
  expect(messages({ ...whole, primaryColor: "#fff" })).toEqual([
    ["primaryColor", "CHATBOT_FORM.colorInvalid"],
  ]);
});

test("BOT-06 a draft keeps what is typed and the bot that was made", () => {
  const kept = JSON.parse(JSON.stringify({ ...written, description: { cas: "Otra" } })) as unknown;
  expect(recoveredBot(kept, newBot())).toEqual({
    ...written,
    description: { cas: "Otra", cat: "", eng: "" },
  });
});

test("BOT-08 what the chat says goes to the platform by language, without what is blank, and comes back", () => {
  const sent = toPlatform(written);
  expect(sent).toMatchObject({
    chat: {
      es: {
        greeting: "Hola",
        starters: ["¿Cuándo abre?", "¿Cuánto cuesta?"],
        mail: "info@museo.example",
      },
    },
    questionLimit: 40,
    synonyms: [
      ["audioguia", "Pinganillo"],
      ["bar", "cantina"],
    ],
  });
  expect(Object.keys(sent.chat ?? {})).toEqual(["es"]);
  const { chat = {}, questionLimit = 0, synonyms = [] } = sent;
  const values = toValues(record, { ...data, chat, questionLimit, synonyms }, "b-1");
  expect(toPlatform(values)).toMatchObject({ chat, questionLimit, synonyms });
});

test("BOT-08 what the chat cannot say is refused in the form", () => {
  const ok = { ...written, description: { ...written.description, eng: "" } };
  expect(messages(ok)).toEqual([]);
  expect(
    messages({
      ...ok,
      starters: { ...ok.starters, cat: "a\nb\nc\nd\ne" },
      mail: { ...ok.mail, cas: "nadie" },
      questionLimit: "4",
      synonyms: "solo",
      phone: { ...ok.phone, eng: "1".repeat(41) },
    }),
  ).toEqual([
    ["mail.cas", "VALIDATION.invalidEmail"],
    ["starters.cat", "CHAT_SETTINGS.startersInvalid"],
    ["phone.eng", "VALIDATION.tooLong"],
    ["questionLimit", "CHAT_SETTINGS.limitInvalid"],
    ["synonyms", "CHAT_SETTINGS.synonymsInvalid"],
  ]);
});
