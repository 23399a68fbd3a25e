import { pngFile } from "./support/asset-files.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { AssetField, Library } from "./support/library.ts";
import { PointEditor } from "./support/point-editor.ts";
import { OWN_PASSWORD } from "./support/test-users.ts";

test("LIB-01, LIB-02, LIB-09 an editor tags an asset, keeps the view of the tag and shares what it finds; a colleague uses it in a point, and another team does not see it", async ({
  page,
  api,
  testUsers,
  signIn,
  visitor,
}) => {
  const wish = { name: "Olga", surname: "Ribera", role: "editor" } as const;
  const owner = await testUsers.activeUser("supervisor", wish);
  const rival = await testUsers.activeUser("admin", { ...wish, name: "Rita", role: "supervisor" });
  const token = await api.signIn(owner.email, OWN_PASSWORD);
  for (const [index, name] of ["Fuente de Olga", "Farola de Olga"].entries()) {
    const { buffer } = pngFile("a.png", 310 + index);
    const file = new File([new Uint8Array(buffer)], "a.png", { type: "image/png" });
    const said = { name, description: "De la plaza", category: 1, type: 1 };
    const form = { ...said, file };
    await api.call(token, "/library2ixr/uploadFile", form);
  }
  const library = new Library(page);
  await signIn(owner);
  await page.goto("/panel/mylibrary");

  await test.step("the tag is found, and its view is kept", async () => {
    await library.tile("Fuente de Olga").click();
    const detail = library.detail("Fuente de Olga");
    await detail.getByRole("textbox", { name: /^Etiquetas/ }).fill("Agua");
    await page.keyboard.press("Enter");
    await detail.getByRole("button", { name: "Guardar la ficha" }).click();
    await expect(page.getByText("Se ha guardado «Fuente de Olga».")).toBeVisible();
    await detail.getByRole("button", { name: "Cerrar" }).click();
    await page.getByRole("button", { name: /^Etiquetas/ }).click();
    await page.getByRole("checkbox", { name: /^Agua/ }).click();
    await page.keyboard.press("Escape");
    await expect(library.tiles).toHaveCount(1);
    await page.getByRole("button", { name: "Vistas" }).click();
    await page.getByRole("menuitem", { name: "Guardar esta vista…" }).click();
    const dialog = page.getByRole("dialog", { name: "Guardar esta vista" });
    await dialog.getByRole("textbox").fill("Con agua");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await page.goto("/panel/mylibrary");
    await expect(library.tiles).toHaveCount(2);
    await page.getByRole("button", { name: "Vistas" }).click();
    await page.getByRole("menuitem", { name: "Con agua" }).click();
    await expect(library.tiles).toHaveCount(1);
    await expect(library.tile("Fuente de Olga")).toBeVisible();
  });

  await test.step("what the view finds is shared", async () => {
    await page.getByRole("button", { name: "Seleccionar varios" }).click();
    const bar = page.getByRole("group", { name: "Recursos seleccionados" });
    await bar.getByRole("button", { name: "Seleccionar todo lo que se ve" }).click();
    await bar.getByRole("button", { name: "Compartir" }).click();
    await page.getByRole("menuitem", { name: "Compartir con mi equipo" }).click();
    await expect(page.getByText("Tu equipo ya puede usar 1 recurso.")).toBeVisible();
  });

  await test.step("a colleague finds it, marked as the team's, and uses it in a point", async () => {
    const gymId = await api.createExperience("editor", { gymName: "Ruta de las fuentes" });
    await api.addPoint("editor", gymId, { mappointName: "Fuente" });
    const { page: theirs } = await visitor("editor");
    await theirs.goto("/panel/mylibrary?tab=explore");
    const explored = new Library(theirs);
    await explored.tile("Fuente de Olga").click();
    await expect(
      explored.detail("Fuente de Olga").getByText("Tu equipo: lo comparte Olga Ribera"),
    ).toBeVisible();
    await expect(explored.tile("Farola de Olga")).toHaveCount(0);
    const form = new ExperienceForm(theirs);
    await form.open("Ruta de las fuentes");
    const editor = new PointEditor(theirs);
    await editor.edit("Fuente");
    await theirs.getByRole("button", { name: /^Historia del punto/ }).click();
    const place = theirs.getByRole("form", { name: "Editar «Fuente»" });
    const image = new AssetField(theirs, "Imagen de la historia", "Elige una imagen", place);
    await image.open();
    await image.picker.getByRole("radio", { name: "Explorar" }).click();
    await image.picker.getByRole("option", { name: /^Fuente de Olga / }).click();
    await image.confirm();
    await editor.save.click();
    await expect(theirs.getByText("Punto guardado")).toBeVisible();
    const [used] = (await api.assets("editor", "global")).filter(
      ({ model }) => model === "Fuente de Olga",
    );
    expect((await api.experience("editor", gymId))["mappointstory"]).toContainEqual(
      expect.objectContaining({ Lang: "cas", IdMod: used?.id }),
    );
  });

  await test.step("a supervisor of another team does not see it", async () => {
    const { page: others } = await visitor(rival);
    await others.goto("/panel/mylibrary?tab=explore");
    const explored = new Library(others);
    await expect(explored.tiles.first()).toBeVisible();
    await others
      .getByRole("textbox", { name: "Buscar por nombre, descripción o etiqueta" })
      .fill("de Olga");
    await expect(explored.tiles).toHaveCount(0);
  });
});
