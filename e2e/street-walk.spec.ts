import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { RECEIVER, walkToThePrize, type Phone } from "./support/street-walk.ts";
import { trialLink } from "./support/trial.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: "es-ES",
});

const phoneOf = (page: Page, hasTouches: boolean): Phone => ({
  run: (script) => page.evaluate(script),
  press: async (name) => {
    const button = page.getByRole("button", { name, exact: true });
    await (hasTouches ? button.tap() : button.click());
  },
  choose: (answer) => page.getByLabel(answer).check(),
  enter: async (label, text) => {
    await page.getByLabel(label).fill(text);
    await page.getByLabel(label).press("Enter");
  },
  titled: (title) => expect(page.getByRole("heading", { level: 1 })).toHaveText(title),
  reads: (text) => expect(page.getByText(text).first()).toBeVisible(),
});

test("PLAY-02 PLAY-10 PLAY-30 PLAY-31 PLAY-25 a stranger walks the demo's route from its link to the prize, with positions that jump, stop and stay away", async ({
  page,
  api,
  server,
  browserName,
}) => {
  const { id } = await api.experienceNamed("editor", "Madrid de los Austrias");
  await page.addInitScript(RECEIVER);
  await page.goto(await trialLink(api, server.url, id));
  await walkToThePrize(phoneOf(page, browserName === "chromium"));
});
