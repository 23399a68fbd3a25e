import { strToU8, zipSync } from "fflate";
import type { Page } from "@playwright/test";
import { boxEntry, modelZip, pngFile } from "./support/asset-files.ts";
import { OFFLINE } from "./support/console-watch.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { Library } from "./support/library.ts";
import { MORE, PointsImport } from "./support/points-import.ts";
import { leaveUnsaved } from "./support/unsaved-changes.ts";

test.beforeEach(({ watch }) => watch.allow(OFFLINE));

const failed = (page: Page) => page.getByRole("dialog", { name: "No se ha podido abrir" });

test("TRU-34 help, an export and the reader of a route file that cannot be fetched say so, and come with the connection", async ({
  page,
  context,
  api,
  signIn,
}) => {
  await test.step("help that cannot be fetched leaves the form as it is, and comes with the connection", async () => {
    await signIn("editor");
    await leaveUnsaved(page, api, "Ruta con ayuda lejana");
    const form = new ExperienceForm(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Ayuda", exact: true }).click();
    await failed(page).getByRole("button", { name: "Reintentar" }).click();
    await failed(page).getByRole("button", { name: "Cerrar" }).first().click();
    await expect(failed(page)).toBeHidden();
    await expect(form.slogan).toHaveValue("Aún sin guardar");

    await context.setOffline(false);
    await page.getByRole("button", { name: "Ayuda", exact: true }).click();
    const help = page.getByRole("dialog", { name: "Cómo se ve la experiencia en el móvil" });
    await expect(help.getByText("La portada", { exact: true })).toBeVisible();
    await expect(failed(page)).toBeHidden();
  });

  await context.setOffline(false);

  await test.step("an export whose code cannot be fetched says so", async () => {
    const name = "Ruta que no se exporta";
    const id = await api.createExperience("editor", { gymName: name });
    await api.addPoint("editor", id, { mappointName: "Uno" });
    await signIn("editor");
    await new ExperienceForm(page).open(name);
    await page.getByRole("button", { name: MORE }).click();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("menuitem", { name: "Exportar como GPX" }).click();
    await expect(page.getByText("No se ha podido exportar")).toBeVisible();
  });

  await context.setOffline(false);

  await test.step("a route file whose reader cannot be fetched is not called damaged", async () => {
    const name = "Ruta que lee sin conexión";
    await api.createExperience("editor", { gymName: name });
    await signIn("editor");
    await new ExperienceForm(page).open(name);
    const points = new PointsImport(page);
    await page.getByRole("button", { name: "Importar puntos" }).click();
    await expect(points.dialog).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    const file = "name,latitude,longitude\nUno,40.41,-3.7\n";
    await points.choose(file, "puntos.csv");
    await expect(points.dialog.getByText("No hay conexión con el servidor.")).toBeVisible();
    await context.setOffline(false);
    await points.choose(file, "puntos.csv");
    await expect(points.row("Uno")).toBeVisible();
  });
});

interface Opened {
  what: string;
  role: "supervisor" | "editor";
  path: string;
  open: (page: Page) => Promise<void>;
  title: string;
}

const dialogs: Opened[] = [
  {
    what: "the import of editors",
    role: "supervisor",
    path: "/panel/users",
    open: (page) => page.getByRole("button", { name: "Importar editores" }).click(),
    title: "Importar editores",
  },
  {
    what: "the import of an experience",
    role: "editor",
    path: "/panel/experiences",
    open: (page) => page.getByRole("button", { name: "Importar una experiencia" }).click(),
    title: "Importar una experiencia",
  },
  {
    what: "the command palette",
    role: "editor",
    path: "/panel/experiences",
    open: (page) => page.keyboard.press("Control+k"),
    title: "Ir a un sitio o hacer algo",
  },
];

test(
  "TRU-34 a dialog that cannot be fetched says so, and opens on another try",
  { tag: "@whole" },
  async ({ page, context, signIn }) => {
    for (const { what, role, path, open, title } of dialogs) {
      await test.step(what, async () => {
        await signIn(role);
        await page.goto(path);
        await expect(page.getByRole("table")).toBeVisible();
        await page.waitForLoadState("networkidle");
        await context.setOffline(true);
        await open(page);
        await expect(failed(page)).toBeVisible();
        await context.setOffline(false);
        await failed(page).getByRole("button", { name: "Reintentar" }).click();
        const dialog = page.getByRole("dialog", { name: title });
        await expect(dialog).toBeVisible();
        await expect(failed(page)).toBeHidden();
        await expect(dialog.locator(":focus")).toHaveCount(1);
      });
    }
  },
);

test(
  "TRU-34 a section that cannot be fetched says so in its place",
  { tag: ["@module-again", "@whole"] },
  async ({ page, signIn, watch }) => {
    watch.allow(/net::ERR_FAILED/);
    await page.route("**/assets/SecondFactorSection-*.js", (route) => route.abort());
    await signIn("editor");
    await page.goto("/panel/profile");
    const alert = page.getByRole("alert").filter({ hasText: "No se ha podido abrir" });
    await expect(alert).toBeVisible();
    await expect(page.getByLabel(/^Nombre/)).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByRole("heading", { name: "Verificación en dos pasos" })).toBeVisible();
  },
);

test(
  "TRU-34, LIB-03 a model that cannot be packed without a connection is named, and the viewer comes with it",
  { tag: "@whole" },
  async ({ page, context, signIn, api, watch }) => {
    watch.allow(/There is no network/);
    await test.step("a model that cannot be packed without a connection is named", async () => {
      await signIn("editor");
      const library = new Library(page);
      await library.visitUpload("Modelo 3D");
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await library.give({
        name: "box.glb",
        mimeType: "model/gltf-binary",
        buffer: boxEntry([1, 1, 1]).content,
      });
      await expect(
        page.getByRole("alertdialog", { name: "No se ha podido preparar el archivo" }),
      ).toContainText("«box.glb»");
    });

    await context.setOffline(false);

    await test.step("a viewer of models that cannot be fetched comes with the connection", async () => {
      // What React tells of an error that a boundary takes.
      await api.addAsset("editor", "model", modelZip("noria.zip", [1, 1, 1]), {
        name: "Noria",
        thumbnail: pngFile("noria.png", 72),
      });
      await signIn("editor");
      const library = new Library(page);
      await page.goto("/panel/mylibrary");
      await expect(library.tile("Noria")).toBeVisible();
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await library.tile("Noria").click();
      const detail = library.detail("Noria");
      await expect(detail.getByText("No se ha podido abrir el visor.")).toBeVisible();
      await context.setOffline(false);
      await detail.getByRole("button", { name: "Reintentar" }).click();
      await expect(detail.locator("canvas, model-viewer").first()).toBeVisible();
    });
  },
);

test(
  "TRU-34, USR-05 a workbook whose reader cannot be fetched is taken on another try",
  { tag: "@whole" },
  async ({ page, context, signIn }) => {
    await signIn("supervisor");
    await page.goto("/panel/users");
    await page.getByRole("button", { name: "Importar editores" }).click();
    const dialog = page.getByRole("dialog", { name: "Importar editores" });
    const broken = Buffer.from(zipSync({ "xl/workbook.xml": strToU8("<") }));
    const workbook = { name: "personas.xlsx", mimeType: "", buffer: broken };
    await expect(dialog.getByRole("button", { name: /ejemplo/ })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await dialog.locator("input[type=file]").setInputFiles(workbook);
    await expect(dialog.getByText("No hay conexión con el servidor.")).toBeVisible();
    await context.setOffline(false);
    await dialog.locator("input[type=file]").setInputFiles(workbook);
    // The reader has come: it finds that this is no whole workbook.
    await expect(dialog.getByText("No hay conexión con el servidor.")).toBeHidden();
    await expect(dialog.getByText("El archivo está dañado o incompleto")).toBeVisible();
  },
);
