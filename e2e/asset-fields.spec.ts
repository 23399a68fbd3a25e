import { modelZip, movingModelZip, mp3File, pngFile } from "./support/asset-files.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { AssetField } from "./support/library.ts";
import { PointEditor } from "./support/point-editor.ts";
import { RouteCheck } from "./support/route-check.ts";

test("LIB-09, EXP-06, EXP-13, EXP-09 the picker filters, shows, chooses and removes images; without one an experience is not saved", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("the picker filters, shows, chooses and removes images, and offers nothing else", async () => {
    await api.addAsset("editor", "image", pngFile("f.png", 25), { name: "Portada verde" });
    await api.addAsset("editor", "audio", mp3File("f.mp3", 25), { name: "Portada sonora" });
    await api.addAsset("super-admin", "image", pngFile("g.png", 26), { name: "Portada de todos" });
    const gymId = await api.createExperience("editor", { gymName: "Ruta de las portadas" });
    await signIn("editor");
    const form = new ExperienceForm(page);
    await form.open("Ruta de las portadas");
    await form.image.getByRole("button", { name: "Quitar «Portada»" }).click();
    await form.image.getByRole("button", { name: /Elegir$/ }).click();
    const picker = page.getByRole("dialog", { name: "Elige la imagen de la experiencia" });
    await picker.getByRole("textbox", { name: "Buscar" }).fill("portada");
    await expect(picker.getByRole("option", { name: /Portada verde/ })).toBeVisible();
    await expect(picker.getByRole("option", { name: /Portada sonora/ })).toHaveCount(0);
    await picker.getByRole("radio", { name: "Explorar" }).click();
    await picker.getByRole("option", { name: /Portada de todos/ }).click();
    await expect(picker.getByRole("region", { name: "Vista previa" })).toContainText(
      "Portada de todos",
    );
    await picker.getByRole("button", { name: "Elegir este" }).click();
    await expect(form.image).toContainText("Portada de todos");
    await form.update.click();
    await expect(form.said("Experiencia actualizada")).toBeVisible();
    const [chosen] = (await api.assets("editor", "global")).filter(
      ({ model }) => model === "Portada de todos",
    );
    expect(await api.experience("editor", gymId)).toMatchObject({ IdMod: chosen?.id });
  });

  await test.step("an experience without an image is not saved, and its field says so", async () => {
    await api.createExperience("editor", { gymName: "Ruta sin imagen" });
    await signIn("editor");
    const form = new ExperienceForm(page);
    await form.open("Ruta sin imagen");
    await form.image.getByRole("button", { name: "Quitar «Portada»" }).click();
    await form.update.click();
    await page
      .getByRole("alertdialog", { name: "Faltan campos obligatorios" })
      .getByRole("button", { name: "Aceptar" })
      .click();
    const choose = form.image.getByRole("button", { name: /Elegir$/ });
    await expect(choose).toHaveAccessibleDescription(/Campo obligatorio/);
    await expect(choose).toBeFocused();
  });
});

test("LIB-09, EXP-08, EXP-13, PNT-03 the stories of an experience and of a point, and the credits, have their own assets, shown by the file's name", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("the story and the credits have their own assets in each language, removed with a save", async () => {
    const picture = await api.addAsset("editor", "image", pngFile("h.png", 27), {
      name: "El patio",
    });
    const sound = await api.addAsset("editor", "audio", mp3File("voz.mp3", 27, 60), {
      name: "La voz",
    });
    const gymId = await api.createExperience("editor", { gymName: "Ruta que se oye" });
    await signIn("editor");
    const form = new ExperienceForm(page);
    await form.open("Ruta que se oye");
    await form.show("Inglés");
    const storyImage = new AssetField(page, "Imagen de la historia", "Elige una imagen");
    const storySound = new AssetField(page, "Audio de la historia", "Elige un audio");
    const credits = new AssetField(page, "Imagen de los créditos", "Elige una imagen");
    await expect(
      storySound.field.getByRole("button", { name: /Elegir$/ }),
    ).toHaveAccessibleDescription("Se aconseja un MP3 de hasta 3 MB.");
    await expect(
      credits.field.getByRole("button", { name: /Elegir$/ }),
    ).toHaveAccessibleDescription(/Se aconsejan 1920 × 1080 píxeles y 2\sMB como máximo\./);
    for (const [field, asset] of [
      [storyImage, "El patio"],
      [storySound, "La voz"],
      [credits, "El patio"],
    ] as const) {
      await field.choose(asset);
      await expect(page.getByText("También en castellano y catalán")).toBeVisible();
      await page.getByRole("button", { name: "Solo en este idioma" }).click();
    }
    await form.update.click();
    await expect(form.said("Experiencia actualizada")).toBeVisible();
    expect(await api.experience("editor", gymId)).toMatchObject({
      mappointstory: [{ IdMappoint: 0, Lang: "eng", IdMod: picture, IdSnd: sound }],
      gymcredits: [{ Lang: "eng", IdImg: picture }],
    });
    await storyImage.remove("El patio");
    await storySound.remove("La voz");
    await credits.remove("El patio");
    await form.update.click();
    await expect
      .poll(async () => {
        const { mappointstory, gymcredits } = await api.experience("editor", gymId);
        return [mappointstory, gymcredits];
      })
      .toEqual([[], []]);
  });

  await test.step("a point's story has its image and its audio, which is shown by its file's name", async () => {
    const picture = await api.addAsset("editor", "image", pngFile("i.png", 31), {
      name: "La torre",
    });
    const sound = await api.addAsset("editor", "audio", mp3File("campana.mp3", 31, 60), {
      name: "La campana",
    });
    const gymId = await api.createExperience("editor", { gymName: "Ruta de la torre" });
    await api.addPoint("editor", gymId, { mappointName: "Torre" });
    await signIn("editor");
    const form = new ExperienceForm(page);
    await form.open("Ruta de la torre");
    const editor = new PointEditor(page);
    await editor.edit("Torre");
    const story = page.getByRole("button", { name: /^Historia del punto/ });
    await story.click();
    const place = page.getByRole("form", { name: "Editar «Torre»" });
    const image = new AssetField(page, "Imagen de la historia", "Elige una imagen", place);
    const audio = new AssetField(page, "Audio de la historia", "Elige un audio", place);
    await image.choose("La torre");
    await audio.choose("La campana");
    await editor.save.click();
    await expect(page.getByText("Punto guardado")).toBeVisible();
    const { IdPoint } = (await api.experience("editor", gymId)).mappoints[0] ?? {};
    expect(await api.experience("editor", gymId)).toMatchObject({
      mappointstory: ["cas", "cat", "eng"].map((Lang) => ({
        IdMappoint: IdPoint,
        Lang,
        IdMod: picture,
        IdSnd: sound,
      })),
    });

    // The waveform is drawn from the server's data; the audio file is only fetched for playing.
    const path = (await api.assets("editor", "own")).find(({ id }) => id === sound)?.["sound"];
    const fetched: string[] = [];
    page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
    await form.open("Ruta de la torre");
    await editor.edit("Torre");
    await expect(audio.field).toContainText("La campana");
    await expect(audio.field).toContainText("campana.mp3");
    await expect(audio.field.locator("svg rect").first()).toBeAttached();
    expect(fetched).not.toContain(path);
    await audio.remove("La campana");
    await editor.save.click();
    await expect
      .poll(async () => (await api.experience("editor", gymId))["mappointstory"])
      .toMatchObject([
        { Lang: "cas", IdMod: picture, IdSnd: 0 },
        { Lang: "cat", IdMod: picture, IdSnd: sound },
        { Lang: "eng", IdMod: picture, IdSnd: sound },
      ]);
  });
});

test(
  "LIB-09, PNT-03 the audio of a point's story is heard and stopped in its field",
  { tag: ["@sound", "@whole"] },
  async ({ page, api, signIn }) => {
    await api.addAsset("editor", "audio", mp3File("campana.mp3", 32, 60), { name: "El badajo" });
    const gymId = await api.createExperience("editor", { gymName: "Ruta que suena" });
    await api.addPoint("editor", gymId, { mappointName: "Torre" });
    await signIn("editor");
    await new ExperienceForm(page).open("Ruta que suena");
    await new PointEditor(page).edit("Torre");
    await page.getByRole("button", { name: /^Historia del punto/ }).click();
    const place = page.getByRole("form", { name: "Editar «Torre»" });
    const audio = new AssetField(page, "Audio de la historia", "Elige un audio", place);
    await audio.choose("El badajo");
    await audio.field.getByRole("button", { name: "Escuchar El badajo" }).click();
    await audio.field.getByRole("button", { name: "Parar El badajo" }).click();
    await expect(audio.field.getByRole("button", { name: "Escuchar El badajo" })).toBeVisible();
  },
);

test(
  "CHL-01, PNT-03 a point has a model with its title, a story, and the animation that plays, which the check knows",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    test.slow();
    await test.step("a point has a model with its title and animation, and a story", async () => {
      const thumbnail = pngFile("mini.png", 28);
      const model = await api.addAsset("editor", "model", modelZip("oso.zip", [1, 2, 1]), {
        name: "El oso",
        thumbnail,
      });
      const gymId = await api.createExperience("editor", { gymName: "Ruta del oso" });
      await api.addPoint("editor", gymId, { mappointName: "Sol" });
      await signIn("editor");
      await new ExperienceForm(page).open("Ruta del oso");
      await page.getByRole("button", { name: "Editar «Sol»" }).click();
      await page.getByRole("button", { name: /^Realidad aumentada/ }).click();
      await new AssetField(page, "Modelo 3D", "Elige un modelo 3D").choose("El oso");
      await page.getByRole("textbox", { name: "Título del modelo" }).fill("El Oso y el Madroño");
      await page.getByRole("radio", { name: "Automática" }).click();
      await page.getByRole("button", { name: /^Historia del punto/ }).click();
      await page.getByRole("textbox", { name: "Título de la historia" }).fill("Kilómetro cero");
      await page.getByRole("button", { name: "Guardar punto", exact: true }).click();
      await expect(page.getByText("Punto guardado")).toBeVisible();
      const stored = await api.experience("editor", gymId);
      expect(stored.mappoints[0]).toMatchObject({ IdChallengeModel: model, FlagAnim: 1 });
      expect(stored["mappointardesc"]).toMatchObject([
        { Lang: "cas", Description: "El Oso y el Madroño" },
      ]);
      expect(stored["mappointstory"]).toMatchObject([{ Lang: "cas", Title: "Kilómetro cero" }]);
    });

    await test.step("the animation that plays at a point is chosen by its name, and the check says when the model has none of it", async () => {
      const thumbnail = pngFile("mini.png", 28);
      const add = (name: string, clips: string[]) =>
        api.addAsset("editor", "model", movingModelZip(`${name}.zip`, clips), { name, thumbnail });
      const dragon = await add("El dragón", ["Vuela", "Ruge"]);
      await add("La veleta", ["Gira"]);
      const gymId = await api.createExperience("editor", { gymName: "Ruta del dragón" });
      await api.addPoint("editor", gymId, { mappointName: "Cueva", challengeModelId: dragon });
      const stored = async () => (await api.experience("editor", gymId)).mappoints[0];
      await signIn("editor");
      await new ExperienceForm(page).open("Ruta del dragón");
      const point = new PointEditor(page);
      const check = new RouteCheck(page);
      const model = new AssetField(page, "Modelo 3D", "Elige un modelo 3D");
      const clip = page.getByRole("combobox", { name: "Animación que se reproduce" });
      const chosen = clip.locator("option:checked");
      const save = async () => {
        await point.save.click();
        await expect(page.getByText("Punto guardado").last()).toBeVisible();
      };

      await test.step("one of several is chosen, and plays in the preview", async () => {
        await point.edit("Cueva");
        await expect(chosen).toHaveText("La primera: Vuela");
        await page.getByRole("radio", { name: "Sin animación" }).click();
        await expect(clip).toBeHidden();
        await page.getByRole("radio", { name: "Automática" }).click();
        await clip.selectOption("Ruge");
        await model.open();
        const preview = model.picker.getByRole("region", { name: "Vista previa" });
        const shown = preview.getByRole("combobox", { name: "Animación" });
        await expect(shown.locator("option:checked")).toHaveText("Ruge", { timeout: 60_000 });
        await page.keyboard.press("Escape");
        await save();
        expect(await stored()).toMatchObject({ FlagAnim: 1, ChallengeModelClip: "Ruge" });
      });

      await test.step("another model has none of that name", async () => {
        await point.edit("Cueva");
        await expect(chosen).toHaveText("Ruge");
        await model.choose("La veleta");
        await expect(chosen).toHaveText("Ruge (el modelo no la tiene)");
        await check.finding("no tiene la animación «Ruge»: se verá la primera que tenga").click();
        await expect(clip).toBeFocused();
        await clip.selectOption("La primera: Gira");
        await expect(clip).toBeFocused();
        await expect(check.finding("no tiene la animación")).toBeHidden();
        await save();
        expect(await stored()).toMatchObject({ ChallengeModelClip: "" });
      });
    });
  },
);

test("LIB-09 who has nothing of the type yet is shown what is shared, and finds the way from the empty library", async ({
  page,
  testUsers,
  signIn,
}) => {
  const wish = { name: "Olga", surname: "Nueva", role: "editor" } as const;
  await signIn(await testUsers.activeUser("supervisor", wish));
  await page.goto("/panel/experiences/new");
  const form = new ExperienceForm(page);
  await form.image.getByRole("button", { name: /Elegir$/ }).click();
  const picker = page.getByRole("dialog");
  await expect(picker.getByRole("radio", { name: "Explorar todo" })).toBeChecked();
  await expect(picker.getByRole("option", { name: /Puerta de noche/ })).toBeVisible();
  await picker.getByRole("radio", { name: "Mi biblioteca" }).click();
  await expect(picker.getByText(/^Tu biblioteca no tiene nada de este tipo/)).toBeVisible();
  await picker.getByRole("button", { name: "Ver los compartidos" }).click();
  await expect(picker.getByRole("option", { name: /Puerta de noche/ })).toBeVisible();
});
