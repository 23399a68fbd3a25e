import { BotApi } from "./support/bot-api.ts";
import { botRow, ChatbotForm, pdfFile } from "./support/chatbot-form.ts";
import { holdCalls } from "./support/held-calls.ts";
import { expect, test } from "./support/journey.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const ADMIN = { surname: "Ferrer", role: "admin", "superAdmin-hasChatbots": 1 } as const;
const OPENING = "El museo abre de martes a domingo, de diez de la mañana a ocho de la tarde.";
const TICKETS = "La entrada general cuesta doce euros y los menores de edad entran gratis.";

test("BOT-06, BOT-07, BOT-08, BOT-12 an admin creates a bot from a PDF, and it answers with the page", async ({
  page,
  context,
  testUsers,
  signIn,
}) => {
  await signIn(await testUsers.activeUser("super-admin", { ...ADMIN, name: "Aina" }));
  const form = new ChatbotForm(page);
  await page.goto("/panel/chatbot");
  await page.getByRole("link", { name: "Nuevo chatbot" }).first().click();
  await expect(form.create).toBeDisabled();
  await form.write("Guía del museo");
  await form.choosePdfs(
    { name: "notas.txt", mimeType: "text/plain", buffer: Buffer.from("texto") },
    { name: "falso.pdf", mimeType: "application/pdf", buffer: Buffer.from("no lo es") },
  );
  await expect(page.getByText("«notas.txt» no es un PDF.")).toBeVisible();
  await expect(page.getByText("«falso.pdf» no es un PDF.")).toBeVisible();
  const pdf = await pdfFile(context, "museo.pdf", [OPENING, TICKETS]);
  const others = ["a.pdf", "b.pdf", "c.pdf"].map((name) => ({ ...pdf, name }));
  await form.choosePdfs(pdf, ...others);
  await expect(page.getByText("«c.pdf» no cabe: un chatbot tiene 3 PDF")).toBeVisible();
  await page.getByRole("button", { name: "Quitar «a.pdf» de la lista" }).click();
  await page.getByRole("button", { name: "Quitar «b.pdf» de la lista" }).click();
  await expect(form.create).toBeDisabled();
  await form.chooseAvatar();
  await form.create.click();
  const created = page.getByRole("alertdialog", { name: "Chatbot creado" });
  await created.getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL("/panel/chatbot");
  const row = botRow(page, "Guía del museo");
  await expect(row.getByRole("switch")).toBeChecked();
  await expect(row.getByText("No disponibles")).toBeVisible();
  await expect(page.getByText("1 de 10")).toBeVisible();

  await row.getByRole("link", { name: "Editar «Guía del museo»" }).click();
  await expect(form.name).toHaveValue("Guía del museo");
  await expect(form.file("museo.pdf").getByText("Listo")).toBeVisible();
  await expect(form.file("museo.pdf")).toContainText(/unos [\d.]+ caracteres/);
  const chat = page.frameLocator('iframe[title="Chat de prueba con el chatbot"]');
  await chat.getByRole("textbox").fill("¿Cuánto cuesta la entrada general?");
  await chat.getByRole("textbox").press("Enter");
  await expect(chat.getByText("doce euros").first()).toBeVisible();
  await expect(chat.getByText(/museo\.pdf/).first()).toBeVisible();
  // What is typed stays when the panel's theme changes, and the chat follows it when it is loaded anew.
  await chat.getByRole("textbox").fill("¿Y los menores?");
  await page.getByRole("button", { name: /^Apariencia/ }).click();
  await page.getByRole("menuitemradio", { name: "Oscuro" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(chat.getByRole("textbox")).toHaveValue("¿Y los menores?");
  await page.getByRole("button", { name: "Volver a cargar" }).click();
  await expect(chat.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(chat.getByText("doce euros")).toHaveCount(0);

  await page.getByRole("tab", { name: "Comparar idiomas" }).click();
  await page.getByRole("textbox", { name: "Pregunta" }).fill("¿Qué días abre el museo?");
  await page.getByRole("button", { name: "Preguntar", exact: true }).click();
  const spanish = page.getByRole("article", { name: "Castellano" });
  await expect(spanish).toContainText("de martes a domingo");
  await expect(page.getByRole("article", { name: "Inglés" })).toHaveAttribute("aria-busy", "false");
  await spanish.getByRole("button", { name: "1. museo.pdf, página 1" }).click();
  const source = page.getByRole("dialog", { name: "museo.pdf" });
  await expect(source.getByText("Página 1 de 2")).toBeVisible();
  await expect(source.locator("mark")).toContainText("abre de martes a domingo");
  const [cited] = await Promise.all([
    page.waitForEvent("download"),
    source.getByRole("link", { name: "Descargar el PDF" }).click(),
  ]);
  expect(cited.suggestedFilename()).toBe("museo.pdf");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Chatbot", exact: true }).click();
  const [kept] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descargar «museo.pdf»" }).click(),
  ]);
  expect(kept.suggestedFilename()).toBe("museo.pdf");
});

test("BOT-06 a creation that fails half-way says so, goes on after a reload, and doubles nothing", async ({
  page,
  context,
  testUsers,
  signIn,
  server,
  watch,
}) => {
  watch.allow(/status of 503 .*\/(?:bots|chatbot)\//);
  const admin = await testUsers.activeUser("super-admin", { ...ADMIN, name: "Biel" });
  const bots = await BotApi.of(server, admin);
  await signIn(admin);
  const form = new ChatbotForm(page);
  await page.goto("/panel/chatbot/new");
  await form.write("Guía a medias", "Un texto largo que nadie quiere escribir dos veces.");
  const pdf = await pdfFile(context, "museo.pdf", [OPENING]);
  await form.choosePdfs(pdf);
  await form.chooseAvatar();
  const failed = page.getByRole("alertdialog", { name: "No se ha podido crear el chatbot" });
  for (const [call, step] of [
    ["**/bots/createBot", "El chatbot interrumpido"],
    ["**/bots/editBot", "Textos y colores interrumpido"],
    ["**/bots/getPresignedURL", "Documentos interrumpido"],
    ["**/bots/uploads/**", "Documentos interrumpido"],
    ["**/bots/addDataSourceFile", "Documentos interrumpido"],
    ["**/chatbot/createNewChatbot", "Ficha e imagen interrumpido"],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 503 }));
    await page.getByRole("button", { name: /^(?:Crear chatbot|Terminar de crearlo)$/ }).click();
    await failed.getByRole("button", { name: "Aceptar" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: step })).toBeVisible();
    await page.unroute(call);
  }

  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("Hemos recuperado lo que escribiste")).toBeVisible();
  await expect(form.name).toHaveValue("Guía a medias");
  await expect(form.file("museo.pdf")).toBeVisible();
  await form.chooseAvatar();
  await page.getByRole("button", { name: "Terminar de crearlo" }).click();
  await page
    .getByRole("alertdialog", { name: "Chatbot creado" })
    .getByRole("button", { name: "Aceptar" })
    .click();
  await expect(botRow(page, "Guía a medias")).toHaveCount(1);
  const [bot, ...others] = await bots.list();
  expect(others).toEqual([]);
  expect(await bots.files(bot?.id ?? "")).toHaveLength(1);
  await page.getByRole("link", { name: "Nuevo chatbot" }).click();
  await expect(form.name).toHaveValue("");
});

test(
  "BOT-06 what is typed while a chatbot is being created waits in its form",
  { tag: "@whole" },
  async ({ page, context, testUsers, signIn }) => {
    await signIn(await testUsers.activeUser("super-admin", { ...ADMIN, name: "Clara" }));
    const form = new ChatbotForm(page);
    const record = await holdCalls(page, "**/chatbot/createNewChatbot");
    await page.goto("/panel/chatbot/new");
    await form.write("Guía con prisa");
    await form.choosePdfs(await pdfFile(context, "museo.pdf", [OPENING]));
    await form.chooseAvatar();
    await form.create.click();
    await expect(page.getByRole("button", { name: "Creando…" })).toBeVisible();
    await form.description.fill("Responde sobre el museo y su jardín.");
    await record.letGo();
    const created = page.getByRole("alertdialog", { name: "Chatbot creado" });
    await created.getByRole("button", { name: "Aceptar" }).click();
    await page.getByRole("link", { name: "Editar «Guía con prisa»" }).click();
    await expect(page.getByText("Hemos recuperado lo que escribiste")).toBeVisible();
    await expect(form.description).toHaveValue("Responde sobre el museo y su jardín.");
    await page.goto("/panel/chatbot/new");
    await expect(form.name).toHaveValue("");
  },
);

test("BOT-08, BOT-09 changes blur the test chat until they are updated or discarded", async ({
  page,
  context,
  testUsers,
  signIn,
  server,
  watch,
}) => {
  watch.allow(/status of 503 .*\/bots\/editBot/);
  // A bot that was made on the platform alone has no record yet.
  watch.allow(/status of 404 .*\/chatbot\//);
  const admin = await testUsers.activeUser("super-admin", { ...ADMIN, name: "Clara" });
  const bots = await BotApi.of(server, admin);
  await bots.create("Guía azul");
  const form = new ChatbotForm(page);
  await signIn(admin);
  await page.goto("/panel/chatbot");
  await page.getByRole("link", { name: "Editar «Guía azul»" }).click();
  const outdated = page.getByText("Este chat no tiene los últimos cambios");
  await expect(form.back).toBeVisible();
  await expect(form.update).toHaveCount(0);
  await form.description.fill("Otra descripción.");
  await expect(outdated).toBeVisible();
  await form.discard.click();
  await expect(outdated).toHaveCount(0);
  await expect(form.description).toHaveValue("Responde sobre Guía azul.");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(form.description).toHaveValue("Otra descripción.");

  await page.getByRole("textbox", { name: "Color principal", exact: true }).fill("#123456");
  await form.choosePdfs(await pdfFile(context, "museo.pdf", [OPENING]));
  await page.route("**/bots/editBot", (route) => route.fulfill({ status: 503 }));
  await form.update.click();
  const failed = page.getByRole("alertdialog", { name: "No se ha podido actualizar el chatbot" });
  await expect(failed).toContainText("Lo que has cambiado sigue aquí");
  await failed.getByRole("button", { name: "Aceptar" }).click();
  await page.unroute("**/bots/editBot");
  await form.update.click();
  await expect(outdated).toHaveCount(0);
  await expect(form.update).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Volver", exact: true })).toBeFocused();
  await expect(form.file("museo.pdf").getByText("Listo")).toBeVisible();

  await page.reload();
  await expect(form.description).toHaveValue("Otra descripción.");
  await expect(page.getByRole("textbox", { name: "Color principal", exact: true })).toHaveValue(
    "#123456",
  );
  await page.getByRole("button", { name: "Quitar «museo.pdf»" }).click();
  await expect(outdated).toBeVisible();
  await form.update.click();
  await expect(form.files).toHaveCount(0);
  await expect(outdated).toHaveCount(0);
});

test("BOT-04, BOT-05 a bot is switched after a question, and deleted only when it is off", async ({
  page,
  testUsers,
  signIn,
  server,
  watch,
}) => {
  watch.allow(/status of 503 .*\/(?:bots|chatbot)\//);
  // What an earlier try has deleted is not there any more.
  watch.allow(/status of 404 .*\/(?:bots|chatbot)\//);
  const admin = await testUsers.activeUser("super-admin", { ...ADMIN, name: "Dora" });
  const bots = await BotApi.of(server, admin);
  await bots.create("Guía roja");
  await signIn(admin);
  await page.goto("/panel/chatbot");
  const row = botRow(page, "Guía roja");
  const toggle = row.getByRole("switch", { name: "«Guía roja» activo" });
  const confirm = (name: string) =>
    page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
  await expect(toggle).toBeChecked();
  await expect(row.getByRole("button", { name: /^Eliminar «Guía roja»/ })).toBeDisabled();

  await page.route("**/bots/setBotState", (route) => route.fulfill({ status: 503 }));
  await toggle.click();
  await confirm("Desactivar");
  const failed = page.getByRole("alertdialog", { name: "Error" });
  await expect(failed).toContainText("Inténtalo de nuevo");
  await failed.getByRole("button", { name: "Aceptar" }).click();
  await expect(toggle).toBeChecked();
  await page.unroute("**/bots/setBotState");
  await toggle.click();
  await confirm("Desactivar");
  await expect(toggle).not.toBeChecked();
  await expect(row.getByRole("button", { name: /^Editar «Guía roja»/ })).toBeDisabled();

  // The platform has deleted the bot, but the panel's record is still there.
  await page.route("**/chatbot/delete", (route) => route.fulfill({ status: 503 }));
  await row.getByRole("button", { name: "Eliminar «Guía roja»" }).click();
  await confirm("Eliminar");
  const undeleted = page.getByRole("alertdialog", { name: "No se ha podido eliminar el chatbot" });
  await undeleted.getByRole("button", { name: "Aceptar" }).click();
  expect(await bots.list()).toEqual([]);
  await page.unroute("**/chatbot/delete");
  await row.getByRole("button", { name: "Eliminar «Guía roja»" }).click();
  await confirm("Eliminar");
  await expect(row).toHaveCount(0);
  await expect(page.getByText("Todavía no hay chatbots")).toBeVisible();
});

test("BOT-03, BOT-11 a super-admin manages every bot without cards and without a new one; editing without a bot leads to the list", async ({
  page,
  testUsers,
  signIn,
  server,
  watch,
}) => {
  watch.allow(/status of 404 .*\/chatbot\//);
  await test.step("a super-admin manages every bot without cards and without a new one", async () => {
    const admin = await testUsers.activeUser("super-admin", { ...ADMIN, name: "Elna" });
    const bots = await BotApi.of(server, admin);
    await bots.create("Guía de Elna");
    await signIn("super-admin");
    await page.goto("/panel/chatbot");
    await page.getByRole("textbox", { name: "Buscar por nombre" }).fill("Guía de Elna");
    const row = botRow(page, "Guía de Elna");
    await expect(row).toContainText(admin.email);
    await expect(page.getByRole("link", { name: "Nuevo chatbot" })).toHaveCount(0);
    await expect(page.getByText("Tokens")).toHaveCount(0);
    await row.getByRole("link", { name: "Editar «Guía de Elna»" }).click();
    const form = new ChatbotForm(page);
    await form.write("Guía renovada");
    await expect(page.getByRole("textbox", { name: "Color principal", exact: true })).toHaveCount(
      0,
    );
    await form.update.click();
    await expect(page.getByText("Se ha actualizado «Guía renovada»")).toBeVisible();
    expect((await bots.list()).map(({ name }) => name)).toEqual(["Guía renovada"]);
    await form.back.click();
    await page.getByRole("textbox", { name: "Buscar por nombre" }).fill("Guía renovada");
    const renamed = botRow(page, "Guía renovada");
    await renamed.getByRole("switch").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Desactivar" }).click();
    await renamed.getByRole("button", { name: "Eliminar «Guía renovada»" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(renamed).toHaveCount(0);
    expect(await bots.list()).toEqual([]);
    await page.goto("/panel/chatbot/new");
    await expect(page.getByText("Los chatbots los crean los administradores")).toBeVisible();
  });

  await test.step("editing without a bot leads to the list", async () => {
    await signIn("admin");
    await page.goto("/panel/chatbot/edit");
    await expect(page).toHaveURL("/panel/chatbot");
    await page.goto("/panel/bots");
    await expect(page).toHaveURL("/panel/chatbot");
  });
});

test("BOT-08, BOT-12 a PDF that cannot be read is refused with the reason; what the documents do not answer is listed, and dismissed with a way back", async ({
  page,
  testUsers,
  signIn,
  server,
  watch,
}) => {
  watch.allow(/status of 404 .*\/chatbot\//);
  await test.step("a PDF that cannot be read is refused with the reason, and can be read again", async () => {
    const admin = await testUsers.activeUser("super-admin", { ...ADMIN, name: "Gala" });
    const bots = await BotApi.of(server, admin);
    await bots.create("Guía con un PDF roto");
    const form = new ChatbotForm(page);
    await signIn(admin);
    await page.goto("/panel/chatbot");
    await page.getByRole("link", { name: "Editar «Guía con un PDF roto»" }).click();
    const buffer = Buffer.from("%PDF-1.7\nnothing that follows is a PDF");
    await form.choosePdfs({ name: "roto.pdf", mimeType: "application/pdf", buffer });
    await form.update.click();
    const row = form.file("roto.pdf");
    await expect(row.getByText("Rechazado")).toBeVisible();
    await expect(row.getByText("El archivo está dañado.")).toBeVisible();
    const retried = page.waitForResponse("**/bots/retryDataSourceFile");
    await row.getByRole("button", { name: "Volver a leerlo roto.pdf" }).click();
    expect((await retried).status()).toBe(200);
    await expect(row.getByText("Rechazado")).toBeVisible();
  });

  await test.step("what the documents do not answer is listed for the author, answered, and dismissed with a way back", async () => {
    const admin = await testUsers.activeUser("super-admin", { ...ADMIN, name: "Flor" });
    const bots = await BotApi.of(server, admin);
    await bots.create("Guía sin documentos");
    const [bot] = await bots.list();
    const question = "¿Hay aparcamiento para bicicletas?";
    const ask = async (asked: string) => {
      const response = await fetch(`${server.url}/bots/widget/ask`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ token: bot?.botPath, question: asked, language: "es" }),
      });
      return response.text();
    };
    await ask(question);
    await ask("¿Alquilan bastones?");
    // The open form still asks for the state of its file, and an answer would bring back the session of the first person.
    await page.goto("about:blank");
    await signIn(admin);
    await page.goto("/panel/chatbot");
    await page.getByRole("link", { name: "Editar «Guía sin documentos»" }).click();
    await page.getByRole("tab", { name: "Sin respuesta" }).click();
    const list = page.getByRole("list", { name: "Preguntas sin respuesta" });
    await expect(list.getByText(question, { exact: true })).toBeVisible();
    await expect(list.getByText("1 vez").first()).toBeVisible();
    await page.getByRole("button", { name: "Responder «¿Alquilan bastones?»" }).click();
    const written = page.getByRole("dialog", { name: "Nueva respuesta" });
    await written.getByRole("textbox", { name: "Respuesta" }).fill("Sí, a dos euros.");
    await written.getByRole("button", { name: "Guardar respuesta" }).click();
    // While the dialog is open, the list behind it is hidden from roles, and so is the question.
    await expect(written).toBeHidden();
    await expect(list.getByText("¿Alquilan bastones?")).toBeHidden();
    expect(await ask("alquilais bastones")).toContain("Sí, a dos euros.");
    const dismiss = page.getByRole("button", { name: `Descartar «${question}»` });
    await dismiss.click();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await dismiss.click();
    await expect(list.getByText(`«${question}» descartada`)).toBeVisible();
    const sent = page.waitForResponse("**/bots/dismissUnansweredQuestions");
    await page.getByRole("tab", { name: "En tu web" }).click();
    await sent;

    await expect(page.getByText(/<script src=".*\/bots\/embed\.js" data-bot="/)).toBeVisible();
    const origins = page.getByRole("textbox", { name: "Direcciones de las webs" });
    await origins.fill("no es una web");
    await origins.press("Enter");
    await expect(page.getByText("No es la dirección de una web.")).toBeVisible();
    await origins.fill("www.museo.example/visita");
    await origins.press("Enter");
    await expect(page.getByText("Páginas guardadas")).toBeVisible();
    await page.reload();
    await page.getByRole("tab", { name: "En tu web" }).click();
    await expect(page.getByText("https://www.museo.example", { exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "Sin respuesta" }).click();
    await expect(page.getByText("No hay preguntas sin respuesta")).toBeVisible();
  });
});
