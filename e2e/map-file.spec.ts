import type { Locator } from "@playwright/test";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { townMap } from "../tools/town-map.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { PointEditor } from "./support/point-editor.ts";
import { trialLink } from "./support/trial.ts";

const SQUARE = { latitude: 40.4168, longitude: -3.7038 };

test.use({
  ownServer: true,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  ownSettings: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), "explorar-map-"));
    const file = join(folder, "town.pmtiles");
    await writeFile(file, townMap({ lat: SQUARE.latitude, lon: SQUARE.longitude }));
    await provide({ TILE_URL: file, TILE_ATTRIBUTION: "© OpenStreetMap" });
    await rm(folder, { recursive: true });
  },
});

/** How many pixels of the map's pictures have this colour. */
const pixelsOf = (map: Locator, colour: readonly number[]) =>
  map.evaluate((element, wanted) => {
    const canvas = element.querySelector<HTMLCanvasElement>(".map-tiles canvas");
    if (!canvas || canvas.width === 0) return 0;
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext("2d", { willReadFrequently: true });
    if (!context) return 0;
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let found = 0;
    for (let at = 0; at < data.length; at += 4)
      if (wanted.every((value, channel) => data[at + channel] === value)) found += 1;
    return found;
  }, colour);

const MAIN_STREET = { light: [255, 239, 196], dark: [78, 79, 80] };

test("an installation's own file is the map of panel and player, in both themes, and no other server is asked; a file that is gone is told", async ({
  page,
  api,
  server,
  signIn,
  ownSettings,
  stranger,
  visitor,
}) => {
  const name = "Ruta sin terceros";
  const id = await api.createExperience("editor", { gymName: name });
  await api.addPoint("editor", id, { mappointName: "Plaza", ...SQUARE });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(server.url))
      elsewhere.push(request.url());
  });
  await signIn("editor");
  const form = new ExperienceForm(page);
  const editor = new PointEditor(page);

  await test.step("in the panel, in both themes", async () => {
    await form.open(name);
    await editor.edit("Plaza");
    await editor.mapIsDrawn();
    await expect.poll(() => pixelsOf(editor.map, MAIN_STREET.light)).toBeGreaterThan(100);
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
    await expect.poll(() => pixelsOf(editor.map, MAIN_STREET.dark)).toBeGreaterThan(100);
    expect(await pixelsOf(editor.map, MAIN_STREET.light)).toBe(0);
    await expect(page.getByText("© OpenStreetMap").first()).toBeVisible();
    expect(elsewhere.filter((url) => !url.includes("/geocoder"))).toEqual([]);
  });

  await test.step("in the player of a trial link", async () => {
    const phone = await stranger();
    await phone.context().grantPermissions(["geolocation"]);
    await phone.context().setGeolocation({ latitude: 40.4175, longitude: -3.7038 });
    await phone.goto(await trialLink(api, server.url, id));
    await phone.getByRole("button", { name: "Start" }).click();
    const map = phone.getByRole("application");
    await expect(map).toHaveAttribute("data-rendered", "true");
    await expect.poll(() => pixelsOf(map, MAIN_STREET.light)).toBeGreaterThan(100);
  });

  await test.step("a file that is gone is told, and is read once it is there again", async () => {
    const file = ownSettings["TILE_URL"] ?? "";
    await rename(file, `${file}.away`);
    const other = await visitor("editor");
    const otherEditor = new PointEditor(other.page);
    await new ExperienceForm(other.page).open(name);
    await otherEditor.edit("Plaza");
    const text = "Mapa sin fondo: no hay conexión. Los puntos siguen aquí.";
    const said = other.page.locator("p:not([role=status])").filter({ hasText: text });
    await expect(said).toBeVisible();
    await rename(`${file}.away`, file);
    await other.page.getByRole("button", { name: "Alejar" }).click();
    await expect.poll(() => pixelsOf(otherEditor.map, MAIN_STREET.light)).toBeGreaterThan(100);
    await expect(said).toHaveCount(0);
  });
});
