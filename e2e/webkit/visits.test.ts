import { expect, test } from "vitest";
import { PanelApi } from "../support/api.ts";
import { RECEIVER, walkToThePrize, type Phone } from "../support/street-walk.ts";
import { panelInWebKit } from "./panel-in-webkit.ts";
import { phoneOf } from "./phone.ts";

const panel = panelInWebKit();
const { browser } = panel;

/** What the desk says of a number that a phone shows. */
async function verify(token: string, gymId: number, play: string): Promise<unknown> {
  const answer = await fetch(`${panel.server.url}/visits/desk/verify`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ gymId, play }),
  });
  return ((await answer.json()) as { data: unknown }).data;
}

test("PLAY-25 WebKit walks a published route from its poster's address to the desk, the second half without a server, and is put away on the way", async () => {
  const api = new PanelApi(panel.server);
  const { id } = await api.experienceNamed("editor", "Madrid de los Austrias");
  const token = await api.token("editor");
  const { code } = await api.experience("editor", id);
  await browser.resize(390, 844);
  // As a QR code has it; the server leads to the page's own address.
  await browser.open(`${panel.server.url}/PLAY/${String(code)}`);
  await browser.click("//select/option[@value='es']");
  expect(await browser.url()).toBe(`${panel.server.url}/play/${String(code)}`);
  await browser.run(RECEIVER);

  const isKept = (path: string) =>
    browser.run(
      `return caches.match(new URL('${path}', location.href)).then((found) => found !== undefined)`,
    );
  const phone = phoneOf(browser);
  let isAway = false;
  let isLocated = true;
  /** The network goes, and the browser puts the page away, at the third point. */
  const tired: Phone = {
    ...phone,
    async titled(title) {
      await phone.titled(title);
      if (title !== "Plaza de la Villa" || isAway) return;
      isAway = true;
      isLocated = false;
      await expect.poll(() => isKept(String(code))).toBe(true);
      await panel.server.kill();
      await browser.reload();
      await browser.run(RECEIVER);
      await phone.titled(title);
    },
    /** A page that was put away asks for the position anew, by a press. */
    async reads(text) {
      await phone.reads(text);
      if (isLocated || text !== "Abiertos ahora") return;
      isLocated = true;
      await phone.press("Usar mi posición");
    },
  };
  await walkToThePrize(tired);
  expect(isAway).toBe(true);
  const play = await browser.run(
    "return /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(document.body.innerText)[0]",
  );
  await browser.reload();
  await phone.titled("Has terminado la ruta");

  // The phone sends what it has, and the desk knows it: the prize of this route is drawn.
  await panel.server.start();
  await expect
    .poll(() => verify(token, id, String(play)), { timeout: 60_000 })
    .toMatchObject({ result: "lottery", score: 35 });
});
