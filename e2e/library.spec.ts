import { mp3File, pngFile } from "./support/asset-files.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { AssetField, Library } from "./support/library.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

test("LIB-01, LIB-06 a super-admin has only the global library, whose assets can be edited and deleted", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("a super-admin has only the global library", async () => {
    await api.addAsset("super-admin", "image", pngFile("comun.png", 11), {
      name: "Plaza de todos",
    });
    await signIn("super-admin");
    await page.goto("/panel/libraryar");
    const library = new Library(page);
    await expect(page.getByRole("heading", { level: 1, name: "Biblioteca AR" })).toBeVisible();
    await expect(library.tile("Plaza de todos")).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
  });

  await test.step("a super-admin edits and deletes global assets", async () => {
    const id = await api.addAsset("super-admin", "image", pngFile("e.png", 24), { name: "Vieja" });
    await signIn("super-admin");
    await page.goto(`/panel/libraryar?asset=${id}`);
    const library = new Library(page);
    const detail = library.detail("Vieja");
    await detail.getByRole("textbox", { name: /^Nombre/ }).fill("Nueva");
    await detail.getByRole("button", { name: "Guardar la ficha" }).click();
    await expect(library.detail("Nueva")).toBeVisible();
    await library.detail("Nueva").getByRole("button", { name: "Eliminar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText("Se ha eliminado «Nueva».")).toBeVisible();
  });
});

test("LIB-01 a supervisor and an editor have a library of their own and explore the global one", async ({
  page,
  api,
  signIn,
}) => {
  const library = new Library(page);
  for (const [place, role] of (["supervisor", "editor"] as const).entries()) {
    await test.step(role, async () => {
      const shared = `Compartida con ${role}`;
      const [first, second] = [pngFile("a.png", 12 + 200 * place), pngFile("b.png", 13)];
      await api.addAsset("super-admin", "image", first, { name: shared });
      await api.addAsset(role, "image", second, { name: `Propia de ${role}` });
      await signIn(role);
      await page.goto("/panel/mylibrary");
      await expect(library.tile(`Propia de ${role}`)).toBeVisible();
      await expect(library.tile(shared)).toHaveCount(0);
      await page.getByRole("tab", { name: "Explorar" }).click();
      await expect(page).toHaveURL("/panel/mylibrary?tab=explore");
      await expect(library.tile(shared)).toBeVisible();
      await page.reload();
      await expect(library.tile(shared)).toBeVisible();
    });
  }

  await test.step("a link to an asset that is gone says so", async () => {
    await page.goto("/panel/mylibrary?asset=999999");
    const gone = page.getByRole("alertdialog", { name: "Este recurso ya no está aquí" });
    await gone.getByRole("button", { name: "Aceptar" }).click();
    await expect(page).toHaveURL("/panel/mylibrary");
  });
});

test("LIB-02 type, category, search and order narrow the library down together, and the address keeps them", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("type, category and search narrow the library down, and the address keeps them", async () => {
    const said = { description: "Para filtrar" };
    await api.addAsset("supervisor", "image", pngFile("1.png", 14), {
      ...said,
      name: "Ágora norte",
    });
    await api.addAsset("supervisor", "image", pngFile("2.png", 15), {
      ...said,
      name: "Ágora sur",
      category: 5,
    });
    await api.addAsset("supervisor", "audio", mp3File("3.mp3", 14), { ...said, name: "Ágora voz" });
    await signIn("supervisor");
    await page.goto("/panel/mylibrary");
    const library = new Library(page);
    const search = page.getByRole("textbox", { name: "Buscar por nombre, descripción o etiqueta" });
    await search.fill("AGORA");
    await expect(library.tiles).toHaveCount(3);
    await page.getByRole("radio", { name: /^Imágenes/ }).click();
    await expect(library.tiles).toHaveCount(2);
    await page.getByRole("button", { name: /^Categoría/ }).click();
    await page.getByRole("button", { name: "Quitar la selección" }).click();
    await expect(page.getByRole("button", { name: /^Categoría: 0 de/ })).toBeVisible();
    await page.getByRole("checkbox", { name: "Animales" }).click();
    await page.keyboard.press("Escape");
    await expect(library.tiles).toHaveCount(1);
    await expect(library.tile("Ágora sur")).toBeVisible();
    await page.reload();
    await expect(search).toHaveValue("AGORA");
    await expect(library.tiles).toHaveCount(1);
    await search.fill("nada que exista");
    await expect(page.getByText("No se ha encontrado nada.")).toBeVisible();
    await page.getByRole("button", { name: "Ver todo" }).click();
    await expect(library.tile("Ágora voz")).toBeVisible();
  });

  await test.step("a sort order is combined with the filters, and the address keeps both", async () => {
    const files = [
      ["Cruz B", pngFile("b.png", 50)],
      ["Cruz C", pngFile("c.png", 51)],
      ["Cruz A", pngFile("a.png", 52)],
    ] as const;
    for (const [name, file] of files) await api.addAsset("supervisor", "image", file, { name });
    await api.addAsset("supervisor", "audio", mp3File("z.mp3", 50), { name: "Cruz Z" });
    await signIn("supervisor");
    await page.goto("/panel/mylibrary");
    const library = new Library(page);
    await page
      .getByRole("textbox", { name: "Buscar por nombre, descripción o etiqueta" })
      .fill("cruz");
    await page.getByRole("combobox", { name: "Orden" }).selectOption("Nombre, de la Z a la A");
    await expect(library.tiles).toContainText(["Cruz Z", "Cruz C", "Cruz B", "Cruz A"]);
    await page.getByRole("radio", { name: /^Imágenes/ }).click();
    await expect(library.tiles).toContainText(["Cruz C", "Cruz B", "Cruz A"]);
    await page.goto(page.url());
    await expect(library.tiles).toContainText(["Cruz C", "Cruz B", "Cruz A"]);
    await expect(page.getByRole("combobox", { name: "Orden" })).toHaveValue("nameDescending");
  });
});

test("LIB-02 the number of uses of an asset is updated after an experience is saved", async ({
  page,
  api,
  signIn,
}) => {
  const first = await api.addAsset("editor", "image", pngFile("u.png", 53), {
    name: "Uso primero",
  });
  await api.addAsset("editor", "image", pngFile("v.png", 54), { name: "Uso segundo" });
  await api.createExperience("editor", { gymName: "Ruta que cambia", gymModelId: first });
  await signIn("editor");
  const form = new ExperienceForm(page);
  await form.open("Ruta que cambia");
  const menu = page.getByRole("navigation").first();
  await menu.getByRole("link", { name: "Mi biblioteca" }).click();
  const library = new Library(page);
  await page
    .getByRole("textbox", { name: "Buscar por nombre, descripción o etiqueta" })
    .fill("uso");
  await page.getByRole("combobox", { name: "Orden" }).selectOption("Más usados");
  await expect(library.tiles).toContainText(["Uso primero", "Uso segundo"]);
  await menu.getByRole("link", { name: "Experiencias" }).click();
  await page.getByRole("link", { name: "Editar «Ruta que cambia»" }).click();
  const image = new AssetField(
    page,
    "Imagen de la experiencia",
    "Elige la imagen de la experiencia",
  );
  await image.choose("Uso segundo");
  await form.update.click();
  await expect(form.said("Experiencia actualizada")).toBeVisible();
  await menu.getByRole("link", { name: "Mi biblioteca" }).click();
  await page
    .getByRole("textbox", { name: "Buscar por nombre, descripción o etiqueta" })
    .fill("uso");
  await page.getByRole("combobox", { name: "Orden" }).selectOption("Más usados");
  await expect(library.tiles).toContainText(["Uso segundo", "Uso primero"]);
});

test(
  "LIB-05 a sound plays and stops, also when all sounds are stopped",
  { tag: "@sound" },
  async ({ page, api, signIn }) => {
    const id = await api.addAsset("editor", "audio", mp3File("campanas.mp3", 21, 60), {
      name: "Campanas",
    });
    await signIn("editor");
    await page.goto(`/panel/mylibrary?asset=${id}`);
    const detail = new Library(page).detail("Campanas");
    const play = detail.getByRole("button", { name: "Escuchar Campanas" });
    const stop = detail.getByRole("button", { name: "Parar Campanas" });
    await play.click();
    await stop.click();
    await play.click();
    await expect(stop).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new CustomEvent("stop-all-audio")));
    await expect(play).toBeVisible();
    await expect(detail.getByRole("region", { name: "Datos" })).toContainText("1:00");
  },
);

test("LIB-06, TRU-19 users can delete their own assets that nothing uses, never those of others; what assets are called is plain text", async ({
  page,
  api,
  signIn,
}) => {
  await test.step("users can delete their own assets once these are not used any more, and never those of others", async () => {
    const own = await api.addAsset("editor", "image", pngFile("c.png", 22), { name: "En uso" });
    await api.addAsset("super-admin", "image", pngFile("d.png", 23), { name: "De todos" });
    const gymId = await api.createExperience("editor", {
      gymName: "Ruta que la usa",
      gymModelId: own,
    });
    await signIn("editor");
    await page.goto("/panel/mylibrary?tab=explore");
    const library = new Library(page);
    await library.tile("De todos").click();
    await expect(
      library
        .detail("De todos")
        .getByRole("button", { name: "Descargar" })
        .or(library.detail("De todos").getByRole("link", { name: "Descargar" })),
    ).toBeVisible();
    await expect(library.detail("De todos").getByRole("button", { name: "Eliminar" })).toHaveCount(
      0,
    );

    await page.goto(`/panel/mylibrary?asset=${own}`);
    await expect(
      library.detail("En uso").getByRole("region", { name: "Dónde se usa" }),
    ).toContainText("Imagen de la experiencia");
    await library.detail("En uso").getByRole("button", { name: "Eliminar" }).click();
    const refused = page.getByRole("dialog", { name: "«En uso» está en uso" });
    await expect(refused.getByRole("link", { name: "Ruta que la usa" })).toBeVisible();
    await refused.getByRole("button", { name: "Cerrar" }).last().click();

    // Another user deletes it meanwhile.
    await api.changeExperience("editor", gymId, { gymModelId: await api.cover("editor") });
    await library.detail("En uso").getByRole("button", { name: "Eliminar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText("Se ha eliminado «En uso».")).toBeVisible();
    await expect(library.tile("En uso")).toHaveCount(0);
    expect((await api.assets("editor", "own")).map(({ id }) => id)).not.toContain(own);
  });

  await test.step("names, descriptions and file names of assets are shown as plain text", async () => {
    const evil = `<img src=x onerror="document.title='hacked'">`;
    const id = await api.addAsset("editor", "image", pngFile("x.png", 29), {
      name: evil,
      description: `${evil} [link](javascript:alert(1))`,
    });
    await signIn("editor");
    await page.goto(`/panel/mylibrary?asset=${id}`);
    await expect(page.getByRole("dialog", { name: evil })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(page).not.toHaveTitle("hacked");
  });
});

test("LIB-06 several assets get another category, which can be undone, and those not in use are deleted", async ({
  page,
  api,
  signIn,
}) => {
  const ids = [];
  for (const [index, name] of ["Lote uno", "Lote dos", "Lote tres"].entries()) {
    ids.push(
      await api.addAsset("supervisor", "image", pngFile(`${name}.png`, 90 + index), { name }),
    );
  }
  const ruta = { gymName: "Ruta del lote", gymModelId: ids[1] ?? 0 };
  await api.createExperience("supervisor", ruta);
  await signIn("supervisor");
  await page.goto("/panel/mylibrary");
  const library = new Library(page);
  await page
    .getByRole("textbox", { name: "Buscar por nombre, descripción o etiqueta" })
    .fill("lote");
  await expect(library.tiles).toHaveCount(3);
  await page.getByRole("button", { name: "Seleccionar varios" }).click();
  const bar = page.getByRole("group", { name: "Recursos seleccionados" });
  await library.tile("Lote tres").click();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(bar.getByRole("status")).toHaveText("2 seleccionados");
  await page.keyboard.press("Control+a");
  await expect(bar.getByRole("status")).toHaveText("3 seleccionados");

  await bar.getByRole("button", { name: "Cambiar la categoría" }).click();
  await page.getByRole("menuitem", { name: "Gastronomía" }).click();
  await expect(page.getByText("3 recursos están ahora en «Gastronomía».")).toBeVisible();
  const category = page.getByRole("button", { name: /^Categoría/ });
  await category.click();
  await expect(page.getByRole("checkbox", { name: "Gastronomía" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText("La categoría vuelve a ser la de antes.")).toBeVisible();

  await bar.getByRole("button", { name: "Eliminar" }).click();
  await page
    .getByRole("alertdialog", { name: "¿Eliminar 3 recursos?" })
    .getByRole("button", { name: "Eliminar" })
    .click();
  const used = page.getByRole("dialog", { name: "1 recurso está en uso" });
  await expect(used.getByRole("region", { name: "Lote dos" })).toContainText("Ruta del lote");
  await used.getByRole("button", { name: "Eliminar los otros 2" }).click();
  await expect(library.tiles).toHaveCount(1);
  await expect(library.tile("Lote dos")).toBeVisible();
  await expect(bar.getByRole("status")).toHaveText("1 seleccionado");
});
