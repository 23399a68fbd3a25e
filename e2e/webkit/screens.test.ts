import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ExternalServices } from "../support/external-services.ts";
import { PanelServer } from "../support/server.ts";
import { WebKitBrowser } from "./webdriver.ts";

const services = new ExternalServices();
let server: PanelServer;
let browser: WebKitBrowser;

beforeAll(async () => {
  await services.start();
  server = new PanelServer(services.settings);
  await server.start();
});

afterAll(async () => {
  await server.remove();
  await services.stop();
});

beforeEach(async () => {
  browser = new WebKitBrowser();
  await browser.start();
  return () => browser.stop();
});

const visit = (path: string) => browser.open(`${server.url}/panel/${path}`);
const heading = (text: string) => browser.find(`//h1[contains(., '${text}')]`);
const press = (label: string) =>
  browser.click(`//button[.//text()[normalize-space()='${label}'] or @aria-label='${label}']`);
/** An input by the text of its label. */
const field = (label: string) =>
  `//*[(self::input or self::textarea) and @id = //label[starts-with(normalize-space(), '${label}')]/@for]`;

async function signIn(role: string): Promise<void> {
  await browser.open(`${server.url}/login`);
  await press(role);
  await heading("Hola");
}

test("EXP-10, PNT-01, EXP-04 WebKit lists, opens, changes and saves a route, draws its map and shows its numbers", async () => {
  await signIn("Editor");
  await visit("experiences");
  await browser.click("//a[@aria-label='Editar «Madrid de los Austrias»']");
  await heading("Madrid de los Austrias");
  // What is drawn last is there, so nothing moves away under the pointer.
  await browser.find("//canvas");
  await press("Mi experiencia");
  await browser.find("//button[@aria-expanded='true'][contains(., 'Mi experiencia')]");
  const slogan = field("Frase de bienvenida");
  await browser.type(slogan, " y olé");
  await press("Guardar cambios");
  await browser.find("//*[contains(text(), 'Experiencia actualizada')]");
  await browser.reload();
  await heading("Madrid de los Austrias");
  expect(await browser.valueOf(slogan)).toMatch(/ y olé$/);
  await browser.find("//td[contains(., 'Plaza Mayor')]");
  await browser.find("//canvas");
  await visit("experiences");
  await press("Estadísticas de «Madrid de los Austrias»");
  await browser.find("//*[@role='dialog']//*[text()='Usuarios únicos']");
});

test("LIB-01, USR-01, TRU-37 WebKit shows the library with a model in 3D, the users and the log", async () => {
  await signIn("Superadministrador");
  await visit("libraryar");
  await browser.click("//*[@role='gridcell']//*[text()='Fuente de piedra']");
  await browser.find("//*[@role='dialog']//canvas");
  await visit("users");
  await browser.find("//td[contains(., 'Nuria')]");
  await visit("users/new");
  await browser.type(field("Correo"), "lluis@example.org");
  expect(await browser.valueOf(field("Correo"))).toBe("lluis@example.org");
  await visit("audit");
  await browser.find("//tbody/tr[2]");
});

test("BOT-08, PRO-01 WebKit shows the chatbots and the profile", async () => {
  await signIn("Administrador");
  await visit("chatbot");
  await browser.click("//a[starts-with(@aria-label, 'Editar')]");
  await browser.find("//*[@role='tab'][contains(., 'Comparar idiomas')]");
  await visit("profile");
  await browser.find("//label[starts-with(normalize-space(), 'Ciudad')]");
  expect(await browser.valueOf(field("Nombre"))).toBe("Marcos");
});
