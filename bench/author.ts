import type { Locator, Page } from "playwright";

export const LANGUAGES = ["Castellano", "Catalán", "Inglés"] as const;

/** What an author has done. */
export interface Effort {
  clicks: number;
  fields: number;
  keys: number;
}

/** Somebody who works with mouse and keyboard, and whose clicks, fields and keys are counted. */
export class Author {
  readonly page: Page;
  effort: Effort = { clicks: 0, fields: 0, keys: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  /** Begins to count anew. */
  forget(): void {
    this.effort = { clicks: 0, fields: 0, keys: 0 };
  }

  readonly click = async (target: Locator, position?: { x: number; y: number }): Promise<void> => {
    this.effort.clicks += 1;
    await target.click(position ? { position } : {});
  };

  readonly button = (name: string | RegExp, within: Locator = this.page.locator("body")): Locator =>
    within.getByRole("button", { name }).first();

  readonly write = async (
    label: RegExp,
    text: string,
    within: Locator = this.page.locator("body"),
  ): Promise<void> => {
    this.effort.fields += 1;
    this.effort.keys += text.length;
    await within.getByRole("textbox", { name: label }).first().fill(text);
  };

  /** One more of several texts in a field, each ended with Enter. */
  readonly add = async (label: RegExp, text: string, within: Locator): Promise<void> => {
    this.effort.keys += text.length + 1;
    const field = within.getByRole("textbox", { name: label }).first();
    if ((await field.inputValue()) === "" && text === "POETA") this.effort.fields += 1;
    await field.fill(text);
    await field.press("Enter");
  };

  readonly paste = async (label: RegExp, text: string): Promise<void> => {
    this.effort.fields += 1;
    this.effort.keys += 1;
    await this.page.getByRole("textbox", { name: label }).focus();
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press("Control+v");
  };

  readonly show = (language: string): Promise<void> =>
    this.click(this.page.getByRole("tab", { name: new RegExp(`^${language}`) }));

  /** Opens a section unless it is open. */
  readonly open = async (section: RegExp, within: Locator): Promise<void> => {
    const header = this.button(section, within);
    if ((await header.getAttribute("aria-expanded")) === "false") await this.click(header);
  };

  /** @param asset its name; without one, the first */
  readonly pick = async (label: RegExp, asset?: RegExp): Promise<void> => {
    const group = this.page.getByRole("group", { name: label }).first();
    await this.click(this.button(/Elegir$/, group));
    const picker = this.page.getByRole("dialog");
    await this.click(
      picker
        .locator("[role=option]")
        .filter(asset ? { hasText: asset } : {})
        .first(),
    );
    await this.click(this.button("Elegir este", picker));
    await picker.waitFor({ state: "hidden" });
  };

  /** The map of the route, once it is drawn. */
  readonly route = async (): Promise<Locator> => {
    const map = this.page.getByRole("application", { name: "Puntos del mapa" });
    await map.and(this.page.locator("[data-rendered]")).waitFor();
    return map;
  };

  /** Waits for an empty form of a new point. */
  readonly isEmpty = async (): Promise<void> => {
    await this.page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>("form[aria-label='Nuevo punto'] input")?.value ===
        "",
    );
  };
}
