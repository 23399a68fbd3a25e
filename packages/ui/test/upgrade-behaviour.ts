import { expect } from "@playwright/test";
import type { Page } from "playwright";

/** What the page of `upgrade` does for its user, before and after an upgrade alike, by its name. */
const behaviours: Record<string, (page: Page) => Promise<void>> = {
  async "a menu opens by keyboard, and its item a dialog that speaks the app's words"(page) {
    const opener = page.getByRole("button", { name: "Orden" });
    await opener.press("Enter");
    await page.getByRole("menuitem", { name: "Ayuda" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Ayuda" });
    await expect(dialog.getByRole("status")).toHaveText("Cerrar");
    await expect(dialog.getByRole("button", { name: "Cerrar" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
  async "a choice in a menu and the language tabs hold one value"(page) {
    await page.getByRole("button", { name: "Orden" }).click();
    await page.getByRole("menuitemradio", { name: "Catalán" }).click();
    const tab = (name: string) => page.getByRole("tab", { name: `${name}, completo` });
    await expect(tab("Catalán")).toHaveAttribute("aria-selected", "true");
    await tab("Catalán").press("ArrowLeft");
    await expect(tab("Español")).toHaveAttribute("aria-selected", "true");
  },
  async "a table sorts by the alphabet"(page) {
    const names = page.getByRole("table", { name: "Rutas" }).getByRole("cell");
    await expect(names).toHaveText(["Zamora", "Àger", "Madrid"]);
    await page.getByRole("button", { name: /^Nombre/ }).click();
    await expect(names).toHaveText(["Àger", "Madrid", "Zamora"]);
  },
  async "the app's search and filter leave the rows that they keep"(page) {
    const names = page.getByRole("table", { name: "Rutas" }).getByRole("cell");
    await page.getByRole("textbox", { name: "Buscar" }).fill("d");
    await expect(names).toHaveText(["Madrid"]);
    await page.getByRole("textbox", { name: "Buscar" }).press("Escape");
    await expect(names).toHaveCount(3);
    await page.getByRole("button", { name: /^Ciudad/ }).click();
    await page.getByRole("checkbox", { name: /Zamora/ }).click();
    await page.keyboard.press("Escape");
    await expect(names).toHaveText(["Àger", "Madrid"]);
  },
  async "a question before a loss starts at no, and is answered"(page) {
    await page.getByRole("button", { name: "Vaciar la lista" }).click();
    const question = page.getByRole("alertdialog", { name: "¿Vaciar la lista?" });
    await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
    await question.getByRole("button", { name: "Vaciar" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole("table").getByRole("cell", { name: "Zamora" })).toHaveCount(0);
  },
  async "fields give their values: a day and a place"(page) {
    await page.getByRole("spinbutton", { name: "día, Día" }).pressSequentially("05112026");
    await page.getByRole("textbox", { name: "Latitude" }).fill("41.5");
    await page.keyboard.press("Tab");
    await expect(page.getByTestId("chosen")).toHaveText("es 2026-11-05 41.5");
  },
  async "states are said in words"(page) {
    await expect(page.getByText("Agotado", { exact: true })).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Subida" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
    await expect(page.getByRole("button", { name: "Elegir" })).toBeVisible();
    await expect(page.getByRole("application", { name: "Lugar" })).toBeVisible();
  },
};

/**
 * Tries what the page does, each on a page of its own.
 * @returns how many it has tried
 * @throws with the name of what has failed
 */
export async function tryBehaviours(open: () => Promise<Page>): Promise<number> {
  for (const [name, behaves] of Object.entries(behaviours)) {
    const page = await open();
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    try {
      await behaves(page);
      expect(faults).toEqual([]);
    } catch (error) {
      throw new Error(`After the upgrade: ${name}`, { cause: error });
    } finally {
      await page.close();
    }
  }
  return Object.keys(behaviours).length;
}
