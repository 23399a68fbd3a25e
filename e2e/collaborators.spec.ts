import { ExperienceForm } from "./support/experience-form.ts";
import { expect, test } from "./support/journey.ts";

test("EXP-07 who shares experiences chooses collaborators, who then edit as well", async ({
  page,
  people,
  signIn,
  visitor,
}) => {
  const admin = await people.activeUser("super-admin", {
    name: "Aurora",
    surname: "Coll",
    role: "admin",
    "superAdmin-sharedGyms": 1,
  });
  const [supervisor] = await people.team(admin, ["Silvia"]);
  const editor = (name: string) =>
    people.activeUser(supervisor, { name, surname: "Coll", role: "editor" });
  const [author, helper] = [await editor("Eulalia"), await editor("Ernest")];

  await signIn(author);
  const form = new ExperienceForm(page);
  await page.goto("/panel/experiences/new");
  await form.fillRequired("Ruta de dos autores");
  await form.option("Colaborativa").click();
  await page.getByRole("combobox", { name: "Colaboradores" }).click();
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

test("EXP-07 whose account shares nothing is not offered collaborators", async ({
  page,
  people,
  signIn,
}) => {
  const [supervisor] = await people.team(
    await people.activeUser("super-admin", { name: "Abel", surname: "Solo", role: "admin" }),
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
