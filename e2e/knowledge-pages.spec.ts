import { botRow, ChatbotForm, pdfFile } from "./support/chatbot-form.ts";
import { expect, test } from "./support/journey.ts";

// On pages that the browser translates.
test.use({ isTranslated: true });

const ADMIN = { surname: "Ferrer", role: "admin", "superAdmin-hasChatbots": 1 } as const;
const TEXTS = [
  "El museo abre a las d1ez de la mañana.",
  "La entrada general cuesta doce euros.",
  "El aparcamiento está junto al río.",
  "La cafetería sirve comidas al mediodía.",
  "En la tienda hay libros y postales.",
  "Los perros esperan en la puerta.",
];

test("BOT-12 an admin sees what was read beside the PDF, leaves a page out, mends another, and the bot answers by it", async ({
  page,
  context,
  testUsers,
  signIn,
  watch,
}) => {
  watch.allow(/status of 503 .*\/bots\//);
  await signIn(await testUsers.activeUser("super-admin", { ...ADMIN, name: "Clara" }));
  const form = new ChatbotForm(page);
  await page.goto("/panel/chatbot/new");
  await form.write("Guía leída");
  const pages = TEXTS.map((text) => `Guía del museo<br><br>${text}`);
  await form.choosePdfs(await pdfFile(context, "museo.pdf", pages));
  await form.chooseAvatar();
  await form.create.click();
  const created = page.getByRole("alertdialog", { name: "Chatbot creado" });
  await created.getByRole("button", { name: "Aceptar" }).click();
  await botRow(page, "Guía leída").getByRole("link", { name: "Editar «Guía leída»" }).click();
  const open = form.file("museo.pdf").getByRole("button", { name: "Ver lo que se ha leído" });

  // What cannot be fetched is said, and tried again.
  const listed = "**/bots/listKnowledgePages";
  await page.route(listed, (route) => route.fulfill({ status: 503 }));
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Lo que se ha leído de «museo.pdf»" });
  await expect(dialog.getByText("No se han podido cargar las páginas")).toBeVisible();
  await page.unroute(listed);
  await dialog.getByRole("button", { name: "Reintentar" }).click();

  const list = dialog.getByRole("navigation", { name: "Páginas" });
  await expect(list.getByRole("button")).toHaveCount(6);
  await expect(dialog.getByRole("img", { name: "Página 1" })).toBeVisible();
  await expect(dialog.getByRole("list", { name: "No se usa" })).toHaveText(
    /^Guía del museo\s*Se repite en otras páginas$/,
  );
  const text = dialog.getByRole("region", { name: /^Página \d de 6$/ });
  await expect(text).toContainText("El museo abre a las d1ez");

  // A page that is left out comes back with one press.
  await dialog.getByRole("searchbox", { name: "Buscar en las páginas" }).fill("RIO");
  await expect(list.getByRole("button")).toHaveCount(1);
  await list.getByRole("button").click();
  await expect(text).toContainText("Página 3 de 6");
  await text.getByRole("button", { name: "Dejar fuera" }).click();
  await expect(text).toContainText("El chatbot no usa esta página.");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(text.getByRole("button", { name: "Dejar fuera" })).toBeVisible();
  await text.getByRole("button", { name: "Dejar fuera" }).click();
  await expect(text.getByRole("button", { name: "Volver a usarla" })).toBeVisible();
  await dialog.getByRole("searchbox", { name: "Buscar en las páginas" }).fill("");
  await dialog.getByRole("combobox", { name: "Mostrar" }).selectOption("Fuera (1)");
  await expect(list.getByRole("button")).toHaveText([/^Página 3/]);
  await dialog.getByRole("combobox", { name: "Mostrar" }).selectOption("Todas (6)");

  // What is typed and not saved is there again.
  await list.getByRole("button", { name: /^Página 1/ }).click();
  await text.getByRole("button", { name: "Corregir el texto" }).click();
  const field = text.getByRole("textbox", { name: "Texto de la página 1" });
  await field.fill("El museo abre a las diez y media de la mañana.");
  await text.getByRole("button", { name: "Página siguiente" }).click();
  await expect(text).toContainText("doce euros");
  await text.getByRole("button", { name: "Página anterior" }).click();
  await expect(field).toHaveValue("El museo abre a las diez y media de la mañana.");
  await text.getByRole("button", { name: "Guardar el texto" }).click();
  await expect(text).toContainText("Corregida");
  await expect(text.getByText("El chatbot todavía responde con lo de antes")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cerrar", exact: true }).click();
  await expect(open).toBeFocused();

  const chat = page.frameLocator('iframe[title="Chat de prueba con el chatbot"]');
  await chat.getByRole("textbox").fill("¿A qué hora abre el museo?");
  await chat.getByRole("textbox").press("Enter");
  await expect(chat.getByText("diez y media").first()).toBeVisible();
  await chat.getByRole("textbox").fill("¿Dónde está el aparcamiento?");
  await chat.getByRole("textbox").press("Enter");
  await expect(chat.getByText(/^No lo encuentro en mis documentos/)).toBeVisible();
  await expect(chat.getByText(/junto al río/)).toHaveCount(0);
});
