import { expect, test } from "./support/journey.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { PointEditor } from "./support/point-editor.ts";

test("PNT-04 a supervisor and an editor choose one of the administrator's chatbots for a point, a super-admin none", async ({
  page,
  api,
  signIn,
}) => {
  for (const role of ["supervisor", "editor"] as const) {
    await test.step(role, async () => {
      const name = `Ruta que responde (${role})`;
      const id = await api.createExperience(role, { gymName: name });
      const form = new ExperienceForm(page);
      const point = new PointEditor(page);
      await signIn(role);
      await form.open(name);
      await point.add();
      const choice = page.getByRole("combobox", { name: "Chatbot" });
      await expect(choice.getByRole("option")).toHaveCount(2);
      await point.clickMap();
      await point.name.fill("Plaza");
      const bot = await choice.getByRole("option").nth(1).textContent();
      await choice.selectOption({ label: bot ?? "" });
      await point.save.click();
      await expect(form.said("Punto guardado")).toBeVisible();
      const [stored] = (await api.experience(role, id)).mappoints;
      const botId = String(stored?.["IdChatbot"]);
      expect(botId).toMatch(/^b-/);
      await point.edit("Plaza");
      await expect(choice).toHaveValue(botId);
    });
  }

  await test.step("super-admin", async () => {
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    await signIn("super-admin");
    await form.open("Madrid de los Austrias");
    await point.add();
    await expect(page.getByRole("combobox", { name: "Chatbot" })).toHaveCount(0);
  });
});

test(
  "PNT-04 each failure of the administrator's chatbots has its text, and can be tried again",
  { tag: "@whole" },
  async ({ page, api, signIn, watch }) => {
    watch.allow(/status of 403 .*\/bots\//);
    watch.allow(/ERR_FAILED.*\/bots\//);
    await api.createExperience("supervisor", { gymName: "Ruta sin respuestas" });
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    await signIn("supervisor");
    await form.open("Ruta sin respuestas");
    await page.route("**/bots/extLogin", (route) => route.fulfill({ status: 403 }));
    await point.add();
    await expect(page.getByText("No se pudo obtener el token del administrador")).toBeVisible();
    const again = page.getByRole("button", { name: "Reintentar" });
    await page.unroute("**/bots/extLogin");
    await page.route("**/bots/listBots", (route) => route.fulfill({ status: 403 }));
    await again.click();
    await expect(
      page.getByText("No se pudieron cargar los chatbots del administrador"),
    ).toBeVisible();
    await page.unroute("**/bots/listBots");
    await page.route("**/bots/listBots", (route) => route.abort());
    await again.click();
    await expect(page.getByText("Error de red al cargar chatbots del administrador")).toBeVisible();
    await page.unroute("**/bots/listBots");
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(page.getByRole("combobox", { name: "Chatbot" }).getByRole("option")).toHaveCount(
      2,
    );
  },
);
