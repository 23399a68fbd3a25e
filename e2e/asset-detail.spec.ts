import { modelZip, movingModelZip, mp3File, pngFile } from "./support/asset-files.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { emulatePhone } from "./support/emulated-phone.ts";
import { holdCalls } from "./support/held-calls.ts";
import { expect, test } from "./support/journey.ts";
import { Library } from "./support/library.ts";

test("LIB-02, LIB-04, LIB-07, UIK-05, LIB-05 a picture can be zoomed, replaced and told in words; a sound shows its waveform before it is heard", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("a picture can be zoomed, its file replaced and told in words", async () => {
    const id = await api.addAsset("editor", "image", pngFile("mapa.png", 70, 1600, 1200), {
      name: "El mapa",
    });
    await signIn("editor");
    const held = await holdCalls(page, "**/files/*name=mapa*");
    await page.goto(`/panel/mylibrary?asset=${id}`);
    const detail = new Library(page).detail("El mapa");
    const picture = detail.getByRole("group", { name: "El mapa" });
    // Its small picture is there before the file has come.
    const small = picture.locator("img[alt='']");
    await expect(small).toBeVisible();
    await held.letGo();
    await expect(picture.getByRole("img", { name: "El mapa" })).toBeVisible();
    await expect(small).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const scale = detail.getByRole("status").filter({ hasText: "%" });
    await expect(scale).not.toHaveText("100 %");
    await detail.getByRole("button", { name: "Tamaño real" }).click();
    await expect(scale).toHaveText("100 %");
    await detail.getByRole("button", { name: "Acercar" }).click();
    await expect(scale).toHaveText(/^1[1-9]\d %|^[2-9]\d\d %/);
    await detail.getByRole("button", { name: "Ver entera" }).click();
    await expect(scale).not.toHaveText("100 %");
    const facts = detail.getByRole("region", { name: "Datos" });
    await expect(facts).toContainText("1600 × 1200 px");

    await facts.getByRole("button", { name: "Sustituir el archivo" }).click();
    const replacing = page.getByRole("dialog", { name: "Sustituir el archivo de «El mapa»" });
    const file = replacing.locator("input[type=file]");
    await file.setInputFiles(mp3File("mapa.mp3", 73));
    await expect(
      replacing.getByText("«mapa.mp3» no es una imagen que se pueda usar aquí"),
    ).toBeVisible();
    await file.setInputFiles(pngFile("nuevo.png", 74, 800, 600));
    await replacing.getByRole("button", { name: "Sustituir" }).click();
    await expect(replacing).toBeHidden();
    await expect(facts).toContainText("800 × 600 px");
    await expect(facts).toContainText("nuevo.png");
    await expect(picture.getByRole("img", { name: "El mapa" })).toBeVisible();

    const alternatives = detail.getByRole("group", { name: "Texto alternativo" });
    await alternatives.getByRole("textbox", { name: "En catalán" }).fill("Un mapa antic");
    await alternatives.getByRole("textbox", { name: "En castellano" }).fill("Un mapa antiguo");
    await detail.getByRole("button", { name: "Guardar la ficha" }).click();
    await expect(detail.getByRole("img", { name: "Un mapa antiguo" })).toBeVisible();
  });

  await test.step("a sound shows its waveform before it is heard", async () => {
    const id = await api.addAsset("editor", "audio", mp3File("pasos.mp3", 71, 30), {
      name: "Los pasos",
    });
    const asset = (await api.assets("editor", "own")).find((each) => each.id === id);
    const facts = asset?.["facts"] as { peaks: number[] };
    await signIn("editor");
    await page.goto(`/panel/mylibrary?asset=${id}`);
    const detail = new Library(page).detail("Los pasos");
    await expect(detail.getByRole("button", { name: "Escuchar Los pasos" })).toBeVisible();
    await expect(detail.locator("svg rect[height]")).toHaveCount(facts.peaks.length);
  });
});

test("LIB-07 the typed scale of a model applies to its picture, its text alternative and its report, and its thumbnail is taken anew", async ({
  page,
  api,
  signIn,
}) => {
  const id = await api.addAsset("editor", "model", modelZip("torre.zip", [2, 10, 2]), {
    name: "La torre",
    thumbnail: pngFile("t.png", 72),
    scaleMod: 0.5,
  });
  await signIn("editor");
  await page.goto(`/panel/mylibrary?asset=${id}`);
  const detail = new Library(page).detail("La torre");
  const size = (text: string) => detail.getByText(text, { exact: true });
  await expect(size("1,00 m de ancho, 5,00 m de alto, 1,00 m de fondo")).toBeVisible({
    timeout: 60_000,
  });
  await expect(detail).toContainText("1,00 m × 5,00 m × 1,00 m");
  await detail.getByRole("spinbutton", { name: "Escala" }).fill("2");
  await expect(size("4,00 m de ancho, 20,00 m de alto, 4,00 m de fondo")).toBeVisible();
  await expect(detail).toContainText("4,00 m × 20,00 m × 4,00 m");

  const thumbnail = async () =>
    (await api.assets("editor", "own")).find((asset) => asset.id === id)?.["thumbnail"];
  const before = await thumbnail();
  await detail.getByRole("button", { name: "Tomar otra miniatura" }).click();
  await expect(page.getByText("La miniatura de «La torre» es nueva.")).toBeVisible();
  expect(await thumbnail()).not.toEqual(before);
});

test("LIB-07 a phone opens one model by its code, and the size that is chosen there goes into the form that its author has open", async ({
  page,
  api,
  signIn,
  stranger,
  watch,
}) => {
  watch.allow(/status of 401/);
  const id = await api.addAsset("editor", "model", modelZip("faro.zip", [2, 10, 2]), {
    name: "El faro",
    thumbnail: pngFile("f.png", 74),
    scaleMod: 0.5,
  });
  await signIn("editor");
  await page.goto(`/panel/mylibrary?asset=${id}`);
  const detail = new Library(page).detail("El faro");
  await detail.getByRole("textbox", { name: "Descripción" }).fill("El faro del puerto");
  await detail
    .getByRole("button", { name: "Ver en tu espacio con un móvil" })
    .click({ timeout: 60_000 });
  const dialog = page.getByRole("dialog", { name: "Ver «El faro» en tu espacio" });
  const code = dialog.getByRole("img", { name: /^Código QR del enlace/ });
  const [address = ""] = /https?:\S+$/.exec((await code.getAttribute("alt")) ?? "") ?? [];
  await expect(dialog.getByText("Esperando a que se abra en un móvil…")).toBeVisible();
  await expectNoAxeViolation(page, { within: "[role=dialog]" });

  const phone = await stranger();
  await phone.setViewportSize({ width: 320, height: 640 });
  await emulatePhone(phone);
  await test.step("the phone shows the model alone, and sends the height that is typed", async () => {
    await phone.goto(address);
    await expect(phone.getByRole("heading", { level: 1, name: "El faro" })).toBeVisible();
    await expect(phone.getByText(/^×0.5 · 1.00 m wide, 5.00 m high/)).toBeVisible({
      timeout: 60_000,
    });
    await phone.getByRole("textbox", { name: "Height in metres" }).fill("6");
    await expectNoAxeViolation(phone);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await phone.getByRole("button", { name: "Send this size" }).click();
    await expect(phone.getByText("Sent: ×0.6. Accept it on the computer.")).toBeVisible();
    expect(await phone.context().cookies()).toEqual([]);
  });

  await test.step("the size that is chosen through its camera is on the page", async () => {
    await phone.getByRole("button", { name: "See it here" }).click();
    const room = phone.getByRole("dialog");
    await room.getByRole("button", { name: "Place it here" }).click();
    await room.getByRole("button", { name: "Change the size" }).click();
    await room.getByRole("button", { name: "Smaller" }).click();
    await room.getByRole("button", { name: "Leave" }).click();
    await expect(room).toBeHidden();
    await expect(phone.getByText(/^×0\.[1-5]\d* · /)).toBeVisible();
    await phone.getByRole("textbox", { name: "Height in metres" }).fill("6");
    await expect(phone.getByText(/^×0\.6 · /)).toBeVisible();
  });

  await test.step("its author accepts it beside what was typed, takes it back, and saves it", async () => {
    await expect(dialog.getByText(/^El móvil ha elegido ×0,6: 6,00\sm de alto$/)).toBeVisible();
    const accept = dialog.getByRole("button", { name: "Aceptar el tamaño" });
    const scale = detail.getByRole("spinbutton", { name: "Escala", includeHidden: true });
    await accept.click();
    await expect(scale).toHaveValue("0.6");
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(scale).toHaveValue("0.5");
    await expect(accept).toHaveCount(0);
    await phone.getByRole("button", { name: "Send this size" }).click();
    await accept.click();
    await expect(accept).toHaveCount(0);
    await dialog.getByRole("button", { name: "Anular enlace" }).click();
    await expect(code).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(scale).toHaveValue("0.6");
    await detail.getByRole("button", { name: "Guardar la ficha" }).click();
    await expect(page.getByText("Se ha guardado «El faro».")).toBeVisible();
    const [asset] = (await api.assets("editor", "own")).filter((each) => each.id === id);
    expect(asset).toMatchObject({ scaleMod: 0.6, description: "El faro del puerto" });
  });

  await test.step("the link that was ended sends nothing more and opens no more", async () => {
    await phone.getByRole("button", { name: "Larger" }).first().click();
    await phone.getByRole("button", { name: "Send this size" }).click();
    await expect(phone.getByText(/^This link no longer works: the size cannot/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole("alert")).toContainText("Open another code on the computer");
  });
});

test.describe("where motion is welcome", { tag: "@motion" }, () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test(
    "LIB-07 a model moves or stands still as its author says",
    { tag: "@whole" },
    async ({ page, api, signIn }) => {
      await signIn("editor");
      for (const [name, animation, button] of [
        ["El globo", true, "Pausar la animación"],
        ["El ancla", false, "Reproducir la animación"],
      ] as const) {
        const id = await api.addAsset("editor", "model", movingModelZip(`${name}.zip`), {
          name,
          thumbnail: pngFile("g.png", 73),
          animation,
        });
        await page.goto(`/panel/mylibrary?asset=${id}`);
        const shown = new Library(page).detail(name).getByRole("button", { name: button });
        await expect(shown).toBeVisible({ timeout: 60_000 });
      }
    },
  );
});
