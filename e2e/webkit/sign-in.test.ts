import { expect, test } from "vitest";
import { panelInWebKit } from "./panel-in-webkit.ts";

const panel = panelInWebKit();
const { browser } = panel;

test("SES-01, SES-05, SES-10 WebKit signs in over plain http on this machine, stays signed in, searches and signs out", async () => {
  await browser.open(`${panel.server.url}/login`);
  await browser.click("//button[.//text()[normalize-space()='Editor']]");
  await browser.find("//h1[text()='Hola, Nuria']");
  expect(await browser.url()).toBe(`${panel.server.url}/panel/welcome`);

  await browser.reload();
  await browser.find("//h1[text()='Hola, Nuria']");
  const kept = await browser.cookies();
  expect(kept.map(({ name }) => name).toSorted()).toEqual(["parlia_session", "token"]);
  for (const { secure, sameSite, expiry = 0 } of kept) {
    expect([secure, sameSite]).toEqual([false, "Lax"]);
    expect(Math.abs(expiry - Date.now() / 1000 - 86_400)).toBeLessThan(300);
  }

  await browser.open(`${panel.server.url}/panel/experiences`);
  const search = "//input[@aria-label='Buscar por nombre']";
  await browser.type(search, "Madrid de los");
  expect(await browser.valueOf(search)).toBe("Madrid de los");
  await browser.find("//td[.//text()='Madrid de los Austrias']");

  await browser.open(`${panel.server.url}/panel/loquesea`);
  await browser.find("//h1[text()='Hola, Nuria']");
  await browser.click("//button[contains(@aria-label, 'Nuria Soler')]");
  await browser.click("//*[@role='menuitem'][normalize-space()='Cerrar sesión']");
  await browser.find("//h1[text()='Entra en tu panel']");
  expect(await browser.cookies()).toEqual([]);
  await browser.open(`${panel.server.url}/panel/welcome`);
  await browser.find("//h1[text()='Entra en tu panel']");
});
