import type { Page } from "playwright";

/** More than there are on any page: what was not found by then is not reached by Tab. */
const MOST_TABS = 60;

/** Somebody who works with the keyboard alone, and whose Tabs are counted. */
class Typist {
  tabs = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab until an element is focused that has this role and name. */
  readonly to = async (role: string, name: RegExp): Promise<void> => {
    for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
      const focused = this.page
        .getByRole(role as "button", { name })
        .and(this.page.locator(":focus"));
      if ((await focused.count()) > 0) return;
      await this.page.keyboard.press("Tab");
      this.tabs += 1;
    }
    throw new Error(`No Tab leads to the ${role} ${String(name)}`);
  };

  readonly write = async (name: RegExp, text: string): Promise<void> => {
    await this.to("textbox", name);
    await this.page.keyboard.type(text);
  };

  readonly press = (key: string): Promise<void> => this.page.keyboard.press(key);
}

/** From the link that begins a new experience to its first saved point. @returns how often Tab was pressed */
export async function tabsToFirstPoint(page: Page): Promise<number> {
  const typist = new Typist(page);
  const { to, write, press } = typist;
  await page.getByRole("link", { name: "Nueva experiencia" }).first().focus();
  await press("Enter");
  await page.getByRole("heading", { level: 1, name: "Nueva experiencia" }).waitFor();
  await write(/^Nombre( \(|$)/, "Ruta de prueba");
  await write(/^Descripción( \(|$)/, "Una parada.");
  await to("button", /^Imagen de la experiencia/);
  await press("Enter");
  const picker = page.getByRole("dialog");
  await picker.locator("[role=option]").first().waitFor();
  await to("option", /./);
  // It is chosen, and taken.
  await press("Enter");
  await press("Enter");
  await picker.waitFor({ state: "hidden" });
  await write(/^Frase de bienvenida/, "¡Hola!");
  await write(/^Ciudad/, "Madrid");
  await press("Control+s");
  await page.getByRole("status").filter({ hasText: "Experiencia guardada" }).waitFor();
  // A point in the middle of what the map shows.
  await to("application", /^Puntos del mapa/);
  await press("Enter");
  await page.getByRole("form", { name: "Nuevo punto" }).waitFor();
  await write(/^Nombre del punto/, "Parada");
  await press("Control+s");
  await page.getByText("1 punto", { exact: true }).waitFor();
  return typist.tabs;
}
