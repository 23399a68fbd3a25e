import { BotApi } from "./support/bot-api.ts";
import { ChatbotForm, pdfFile } from "./support/chatbot-form.ts";
import { expect, test } from "./support/journey.ts";

const OPENING = "El museo abre de martes a domingo, de diez de la mañana a ocho de la tarde.";
const TICKETS = "La entrada general cuesta doce euros y los menores de edad entran gratis.";

test("BOT-08, BOT-12 what an admin has its chat say is what visitors meet, and what they find useful is counted", async ({
  page,
  context,
  testUsers,
  signIn,
  server,
  watch,
}) => {
  // A bot that was made on the platform alone has no record yet.
  watch.allow(/status of 404 .*\/chatbot\//);
  const admin = await testUsers.activeUser("super-admin", {
    name: "Berta",
    surname: "Ferrer",
    role: "admin",
    "superAdmin-hasChatbots": 1,
  });
  const bots = await BotApi.of(server, admin);
  const id = await bots.create("Guía del claustro");
  const form = new ChatbotForm(page);
  await signIn(admin);
  await page.goto("/panel/chatbot");
  await page.getByRole("link", { name: "Editar «Guía del claustro»" }).click();
  await form.choosePdfs(await pdfFile(context, "claustro.pdf", [OPENING, TICKETS]));
  const conversation = page.getByRole("region", { name: "Conversación" });
  await conversation.getByRole("button", { name: "Conversación" }).click();
  await conversation.getByRole("textbox", { name: "Saludo" }).fill("Bienvenida al claustro");
  await conversation
    .getByRole("textbox", { name: "Preguntas para empezar" })
    .fill("¿Cuánto cuesta la entrada general?");
  await conversation.getByRole("textbox", { name: "Teléfono" }).fill("938 70 22 19");
  const limit = conversation.getByRole("textbox", { name: "Preguntas por conversación" });
  await limit.fill("2");
  await form.update.click();
  await expect(limit).toHaveAccessibleDescription(/Un número entero entre 5 y 600/);
  await limit.fill("5");
  await form.update.click();
  await expect(form.file("claustro.pdf").getByText("Listo")).toBeVisible();

  const [bot] = (await bots.list()).filter((each) => each.id === id);
  const visitor = await context.newPage();
  await visitor.goto(`/bots/chat/${bot?.botPath}?lang=es`);
  await expect(visitor.getByRole("heading", { name: "Bienvenida al claustro" })).toBeVisible();
  await visitor.getByRole("button", { name: "¿Cuánto cuesta la entrada general?" }).click();
  const answer = visitor.getByRole("article").last();
  await expect(answer.getByText(/doce euros/).first()).toBeVisible();
  const rated = visitor.waitForResponse((response) => response.url().includes("/bots/widget/rate"));
  await answer.getByRole("button", { name: "Me ha servido", exact: true }).click();
  await rated;
  const ask = async (question: string) => {
    const box = visitor.getByRole("textbox", { name: "Tu pregunta" });
    await box.fill(question);
    await box.press("Enter");
    await expect(visitor.getByRole("article").last().getByText(question)).toBeVisible();
  };
  await ask("¿Qué es la fotosíntesis?");
  await expect(visitor.getByRole("link", { name: "938 70 22 19" })).toBeVisible();

  await page.getByRole("tab", { name: "Cifras" }).click();
  const figure = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
  await expect(figure("Preguntas")).toContainText("2");
  await expect(figure("Respondidas")).toContainText("1");
  await expect(figure("Han servido")).toContainText("1");
  await page.getByRole("tab", { name: "Sin respuesta" }).click();
  await expect(page.getByText("¿Qué es la fotosíntesis?", { exact: true })).toBeVisible();
});
