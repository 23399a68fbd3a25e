import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoAxeViolation } from "./support/axe.ts";
import { expect, test, chooseInRow } from "./support/journey.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { PointEditor } from "./support/point-editor.ts";
import { publishPoints } from "./support/published-route.ts";
import { eventCalls } from "./support/team-events.ts";
import { storeLanguage } from "./support/stored-language.ts";

/** Screens by name, each with the steps that open it and wait until it is complete. */
type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** The screen that everybody has. */
const WELCOME: Screens = {
  welcome: async (page) => {
    await page.goto("/panel/welcome");
    await expect(page.getByRole("heading", { level: 1, name: /^Hola/ })).toBeVisible();
  },
};

/** An editor's lists, and the profile. */
const LISTS: Screens = {
  "experience list": async (page) => {
    await page.goto("/panel/experiences");
    await expect(page.getByRole("row", { name: /Madrid de los Austrias/ })).toBeVisible();
  },
  "search without a match": async (page) => {
    await page.goto("/panel/experiences?q=zzz");
    await expect(page.getByText("Nada coincide con «zzz»")).toBeVisible();
  },
  "delete dialog": async (page) => {
    await page.goto("/panel/experiences");
    await chooseInRow(page, "Madrid de los Austrias", "Eliminar «Madrid de los Austrias»");
    await expect(page.getByRole("alertdialog")).toBeVisible();
  },
  "own library": async (page) => {
    await page.goto("/panel/mylibrary");
    await expect(page.getByRole("gridcell").first()).toBeVisible();
  },
  "own profile": async (page) => {
    await page.goto("/panel/profile");
    await expect(page.getByRole("textbox", { name: "Nombre" })).toBeVisible();
  },
};

/** An editor's forms. */
const FORMS: Screens = {
  "new experience": async (page) => {
    await page.goto("/panel/experiences/new");
    await expect(page.getByRole("heading", { name: "Nueva experiencia" })).toBeVisible();
  },
  "new experience with errors": async (page) => {
    const form = new ExperienceForm(page);
    await page.goto("/panel/experiences/new");
    // By the keyboard: in a window this high the button moves while the parts of the form come.
    await form.save.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
    await expect(page.getByText("Campo obligatorio").first()).toBeVisible();
  },
  "experience form": async (page) => {
    await new ExperienceForm(page).open("Madrid de los Austrias");
    await expect(page.getByRole("row", { name: /Palacio Real/ })).toBeVisible();
    // On a phone either the list or the map is shown.
    const toMap = page.getByRole("radio", { name: "Mapa" });
    if (await toMap.isVisible()) await toMap.click();
    await expect(page.getByRole("application")).toHaveAttribute("data-rendered", "true");
  },
  publishing: async (page) => {
    await new ExperienceForm(page).open("Madrid de los Austrias");
    await page.getByRole("button", { name: "Publicación", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publicar «Madrid de los Austrias»" });
    await expect(dialog.getByRole("img", { name: /^Código QR/ })).toBeVisible();
  },
  "prize desk": async (page) => {
    await page.goto("/panel/experiences");
    const desk = "Entrega de premios de «Madrid de los Austrias»";
    await chooseInRow(page, "Madrid de los Austrias", desk);
    await expect(page.getByRole("heading", { level: 1, name: desk })).toBeVisible();
  },
  "point editor": async (page) => {
    const point = new PointEditor(page);
    await new ExperienceForm(page).open("Madrid de los Austrias");
    await point.edit("Palacio Real");
    await point.mapIsDrawn();
  },
};

/** Screens that only a super-admin can open. */
const SUPER_ADMIN_SCREENS: Screens = {
  "user list": async (page) => {
    await page.goto("/panel/users");
    await expect(page.getByRole("row", { name: /Nuria/ })).toBeVisible();
  },
  "new user": async (page) => {
    await page.goto("/panel/users/new");
    await expect(page.getByRole("textbox", { name: "Nombre" })).toBeVisible();
  },
  "shared library": async (page) => {
    await page.goto("/panel/libraryar");
    await expect(page.getByRole("gridcell").first()).toBeVisible();
  },
  log: async (page) => {
    await page.goto("/panel/audit");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
};

/** The screens of an admin's chatbots. */
const ADMIN_SCREENS: Screens = {
  "chatbot list": async (page) => {
    await page.goto("/panel/chatbot");
    await expect(page.getByRole("switch").first()).toBeVisible();
  },
  "new chatbot": async (page) => {
    await page.goto("/panel/chatbot/new");
    await expect(page.getByRole("button", { name: "Crear chatbot" })).toBeVisible();
  },
  chatbot: async (page) => {
    await openDemoBot(page);
    await expect(page.getByText("Listo", { exact: true }).first()).toBeVisible();
  },
  "chatbot with changes": async (page) => {
    await openDemoBot(page);
    await page.getByRole("textbox", { name: "Descripción" }).fill("Otra descripción.");
    await expect(page.getByText("Este chat no tiene los últimos cambios")).toBeVisible();
  },
  "chatbot in three languages": async (page) => {
    await openDemoBot(page);
    await page.getByRole("tab", { name: "Comparar idiomas" }).click();
    await page.getByRole("textbox", { name: "Pregunta" }).fill("¿Qué se puede visitar?");
    await page.getByRole("button", { name: "Preguntar", exact: true }).click();
    await expect(page.locator("article[aria-busy=false]")).toHaveCount(3);
  },
  "unanswered questions": async (page) => {
    await openDemoBot(page);
    await page.getByRole("tab", { name: "Sin respuesta" }).click();
    await expect(page.getByRole("switch")).toBeVisible();
  },
  "chatbot on a web page": async (page) => {
    await openDemoBot(page);
    await page.getByRole("tab", { name: "En tu web" }).click();
    await expect(page.getByRole("img", { name: /^Código QR/ })).toBeVisible();
  },
};

async function openDemoBot(page: Page): Promise<void> {
  await page.goto("/panel/chatbot");
  await page
    .getByRole("link", { name: /^Editar/ })
    .first()
    .click();
  await expect(page.getByRole("tab", { name: "Comparar idiomas" })).toBeVisible();
}

const WIDE = 1440;
const NARROW = 390;
/** A whole form, so that no bar that stays in sight covers half of what a person would scroll to. */
const HEIGHT = 12_000;

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose outcome a theme can change. */
const COLOURED = ["color-contrast", "link-in-text-block"];
/**
 * Checks the open page narrow and in the dark theme, where most can go wrong; in the whole check wide in the light one too, and
 * wide in the dark one what a theme can change. It follows the system's theme.
 */
async function expectNoViolationAnywhere(page: Page): Promise<void> {
  const wears = async (theme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  };
  if (process.env["WHOLE_CHECK"]) {
    await page.setViewportSize({ width: WIDE, height: HEIGHT });
    await wears("light");
    await expectNoAxeViolation(page, { runOnly: { type: "tag", values: TAGS } });
    await wears("dark");
    await expectNoAxeViolation(page, { runOnly: { type: "rule", values: COLOURED } });
  }
  await wears("dark");
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  await expectNoAxeViolation(page, { runOnly: { type: "tag", values: TAGS } });
}

test.describe("wide and narrow, in light and dark", { tag: "@color-scheme" }, () => {
  test.use({ viewport: { width: WIDE, height: HEIGHT } });

  test("no axe violation on the sign-in, nor with its errors", async ({ page }) => {
    await page.goto("/login");
    const submit = page.getByRole("button", { name: "Entrar", exact: true });
    await expect(submit).toBeVisible();
    await expectNoViolationAnywhere(page);
    await submit.click();
    await expect(page.getByText("Mínimo 6 caracteres")).toBeVisible();
    await expectNoViolationAnywhere(page);
  });

  for (const [role, screens] of [
    ["editor", LISTS],
    ["editor", FORMS],
    ["super-admin", SUPER_ADMIN_SCREENS],
    ["admin", ADMIN_SCREENS],
    ["supervisor", {}],
  ] as const) {
    const all = Object.entries({ ...(screens === FORMS ? {} : WELCOME), ...screens });
    test(`no axe violation, ${role}: ${all.map(([name]) => name).join(", ")}`, async ({
      page,
      signIn,
    }) => {
      test.setTimeout(all.length * 60_000);
      await signIn(role);
      for (const [name, open] of all) {
        await test.step(name, async () => {
          await open(page);
          await expectNoViolationAnywhere(page);
        });
      }
    });
  }
});

test.describe("the day of an event", { tag: ["@whole", "@color-scheme"] }, () => {
  // Of the team's phone, whose page speaks the language of its browser.
  test.use({
    locale: "es-ES",
    contextOptions: { locale: "es-ES", reducedMotion: "reduce" },
  });

  test("no axe violation: its list, form, teams, links, board and results, the hall, a helper's board, a team's phone", async ({
    page,
    api,
    server,
    signIn,
    stranger,
  }) => {
    test.setTimeout(10 * 60_000);
    const { id: gymId } = await publishPoints(api, server.url, { repeatGym: 1 }, [
      { mappointName: "Plaza" },
      { mappointName: "Palacio", isFinal: 1 },
    ]);
    const call = eventCalls(api, server.url);
    const settings = { name: "Fiesta mayor", minutes: 60, ranking: "always", places: true };
    const { event, teams } = await call<{
      event: { id: number };
      teams: { id: number; code: string }[];
    }>("/new", {
      gymId,
      requestId: randomUUID(),
      settings,
      teams: { names: ["Los linces", "Las nutrias"] },
    });
    const linkOf = async (kind: "helper" | "screen") => {
      const may = kind === "helper" ? ["message", "pass", "score", "endTeam", "time"] : [];
      const link = { gymId, id: event.id, kind, name: "Marta", may };
      return (await call<{ token: string }>("/links/new", link)).token;
    };
    const opened = async (path: string) => {
      const other = await stranger();
      await other.goto(`${server.url}${path}`);
      return other;
    };
    const [hall, helper, phone] = [
      await opened(`/event/screen/#${await linkOf("screen")}`),
      await opened(`/event/board/?event=${event.id}#${await linkOf("helper")}`),
      await opened(`/play/#t=${teams[0]?.code ?? ""}`),
    ];
    await signIn("editor");
    await page.goto(`/panel/experiences/${gymId}/events`);
    await page.getByRole("button", { name: "Nuevo evento" }).click();
    await expect(page.getByRole("dialog", { name: "Nuevo evento" })).toBeVisible();
    await expectNoViolationAnywhere(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectNoViolationAnywhere(page);
    await phone.getByRole("button", { name: "Entrar en el equipo" }).click();
    await expect(phone.getByText("Teléfonos del equipo: 1 de 1")).toBeVisible();
    await expectNoViolationAnywhere(phone);
    await call("/board/start", { event: event.id });
    const score = { event: event.id, team: teams[0]?.id, points: 5, reason: "Canción" };
    await call("/board/score", { ...score, requestId: randomUUID() });
    await expect(hall.getByRole("listitem").first()).toContainText("Los linces");
    await expect(helper.getByText("Los linces").first()).toBeVisible();
    await expect(phone.getByText("0 de 2 puntos visitados")).toBeVisible();
    for (const shown of [hall, helper, phone]) await expectNoViolationAnywhere(shown);
    await page.goto(`/panel/experiences/${gymId}/events/${event.id}`);
    for (const tab of ["Seguimiento", "Equipos", "Enlaces", "Resultados"]) {
      await test.step(tab, async () => {
        await page.setViewportSize({ width: WIDE, height: HEIGHT });
        await page.getByRole("tab", { name: tab }).click();
        await expect(page.getByRole("tabpanel", { name: tab })).toContainText(
          tab === "Enlaces" ? "Marta" : "Los linces",
        );
        await expectNoViolationAnywhere(page);
      });
    }
  });
});

test.describe("with nothing in it", { tag: "@color-scheme" }, () => {
  test.use({ ownServer: true });

  test("no axe violation: empty list, in light and dark, wide and narrow", async ({
    page,
    api,
    signIn,
  }) => {
    for (const { id } of await api.list("editor")) {
      // What visitors are playing is not deleted.
      await api.setState("editor", id, 2);
      await api.setState("editor", id, 3);
    }
    await signIn("editor");
    await page.goto("/panel/experiences");
    await expect(page.getByText("Todavía no hay experiencias")).toBeVisible();
    await expectNoViolationAnywhere(page);
  });
});

test(
  "in Catalan no screen is wider than the window",
  { tag: "@whole" },
  async ({ page, signIn }) => {
    await storeLanguage(page, "ca");
    const sections = page.getByRole("navigation", { name: "Seccions" });
    const expectToFit = async (what: string) => {
      for (const width of [1440, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        await expect.poll(beyond, `${what} at ${width} px`).toBe(0);
        // The sections are shown whole, or wait behind the menu.
        if (await sections.isVisible()) {
          const cut = await sections.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
          expect(cut, `sections at ${width} px`).toBe(0);
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await page.goto("/login");
    await expect(page.getByLabel("Contrasenya", { exact: true })).toBeVisible();
    await expectToFit("sign-in");
    await signIn("super-admin");
    for (const path of [
      "welcome",
      "users",
      "users/new",
      "experiences",
      "experiences/new",
      "chatbot",
      "libraryar",
      "profile",
      "audit",
    ]) {
      await page.goto(`/panel/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path === "experiences") await expect(page.getByRole("table")).toBeVisible();
      await expectToFit(path);
    }
    await page.goto("/panel/experiences");
    await page.getByRole("link", { name: "Edita «Madrid de los Austrias»" }).click();
    await expect(page.getByRole("row", { name: /Palacio Real/ })).toBeVisible();
    await expectToFit("form with points");
    await page.getByRole("button", { name: "Edita «Palacio Real»" }).click();
    await expect(page.getByRole("textbox", { name: "Latitud" })).toBeVisible();
    await expectToFit("point editor");
  },
);
