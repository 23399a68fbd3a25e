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

/**
 * How somebody works with the keyboard: by the shortcuts of the panel, or by what can be seen alone, which is how somebody from outside
 * counts: buttons are reached by Tab and pressed, the place is typed, and links over parts that need not be filled in are taken
 * where Tab comes to them.
 */
export type Way = "shortcuts" | "buttons";

/**
 * From the first screen, with the focus nowhere, to the first saved point.
 * @returns how often Tab was pressed
 */
export async function tabsToFirstPoint(page: Page, way: Way): Promise<number> {
  const typist = new Typist(page);
  const { to, write, press } = typist;
  const isQuick = way === "shortcuts";
  const saves = async (link: RegExp, button: RegExp) => {
    if (isQuick) return press("Control+s");
    await to("link", link);
    await press("Enter");
    await to("button", button);
    await press("Enter");
  };
  await page.getByRole("link", { name: "Nueva experiencia" }).first().waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await to("link", /^Nueva experiencia$/);
  await press("Enter");
  await page.getByRole("heading", { level: 1, name: "Nueva experiencia" }).waitFor();
  await to("link", /^Ir a los campos$/);
  await press("Enter");
  await write(/^Nombre( \(|$)/, "Ruta de prueba");
  await write(/^Descripción( \(|$)/, "Una parada.");
  await to("button", /^Imagen de la experiencia/);
  await press("Enter");
  const picker = page.getByRole("dialog");
  await picker.locator("[role=option]").first().waitFor();
  await to("option", /./);
  await press("Enter");
  if (!isQuick) await to("button", /^Elegir este$/);
  await press("Enter");
  await picker.waitFor({ state: "hidden" });
  await write(/^Frase de bienvenida/, "¡Hola!");
  await write(/^Ciudad/, "Madrid");
  await saves(/^Ir a guardar$/, /^Guardar$/);
  await page.getByRole("status").filter({ hasText: "Experiencia guardada" }).waitFor();
  // A point in the middle of what the map shows.
  await to("application", /^Puntos del mapa/);
  await press("Enter");
  await page.getByRole("form", { name: "Nuevo punto" }).waitFor();
  await write(/^Nombre del punto/, "Parada");
  if (!isQuick) {
    for (const [field, text] of [
      [/^Latitud$/, "40.4169"],
      [/^Longitud$/, "-3.7036"],
    ] as const) {
      await to("textbox", field);
      await press("Control+a");
      await page.keyboard.type(text);
    }
  }
  await saves(/^Ir a guardar el punto$/, /^Guardar punto$/);
  await page.getByText("1 punto", { exact: true }).waitFor();
  return typist.tabs;
}
