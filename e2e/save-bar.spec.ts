import type { Locator, Page } from "@playwright/test";
import { ExperienceForm } from "./support/experience-form.ts";
import { holdCalls } from "./support/held-calls.ts";
import { expect, test } from "./support/journey.ts";
import { PointEditor } from "./support/point-editor.ts";
import { UserForm } from "./support/user-screens.ts";

/** Presses a save button by keyboard; it keeps the focus while it saves and when it has saved. */
async function expectToKeepFocus(page: Page, button: Locator, call: string): Promise<void> {
  const { letGo } = await holdCalls(page, call);
  await button.press("Enter");
  await expect(page.getByRole("button", { name: "Guardando…" })).toBeFocused();
  await letGo();
  await expect(button).toBeFocused();
  await page.unroute(call);
}

test("a save button that is pressed keeps the focus, in each form", async ({
  page,
  api,
  signIn,
  testUsers,
}) => {
  await api.createExperience("supervisor", { gymName: "Ruta del foco" });
  const editor = await testUsers.activeUser("supervisor", {
    name: "Fermín",
    surname: "Foco",
    role: "editor",
  });
  await signIn("supervisor");
  const [form, person] = [new ExperienceForm(page), new UserForm(page)];
  await form.open("Ruta del foco");
  await form.slogan.fill("Otra frase");
  await expectToKeepFocus(page, form.update, "**/gymkhanas/new");

  await page.goto("/panel/users");
  await page.getByRole("link", { name: `Editar a ${editor.fullName}` }).click();
  await person.write({ Ciudad: "Soria" });
  const update = page.getByRole("button", { name: "Guardar cambios" });
  await expectToKeepFocus(page, update, "**/user/updateUserDataFromId");

  await page.goto("/panel/profile");
  await person.write({ Ciudad: "Soria" });
  await expectToKeepFocus(page, update, "**/user/updateProfile");
});

test(
  "no control is below a bar of the window when the focus reaches it, forth and back",
  { tag: "@whole" },
  async ({ page, api, signIn }) => {
    await api.createExperience("editor", { gymName: "Ruta tras las barras" });
    await signIn("editor");
    const form = new ExperienceForm(page);
    const point = new PointEditor(page);
    const options = page.getByRole("region", { name: "Opciones" });
    const lastOption = options.getByRole("button", { name: /^Ayuda/ }).last();
    for (const width of [1440, 390]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        await form.open("Ruta tras las barras");
        if (width === 1440) await point.add();
        await page.waitForLoadState("networkidle");
        const save = page.getByRole("button", { name: /^Guardar( cambios)?$/ });
        await expectNoneBelow(page, save, lastOption, 40);
        if (width === 1440) return;
        await point.add();
        await expectNoneBelow(
          page,
          page.getByRole("button", { name: "Volver a los puntos" }),
          point.save,
          20,
        );
      });
    }
  },
);

/** Goes from the first control to the last one by Tab, and back. */
async function expectNoneBelow(page: Page, first: Locator, last: Locator, atLeast: number) {
  await first.focus();
  await last.evaluate((button) => button.setAttribute("data-last", ""));
  await first.evaluate((button) => button.setAttribute("data-first", ""));
  for (const [key, end] of [
    ["Tab", "data-last"],
    ["Shift+Tab", "data-first"],
  ] as const) {
    const hidden: string[] = [];
    let reached = 0;
    for (; reached < 200; reached += 1) {
      const said = await coverOfFocus(page);
      if (said) hidden.push(said);
      if (await page.evaluate((name) => document.activeElement?.hasAttribute(name), end)) break;
      await page.keyboard.press(key);
    }
    expect(hidden, key).toEqual([]);
    expect(reached, key).toBeGreaterThan(atLeast);
    expect(reached, key).toBeLessThan(200);
  }
}

/** What lies over the element with the focus; blank where nothing does, or where it is larger than the window. */
function coverOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "The body has the focus";
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (bottom - top > innerHeight / 2) return "";
    const middle = (left + right) / 2;
    const covers = [top + 3, bottom - 3].map((y) => document.elementFromPoint(middle, y));
    const over = covers.find((cover) => {
      const label = cover?.closest("label");
      const isItsLabel = label?.htmlFor === element.id || label?.contains(element);
      return !cover || !(cover.contains(element) || element.contains(cover) || isItsLabel);
    });
    return over
      ? `${element.outerHTML.slice(0, 160)} is below ${over.outerHTML.slice(0, 160)}`
      : "";
  });
}
