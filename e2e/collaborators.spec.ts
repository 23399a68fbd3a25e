import type { Page } from "@playwright/test";
import { freshCode } from "./support/api.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";
import { OWN_PASSWORD } from "./support/test-users.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

test("EXP-07 a user whose account shares experiences chooses collaborators, who can then edit as well; others are not offered any", async ({
  page,
  testUsers,
  signIn,
  visitor,
}) => {
  await test.step("a user whose account shares experiences chooses collaborators, who can then edit as well", async () => {
    const admin = await testUsers.activeUser("super-admin", {
      name: "Aurora",
      surname: "Coll",
      role: "admin",
      "superAdmin-sharedGyms": 1,
    });
    const [supervisor] = await testUsers.team(admin, ["Silvia"]);
    const editor = (name: string) =>
      testUsers.activeUser(supervisor, { name, surname: "Coll", role: "editor" });
    const [author, helper] = [await editor("Eulalia"), await editor("Ernest")];

    await signIn(author);
    const form = new ExperienceForm(page);
    await page.goto("/panel/experiences/new");
    await form.fillRequired("Ruta de dos autores");
    await form.option("Colaborativa").click();
    await page.getByRole("combobox", { name: "Colaboradores" }).click();
    const list = page.getByRole("dialog");
    await expect(list).toBeVisible();
    const covered = await list.evaluate((popover) => {
      const over = popover.getBoundingClientRect();
      return [...document.querySelectorAll("[role=switch]")]
        .map((each) => each.getBoundingClientRect())
        .filter((box) => box.top < over.bottom && box.bottom > over.top)
        .filter((box) => box.left < over.right && box.right > over.left).length;
    });
    expect(covered).toBe(0);
    await page.getByRole("option", { name: helper.fullName }).click();
    await page.keyboard.press("Escape");
    await form.save.click();
    await expect(form.said("Experiencia guardada")).toBeVisible();

    const other = await visitor(helper);
    const theirs = new ExperienceForm(other.page);
    await theirs.open("Ruta de dos autores");
    await theirs.slogan.fill("De los dos");
    await theirs.update.click();
    await expect(theirs.said("Experiencia actualizada")).toBeVisible();

    await form.open("Ruta de dos autores");
    await expect(form.slogan).toHaveValue("De los dos");
    await expect(form.option("Colaborativa")).toBeChecked();
    await form.option("Colaborativa").click();
    await form.update.click();
    await expect(form.said("Experiencia actualizada")).toBeVisible();
    await other.page.goto("/panel/experiences");
    await expect(other.page.getByText("Todavía no hay experiencias")).toBeVisible();
  });

  await test.step("a user whose account does not share experiences is not offered collaborators", async () => {
    const [supervisor] = await testUsers.team(
      await testUsers.activeUser("super-admin", { name: "Abel", surname: "Solo", role: "admin" }),
      ["Saúl"],
    );
    await signIn(supervisor);
    const form = new ExperienceForm(page);
    const asked = page.waitForResponse("**/user/hasSharedGyms");
    await page.goto("/panel/experiences/new");
    await asked;
    await expect(form.option("Se puede repetir")).toBeVisible();
    await expect(form.option("Colaborativa")).toHaveCount(0);
  });
});

test(
  "EXP-01, EXP-03 a collaborator is not offered to delete another's experience; owner and supervisor are",
  { tag: "@whole" },
  async ({ api, testUsers, visitor }) => {
    const admin = await testUsers.activeUser("super-admin", {
      name: "Amparo",
      surname: "Roig",
      role: "admin",
      "superAdmin-sharedGyms": 1,
    });
    const [supervisor] = await testUsers.team(admin, ["Selma"]);
    const editor = (name: string) =>
      testUsers.activeUser(supervisor, { name, surname: "Roig", role: "editor" });
    const [author, helper] = [await editor("Elvira"), await editor("Emilio")];
    const add = async (owner: typeof author, gymName: string, editorIds: number[]) =>
      api.call(await api.signIn(owner.email, OWN_PASSWORD), "/gymkhanas/new", {
        gymName,
        gymDescription: "Un paseo",
        gymSlogan: "Hola",
        gymCity: "Madrid",
        gymLang: "cas",
        gymCode: freshCode(),
        gymModelId: await api.cover("super-admin"),
        editorIds: JSON.stringify(editorIds),
      });
    await add(author, "Ruta de Elvira", [await testUsers.idOf(supervisor, helper)]);
    await add(helper, "Ruta de Emilio", []);
    /** What a row's buttons do and what its menu has. */
    const offered = async (page: Page, name: string) => {
      const row = page.getByRole("row", { name: new RegExp(name) });
      await row.getByRole("button", { name: `Más acciones con ${name}` }).click();
      const inMenu = await page.getByRole("menuitem").allTextContents();
      await page.keyboard.press("Escape");
      const buttons = row.locator("a, button").and(row.getByTitle(name));
      const titles = await buttons.evaluateAll((all) =>
        all.map((each) => each.getAttribute("title")),
      );
      return [...titles, ...inMenu];
    };
    const all = (name: string) =>
      ["Editar", "Duplicar", "Eliminar", "Exportar"].map((action) => `${action} «${name}»`);

    const { page } = await visitor(helper);
    await page.goto("/panel/experiences");
    expect(await offered(page, "Ruta de Emilio")).toEqual(all("Ruta de Emilio"));
    expect(await offered(page, "Ruta de Elvira")).toEqual(
      all("Ruta de Elvira").filter((action) => !action.startsWith("Eliminar")),
    );
    await page.getByRole("switch", { name: "«Ruta de Elvira» activa" }).click();
    // It has no points.
    await page.getByRole("button", { name: "Activar igualmente" }).click();
    await expect(page.getByText("«Ruta de Elvira» ya está activa.")).toBeVisible();
    // With the keyboard, the next stop after this experience's last button is the next experience.
    await page.getByRole("button", { name: "Más acciones con Ruta de Elvira" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox", { name: /Ruta de Emilio/ })).toBeFocused();

    const { page: theirs } = await visitor(author);
    await theirs.goto("/panel/experiences");
    expect(await offered(theirs, "Ruta de Elvira")).toEqual(all("Ruta de Elvira"));

    const { page: above } = await visitor(supervisor);
    await above.goto("/panel/experiences");
    expect(await offered(above, "Ruta de Elvira")).toEqual(all("Ruta de Elvira"));
    await above.getByRole("button", { name: "Eliminar «Ruta de Elvira»" }).click();
    await above.getByRole("button", { name: "Eliminar", exact: true }).click();
    await expect(above.getByText("Se ha eliminado «Ruta de Elvira».")).toBeVisible();
  },
);
