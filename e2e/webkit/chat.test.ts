import { afterAll, beforeAll, expect, test } from "vitest";
import { ScriptedBots, SOURCE } from "../support/scripted-bots.ts";
import { WebKitBrowser } from "./webdriver.ts";

const bots = new ScriptedBots();
const browser = new WebKitBrowser();

beforeAll(async () => {
  await Promise.all([bots.start(), browser.start()]);
});

afterAll(async () => {
  await browser.stop();
  bots.stop();
});

test("BOT-09, BOT-12 WebKit asks, reads the answer as it comes, and opens its source", async () => {
  await browser.open(`${bots.url}/bots/chat/guia-7f3a?lang=es`);
  await browser.find("//h2[text()='Hola, soy Guía']");
  await browser.type("//textarea[@aria-label='Tu pregunta']", "¿A qué hora abre?");
  await browser.click("//button[@aria-label='Enviar']");
  await expect.poll(() => bots.answers.length).toBe(1);
  const answer = bots.answers[0]!;
  expect(answer.question["question"]).toBe("¿A qué hora abre?");
  answer.send({ type: "start", mode: "model", language: "es" });
  answer.send({ type: "sources", sources: [SOURCE] }, { type: "delta", text: "El museo" });
  await browser.find("//p[@aria-hidden='true'][text()='El museo']");
  answer.send({ type: "sentence", text: SOURCE.quote, sources: [1] });
  answer.end();
  await browser.click("//li/button[contains(., 'guia-del-museo.pdf, página 4')]");
  await browser.find("//dialog[@open]//mark[contains(., 'El museo abre')]");
  await browser.click("//dialog//button[@aria-label='Cerrar']");
  await browser.reload();
  await browser.find(`//span[text()='${SOURCE.quote}']`);
  expect(await browser.cookies()).toEqual([]);
});
