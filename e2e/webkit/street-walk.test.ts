import { expect, test } from "vitest";
import { PanelApi } from "../support/api.ts";
import { RECEIVER, walkToThePrize } from "../support/street-walk.ts";
import { trialLink } from "../support/trial.ts";
import { panelInWebKit } from "./panel-in-webkit.ts";
import { phoneOf } from "./phone.ts";

const panel = panelInWebKit();
const { browser } = panel;

const phone = phoneOf(browser);

test("PLAY-02 PLAY-10 PLAY-30 PLAY-31 PLAY-25 WebKit walks the demo's route from its link to the prize, with positions that jump, stop and stay away, and again without a server", async () => {
  const api = new PanelApi(panel.server);
  const { id } = await api.experienceNamed("editor", "Madrid de los Austrias");
  await browser.resize(390, 844);
  await browser.open(await trialLink(api, panel.server.url, id));
  // The page begins in the language of the browser.
  await browser.click("//select/option[@value='es']");
  expect(await browser.run("return innerWidth")).toBeLessThan(500);
  await browser.run(RECEIVER);
  await walkToThePrize(phone);

  // The page with its code is kept on the phone, and the language that was chosen.
  const isKept = async () =>
    browser.run(
      "return caches.match(new URL('./', location.href)).then((found) => found !== undefined)",
    );
  await expect.poll(isKept).toBe(true);
  await panel.server.kill();
  await browser.reload();
  await browser.find("//h1[normalize-space()='Has terminado la ruta']");
});
