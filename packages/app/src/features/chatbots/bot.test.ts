import { expect, test } from "vitest";
import { editTarget, fromRecord, handedOver } from "./bot.ts";

const listed = { id: 3, botId: "b-1", name: "Guía", active: true, clientId: "admin@example.com" };

test("BOT-03 a bot goes by its own id, with or without a record; a record whose bot is gone by the record's", () => {
  expect(fromRecord({ ...listed, id: 0 })).toMatchObject({ botId: "b-1", botPath: "" });
  expect(fromRecord(listed)).toMatchObject({ botId: "b-1" });
  const { botId: _, ...gone } = listed;
  expect(fromRecord(gone)).toMatchObject({ botId: "3" });
});

test("BOT-11 only a bot in the state of the navigation is edited", () => {
  const bot = fromRecord(listed);
  expect(handedOver(editTarget(bot).state)).toEqual(bot);
  for (const state of [null, undefined, {}, { bot: { ...bot, botId: "" } }]) {
    expect(handedOver(state)).toBeUndefined();
  }
});
