import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { OFFLINE } from "./support/console-watch.ts";
import { expect, test as base } from "./support/journey.ts";
import { expectNoAxeViolation } from "./support/axe.ts";
import { ScriptedBots, SOURCE, type AnswerStream } from "./support/scripted-bots.ts";

const test = base.extend<{ bots: ScriptedBots }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  bots: async ({}, provide) => {
    const bots = new ScriptedBots();
    await bots.start();
    await provide(bots);
    bots.stop();
  },
  // The chat needs no panel.
  baseURL: async ({ bots }, provide) => provide(bots.url),
});

const START = { type: "start", mode: "model", language: "es" };
const SOURCES = { type: "sources", sources: [SOURCE] };
const SENTENCE = { type: "sentence", text: SOURCE.quote, sources: [1] };
const QUESTION = "¿A qué hora abre?";

const boxOf = (page: Page) => page.getByRole("textbox", { name: "Tu pregunta" });
const chipOf = (page: Page) =>
  page.getByRole("button", { name: "Fuente 1: guia-del-museo.pdf, página 4" });

async function open(page: Page, query = "lang=es"): Promise<void> {
  await page.goto(`/bots/chat/guia-7f3a?${query}`);
  await expect(page.getByRole("log")).toBeVisible();
}

/** Asks, and hands over the answer that the test is to write. */
async function ask(page: Page, bots: ScriptedBots, question = QUESTION): Promise<AnswerStream> {
  const earlier = bots.answers.length;
  await boxOf(page).fill(question);
  await boxOf(page).press("Enter");
  await expect.poll(() => bots.answers.length).toBe(earlier + 1);
  return bots.answers[earlier]!;
}

async function askWhole(page: Page, bots: ScriptedBots, ...events: object[]): Promise<void> {
  const answer = await ask(page, bots);
  answer.send(START, SOURCES, ...(events as Record<string, unknown>[]));
  answer.end();
  await expect(page.getByRole("button", { name: "Volver a preguntar" })).toBeVisible();
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe("in the visitor's language", () => {
  test.use({ locale: "ca-ES" });

  test("BOT-09 the chat greets in the browser's language, and changes it where asked", async ({
    page,
  }) => {
    await open(page, "");
    await expect(page.getByRole("heading", { name: "Hola, soc Guia" })).toBeVisible();
    await expect(page.getByText("Responc sobre el museu.")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "ca");
    await expect(page).toHaveTitle("Guia");
    // In the panel's typeface, which comes once the chat is shown.
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBe(1);
    await page.getByRole("combobox", { name: "Idioma" }).selectOption("en");
    await expect(page.getByRole("heading", { name: "Hello, I’m Guía" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Hello, I’m Guía" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("BOT-12 an answer streams in, whole sentences are announced, and its source opens at the quote", async ({
  page,
  bots,
}) => {
  await open(page);
  const answer = await ask(page, bots);
  expect(answer.question).toEqual({
    conversation: expect.stringMatching(/^[\d-]{8,64}$/),
    token: "guia-7f3a",
    question: QUESTION,
    language: "es",
    history: [],
  });
  await expect(page.getByText("Buscando en los documentos…")).toBeVisible();
  answer.send(START, SOURCES, { type: "delta", text: "El museo abre" });
  const log = page.getByRole("log");
  await expect(log).toHaveAttribute("aria-live", /polite/);
  await expect(log.getByText("El museo abre", { exact: true })).toHaveAttribute(
    "aria-hidden",
    "true",
  );
  answer.send(SENTENCE);
  await expect(chipOf(page)).toBeVisible();
  await expect(log.locator("[aria-hidden=true]").getByText("El museo abre")).toHaveCount(0);
  answer.end();

  await chipOf(page).click();
  const source = page.getByRole("dialog", { name: "guia-del-museo.pdf" });
  await expect(source.getByText("Página 4 de 12")).toBeVisible();
  const mark = source.locator("mark");
  await expect(mark).toHaveText("El museo abre de martes a\ndomingo, de diez a ocho.");
  await expect(mark).toBeInViewport();
  await expect(source.getByRole("link", { name: "Descargar el PDF" })).toHaveAttribute(
    "href",
    "/bots/files/4f2c.pdf?grant=1.signature",
  );
  await page.keyboard.press("Escape");
  await expect(source).toBeHidden();
  await expect(chipOf(page)).toBeFocused();

  // The next question goes with the conversation before it.
  const second = await ask(page, bots, "¿Y los domingos?");
  expect(second.question["history"]).toEqual([{ question: QUESTION, answer: SOURCE.quote }]);
  second.end();
});

test("BOT-12 an answer may be stopped: what has come stays, and it may be asked again", async ({
  page,
  bots,
}) => {
  await open(page);
  const answer = await ask(page, bots);
  answer.send(START, SOURCES, SENTENCE, { type: "delta", text: "La entrada cuesta" });
  await expect(page.getByText("La entrada cuesta")).toBeVisible();
  await page.getByRole("button", { name: "Parar" }).click();
  await expect.poll(() => answer.isClosed()).toBe(true);
  await expect(page.getByText("Respuesta detenida.")).toBeVisible();
  await expect(page.getByText("La entrada cuesta")).toBeVisible();
  await page.getByRole("button", { name: "Volver a preguntar" }).click();
  await expect(page.getByText("La entrada cuesta")).toHaveCount(0);
  await expect.poll(() => bots.answers.length).toBe(2);
  expect(bots.answers[1]?.question).toEqual(answer.question);
  await expect(page.getByText(QUESTION)).toHaveCount(1);
});

test(
  "BOT-12 an answer is copied with its sources",
  { tag: "@clipboard" },
  async ({ page, bots, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    await askWhole(page, bots, SENTENCE, {
      type: "sentence",
      text: "Conviene reservar.",
      sources: [],
    });
    await expect(page.getByText("(sin fuente)")).toBeVisible();
    await page.getByRole("button", { name: "Copiar la respuesta" }).click();
    await expect(page.getByText("Copiado")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${SOURCE.quote} [1] Conviene reservar.\n\n[1] guia-del-museo.pdf, página 4`,
    );
  },
);

test("BOT-09 the conversation lasts as long as the tab, without cookies, until it is begun anew", async ({
  page,
  bots,
  context,
}) => {
  await open(page);
  await askWhole(page, bots, SENTENCE);
  await page.reload();
  await expect(chipOf(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, Object.keys(sessionStorage)])).toEqual([
    0,
    ["chat:guia-7f3a"],
  ]);
  await page.getByRole("button", { name: "Conversación nueva" }).click();
  await expect(page.getByText(QUESTION)).toHaveCount(0);
  await expect(boxOf(page)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  // The author's test chat keeps nothing, and shows its token to the platform alone.
  await open(page, "lang=es&preview=token-of-the-author");
  await askWhole(page, bots, SENTENCE);
  expect(bots.answers.at(-1)?.question["previewToken"]).toBe("token-of-the-author");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Hola, soy Guía" })).toBeVisible();
  await expect(page.getByText(QUESTION)).toHaveCount(0);
});

test("TRU-19 names, answers and pages are text, whatever is in them", async ({ page, bots }) => {
  const evil = '<img src=x onerror="document.title=1"><script>1</script>![](https://x.example/a)';
  bots.bot = { ...bots.bot, name: evil, description: evil };
  bots.pageText = `${evil} ${SOURCE.quote}`;
  await open(page);
  const answer = await ask(page, bots, evil);
  answer.send(START, { type: "sources", sources: [{ ...SOURCE, publicName: evil }] });
  answer.send({ type: "sentence", text: `${evil} [x](javascript:1)`, sources: [1] });
  answer.end();
  await page.getByRole("button", { name: /^Fuente 1:/ }).click();
  await expect(page.getByRole("dialog").locator("mark")).toBeVisible();
  await expect(
    page.locator('body img, body a:not([href^="/bots/files/"]), #root script'),
  ).toHaveCount(0);
  await expect(page.getByRole("dialog").getByText("onerror").first()).toBeVisible();
});

test.describe("failures in plain words", () => {
  test.beforeEach(({ watch }) => watch.allow(/status of (404|429|500|503)/));

  test("BOT-12 too many questions: how many seconds to wait; then it may be tried again", async ({
    page,
    bots,
  }) => {
    await open(page);
    await page.clock.install();
    bots.refused = { status: 429, headers: { "retry-after": "23" } };
    await boxOf(page).fill(QUESTION);
    await boxOf(page).press("Enter");
    await expect(page.getByText("Podrás seguir en 23 segundos.")).toBeVisible();
    await expect(page.getByText(QUESTION)).toBeVisible();
    const retry = page.getByRole("button", { name: "Reintentar" });
    await expect(retry).toHaveAttribute("aria-disabled", "true");
    await page.clock.runFor(22_000);
    await expect(page.getByText("Podrás seguir en 1 segundo.")).toBeVisible();
    await page.clock.runFor(2000);
    bots.refused = undefined;
    await retry.click();
    await expect.poll(() => bots.answers.length).toBe(1);
    expect(bots.answers[0]?.question["question"]).toBe(QUESTION);
  });

  test("BOT-12 a question that fails stays, and may be asked again", async ({
    page,
    bots,
    context,
    watch,
  }) => {
    watch.allow(OFFLINE);
    watch.allow(/net::ERR_INCOMPLETE_CHUNKED_ENCODING/);
    await open(page);
    const retry = page.getByRole("button", { name: "Reintentar" });
    const begin = async () => {
      await page.getByRole("button", { name: "Conversación nueva" }).click();
      await expect(page.getByRole("article")).toHaveCount(0);
    };
    await test.step("the platform fails", async () => {
      bots.refused = { status: 503 };
      await boxOf(page).fill(QUESTION);
      await boxOf(page).press("Enter");
      await expect(page.getByText("No he podido responder por un problema técnico.")).toBeVisible();
      await expect(page.getByText(QUESTION)).toBeVisible();
      await boxOf(page).fill("Lo siguiente");
      bots.refused = undefined;
      await retry.click();
      await expect.poll(() => bots.answers.length).toBe(1);
      await expect(boxOf(page)).toHaveValue("Lo siguiente");
      bots.answers.at(-1)?.send(START, SOURCES, SENTENCE);
      bots.answers.at(-1)?.end();
      await expect(page.getByRole("button", { name: "Volver a preguntar" })).toBeVisible();
      await begin();
    });

    await test.step("a connection that is lost in the middle keeps what has come", async () => {
      const answer = await ask(page, bots);
      answer.send(START, SOURCES, SENTENCE);
      await expect(chipOf(page)).toBeVisible();
      answer.cut();
      await expect(page.getByText("Se ha perdido la conexión.")).toBeVisible();
      await expect(chipOf(page)).toBeVisible();
      await begin();
    });

    await test.step("without a connection what was typed stays and can be sent later", async () => {
      const earlier = bots.answers.length;
      await boxOf(page).fill(QUESTION);
      await context.setOffline(true);
      await expect(page.getByText(/^No hay conexión/)).toBeVisible();
      await expect(boxOf(page)).toHaveValue(QUESTION);
      await boxOf(page).press("Enter");
      await expect(page.getByRole("log").getByText(/^No hay conexión/)).toBeVisible();
      await context.setOffline(false);
      await retry.click();
      await expect.poll(() => bots.answers.length).toBe(earlier + 1);
    });
  });

  test("BOT-12 a bot that is off and a page that is not to be had say so, beside the quote", async ({
    page,
    bots,
  }) => {
    bots.botStatus = 404;
    await page.goto("/bots/chat/guia-7f3a?lang=es");
    await expect(page.getByRole("alert")).toContainText("Este chat no está disponible.");
    await expectNoAxeViolation(page);
    bots.botStatus = 200;
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByRole("heading", { name: "Hola, soy Guía" })).toBeVisible();

    await askWhole(page, bots, SENTENCE);
    const source = page.getByRole("dialog");
    bots.pageIsTooOld = true;
    await chipOf(page).click();
    await expect(source.getByText("Esta respuesta es de hace más de un día.")).toBeVisible();
    await expect(source.getByRole("blockquote")).toHaveText(SOURCE.quote);
    await page.keyboard.press("Escape");
    bots.pageIsTooOld = false;
    bots.pageStatus = 404;
    await chipOf(page).click();
    await expect(source.getByText("Esta página ya no está entre los documentos.")).toBeVisible();
    await expect(source.getByRole("blockquote")).toHaveText(SOURCE.quote);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test("BOT-12 the end stays in view while an answer comes, unless the visitor scrolls up", async ({
    page,
    bots,
    watch,
  }) => {
    watch.allow(/status of 500/);
    await open(page);
    const answer = await ask(page, bots);
    answer.send(START, SOURCES);
    for (let number = 1; number <= 12; number += 1) {
      answer.send({ type: "sentence", text: `Frase ${number}. ${SOURCE.quote}\n`, sources: [1] });
      await expect(page.getByText(`Frase ${number}.`)).toBeInViewport();
    }
    await page.getByRole("log").hover();
    await page.mouse.wheel(0, -400);
    await expect(page.getByText("Frase 12.")).not.toBeInViewport();
    answer.send({ type: "sentence", text: "La última.", sources: [1] });
    answer.end();
    await expect(page.getByText("La última.")).toBeVisible();
    await expect(page.getByText("La última.")).not.toBeInViewport();
    bots.refused = { status: 500 };
    await boxOf(page).fill("¿Y los domingos?");
    await boxOf(page).press("Enter");
    await expect(page.getByRole("button", { name: "Reintentar" })).toBeInViewport();
  });
});

test.describe("on a small phone", { tag: "@color-scheme" }, () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("BOT-09 the chat fits 320 pixels and axe finds nothing, in light and dark", async ({
    page,
    bots,
  }) => {
    const expectNothing = async () => {
      expect(await overflow(page)).toBe(0);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
        await expectNoAxeViolation(page);
      }
    };
    bots.bot = { ...bots.bot, name: "Guía".repeat(20), description: "x".repeat(400) };
    await open(page);
    const long = { type: "sentence", text: "y".repeat(300), sources: [] };
    await askWhole(page, bots, SENTENCE, long);
    await expectNothing();
    await chipOf(page).click();
    await expect(page.getByRole("dialog").locator("mark")).toBeVisible();
    await expectNothing();
  });
});

test("BOT-09 everything works by keyboard", { tag: "@tab-round" }, async ({ page, bots }) => {
  await open(page);
  const reach = async (target: Locator) => {
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(target).toBeFocused({ timeout: 100 });
    }).toPass();
  };
  await reach(boxOf(page));
  await page.keyboard.type("Una");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("y dos");
  await page.keyboard.press("Enter");
  await expect.poll(() => bots.answers[0]?.question["question"]).toBe("Una\ny dos");
  bots.answers[0]?.send(START, SOURCES, SENTENCE);
  await expect(chipOf(page).first()).toBeVisible();
  await reach(page.getByRole("button", { name: "Parar" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Enviar" })).toBeFocused();
  await reach(chipOf(page).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").locator("mark")).toBeVisible();
  await reach(page.getByRole("button", { name: "Cerrar" }));
  await page.keyboard.press("Enter");
  await expect(chipOf(page).first()).toBeFocused();
});

test.describe("on a web page", () => {
  /** A page of another origin, with a policy that allows nothing inline. */
  async function hostPage(bots: ScriptedBots, attributes = "") {
    const script = `<script src="${bots.url}/bots/embed.js" data-bot="guia-7f3a" ${attributes} async></script>`;
    const policy = `default-src 'none'; script-src ${bots.url}; frame-src ${bots.url}; connect-src ${bots.url}; img-src 'self'`;
    const host = createServer((_request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("content-security-policy", policy);
      response.end(
        `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Museo</title><main><h1>Museo</h1></main>${script}</html>`,
      );
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    const { port } = host.address() as AddressInfo;
    return { url: `http://localhost:${port}/`, close: () => host.close() };
  }
  const launcherOf = (page: Page) => page.getByRole("button", { name: "Abrir el chat" });

  test(
    "BOT-09 the button opens the chat in the bot's colour; Escape closes it and gives the focus back",
    { tag: "@frame-keys" },
    async ({ page, bots, context }) => {
      const host = await hostPage(bots);
      await page.goto(host.url);
      const launcher = launcherOf(page);
      await expect(launcher).toHaveCSS("background-color", "rgb(31, 58, 138)");
      await expect(launcher).toHaveAttribute("aria-expanded", "false");
      await expectNoAxeViolation(page);
      await launcher.press("Enter");
      const panel = page.getByRole("dialog", { name: "Chat" });
      await expect(panel).toBeVisible();
      const chat = page.frameLocator("iframe[title=Chat]");
      await expect(chat.getByRole("heading", { name: "Hola, soy Guía" })).toBeVisible();
      await expect(chat.getByRole("textbox", { name: "Tu pregunta" })).toBeFocused();
      await page.keyboard.type(QUESTION);
      await chat.getByRole("textbox", { name: "Tu pregunta" }).press("Enter");
      await expect.poll(() => bots.answers.length).toBe(1);
      bots.answers[0]?.send(START, SOURCES, SENTENCE);
      bots.answers[0]?.end();
      await chat.getByRole("button", { name: /^Fuente 1/ }).click();
      await expect(chat.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(chat.getByRole("dialog")).toBeHidden();
      await expect(panel).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(launcher).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(chat.getByText(QUESTION)).toBeVisible();
      await expect(chat.getByRole("textbox", { name: "Tu pregunta" })).toBeFocused();
      await page.getByRole("button", { name: "Cerrar el chat" }).click();
      await expect(panel).toBeHidden();
      await expect(launcher).toBeFocused();
      expect(await context.cookies()).toEqual([]);
      host.close();
    },
  );

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 320, height: 568 } });

    test("BOT-09 the chat covers a small screen, in the language that is asked for; of a bot that is off there is no button", async ({
      page,
      bots,
      watch,
    }) => {
      const host = await hostPage(bots, 'data-lang="ca" data-position="left"');
      await page.goto(host.url);
      const launcher = page.getByRole("button", { name: "Obre el xat" });
      expect((await launcher.boundingBox())?.x).toBe(20);
      await launcher.click();
      const chat = page.frameLocator("iframe");
      await expect(chat.getByRole("heading", { name: "Hola, soc Guia" })).toBeVisible();
      const panel = page.getByRole("dialog", { name: "Xat" });
      expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 568 });
      await page.getByRole("button", { name: "Tanca el xat" }).click();
      await expect(launcher).toBeFocused();

      watch.allow(/status of 404/);
      bots.botStatus = 404;
      const asked = page.waitForResponse(/widget\/getBot/);
      await page.reload();
      await (await asked).finished();
      await expect(page.getByRole("heading", { name: "Museo" })).toBeVisible();
      await expect(launcher).toHaveCount(0);
      host.close();
    });
  });
});
