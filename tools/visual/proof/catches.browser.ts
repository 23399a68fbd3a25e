import { beforeEach, expect, test } from "vitest";
import { fontsOfTheMachine } from "../machine-fonts.ts";
import packed from "inter-ui/variable/InterVariable.woff2?url";

/** A card in the colours of the theme, drawn anew for each test. */
beforeEach(() => {
  document.body.innerHTML = `<p id="card" style="margin: 8px; padding: 12px; width: 240px;
    border: 1px solid var(--color-line-strong); border-radius: 8px;
    background: var(--color-surface); color: var(--color-ink)">Ruta del Prado</p>`;
  document.documentElement.removeAttribute("style");
});

const card = () => document.querySelector("#card") as HTMLElement;

/** Takes the first picture, which vitest reports as one that was missing. */
async function take(name: string) {
  await expect(compare(name)).rejects.toThrow("a new one was created");
}

async function compare(name: string) {
  await expect(document.body).toMatchScreenshot(name);
}

/** Changes one channel of a token's colour by a distance, towards the middle of the range. */
function move(token: string, property: "color" | "backgroundColor", distance: number) {
  const channels = getComputedStyle(card())[property].match(/\d+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0] = channels;
  const moved = blue < 128 ? blue + distance : blue - distance;
  const { style } = document.documentElement;
  style.setProperty(token, ["rgb(", red, " ", green, " ", moved, ")"].join(""));
  expect(getComputedStyle(card())[property]).toBe(
    ["rgb(", [red, green, moved].join(", "), ")"].join(""),
  );
}

test("the same page matches", async () => {
  await take("same");
  await expect(compare("same")).resolves.toBeUndefined();
});

test("a background colour that changes by one in one channel differs", async () => {
  await take("ground");
  move("--color-surface", "backgroundColor", 1);
  await expect(compare("ground")).rejects.toThrow("differ");
});

test("a text colour that changes by two in one channel differs", async () => {
  await take("ink");
  move("--color-ink", "color", 2);
  await expect(compare("ink")).rejects.toThrow("differ");
});

test("one pixel of padding differs", async () => {
  await take("padding");
  card().style.paddingLeft = "13px";
  await expect(compare("padding")).rejects.toThrow("differ");
});

test("a rounder corner differs", async () => {
  await take("corner");
  card().style.borderRadius = "9px";
  await expect(compare("corner")).rejects.toThrow("differ");
});

test("a font of the machine is named, one of a package is not", async () => {
  card().style.fontFamily = "monospace";
  await expect.poll(fontsOfTheMachine).toHaveLength(1);
  const font = new FontFace("Packed", `url(${packed})`);
  document.fonts.add(await font.load());
  card().style.fontFamily = "Packed";
  await expect.poll(fontsOfTheMachine).toEqual([]);
});
