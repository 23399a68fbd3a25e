import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { ROLES } from "./support/api.ts";
import { expect, test } from "./support/journey.ts";
import { ExperienceForm } from "./support/experience-form.ts";
import { PointEditor } from "./support/point-editor.ts";

/** An editor's screens, each with the steps that open it and wait until it is complete. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
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
    await page.getByRole("button", { name: "Eliminar «Madrid de los Austrias»" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  },
  "new experience": async (page) => {
    await page.goto("/panel/experiences/new");
    await expect(page.getByRole("heading", { name: "Nueva experiencia" })).toBeVisible();
  },
  "new experience with errors": async (page) => {
    const form = new ExperienceForm(page);
    await page.goto("/panel/experiences/new");
    await form.save.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Aceptar" }).click();
    await expect(page.getByText("Campo obligatorio").first()).toBeVisible();
  },
  "experience form": async (page) => {
    await new ExperienceForm(page).open("Madrid de los Austrias");
    await expect(page.getByRole("application")).toHaveAttribute("data-rendered", "true");
    await expect(page.getByRole("row", { name: /Palacio Real/ })).toBeVisible();
  },
  "point editor": async (page) => {
    const point = new PointEditor(page);
    await new ExperienceForm(page).open("Madrid de los Austrias");
    await point.edit("Palacio Real");
    await point.mapIsDrawn();
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

/** Screens that only a super-admin can open. */
const SUPER_ADMIN_SCREENS: typeof SCREENS = {
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
  "section that is not there yet": async (page) => {
    await page.goto("/panel/chatbot");
    await expect(page.getByText("Esta sección aún no está disponible")).toBeVisible();
  },
  log: async (page) => {
    await page.goto("/panel/audit");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
};

const WIDTHS = [1440, 390];

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose outcome a theme can change. */
const COLOURED = ["color-contrast", "link-in-text-block"];

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
  expect(found).toEqual([]);
}

/** Checks both themes. The open panel follows the system's theme. */
async function expectNoViolationInThemes(page: Page): Promise<void> {
  const wears = async (theme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  };
  await wears("light");
  await expectNoViolation(new AxeBuilder({ page }).withTags(TAGS));
  await wears("dark");
  await expectNoViolation(new AxeBuilder({ page }).withRules(COLOURED));
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px, in light and dark`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("no axe violation on the sign-in, nor with its errors", async ({ page }) => {
      await page.goto("/login");
      const submit = page.getByRole("button", { name: "Entrar", exact: true });
      await expect(submit).toBeVisible();
      await expectNoViolationInThemes(page);
      await submit.click();
      await expect(page.getByText("Mínimo 6 caracteres")).toBeVisible();
      await expectNoViolationInThemes(page);
    });

    for (const [role, screens] of [
      ["editor", SCREENS],
      ["super-admin", SUPER_ADMIN_SCREENS],
    ] as const) {
      for (const [name, open] of Object.entries(screens)) {
        test(`no axe violation: ${name}`, async ({ page, signIn }) => {
          await signIn(role);
          await open(page);
          await expectNoViolationInThemes(page);
        });
      }
    }

    test("no axe violation on the welcome screen of any role", async ({ page, signIn }) => {
      for (const role of ROLES) {
        await signIn(role);
        await page.goto("/panel/welcome");
        await expect(page.getByRole("heading", { level: 1, name: /^Hola/ })).toBeVisible();
        await expectNoViolationInThemes(page);
      }
    });
  });
}

test.describe("with nothing in it", () => {
  test.use({ ownServer: true });

  test("no axe violation: empty list, in light and dark, wide and narrow", async ({
    page,
    api,
    signIn,
  }) => {
    for (const { id } of await api.list("editor")) await api.setState("editor", id, 3);
    await signIn("editor");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/panel/experiences");
      await expect(page.getByText("Todavía no hay experiencias")).toBeVisible();
      await expectNoViolationInThemes(page);
    }
  });
});

test.describe("in Catalan", () => {
  for (const width of [390, 768, 1024, 1440]) {
    test(`no screen is wider than ${width} px`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => localStorage.setItem("explorar-lang", "ca"));
      const expectToFit = async (what: string) => {
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, what).toBe(0);
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
    });
  }
});
