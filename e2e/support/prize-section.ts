import { expect, type Locator, type Page } from "@playwright/test";

/** A day or a time of the prize, by what a person calls it. */
export type PrizeMoment =
  | "Primer día de recogida"
  | "Último día de recogida"
  | "Fecha del sorteo"
  | `Horario de ${"mañana" | "tarde"}: ${"Desde" | "Hasta"}`;

/** The final prize in the form of an experience, by what a person sees of it. */
export class PrizeSection {
  readonly page: Page;
  readonly section: Locator;
  readonly enabled: Locator;
  readonly name: Locator;
  readonly score: Locator;
  readonly map: Locator;
  readonly latitude: Locator;
  readonly longitude: Locator;
  readonly address: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole("region", { name: "Premio final" });
    this.enabled = page.getByRole("switch", { name: "La experiencia acaba con un premio" });
    this.name = page.getByRole("textbox", { name: /^Nombre del premio/ });
    this.score = page.getByRole("spinbutton", { name: "Puntuación necesaria" });
    this.map = page.getByRole("application", { name: "Punto de recogida" });
    this.latitude = this.section.getByRole("textbox", { name: "Latitud" });
    this.longitude = this.section.getByRole("textbox", { name: "Longitud" });
    this.address = this.section
      .getByText("Dirección de recogida", { exact: true })
      .locator("xpath=ancestor-or-self::dt/following-sibling::dd");
  }

  delivery(name: "Recogida" | "Sorteo"): Locator {
    return this.section.getByRole("radio", { name, exact: true });
  }

  /** The parts of a day or a time, each a spin button. */
  parts(moment: PrizeMoment): Locator {
    const [outer = "", inner] = moment.split(": ");
    const group = this.section.getByRole("group", { name: outer, exact: true });
    const field = inner ? group.getByRole("group", { name: inner, exact: true }) : group;
    return field.getByRole("spinbutton");
  }

  /** Types a day or a time with the keyboard alone: the parts follow each other. */
  async type(moment: PrizeMoment, digits: string): Promise<void> {
    await this.parts(moment).first().focus();
    await this.page.keyboard.type(digits);
  }

  async shows(moment: PrizeMoment, parts: string[]): Promise<void> {
    await expect(this.parts(moment)).toHaveText(parts);
  }

  /** Chooses a place by a click on the map, some pixels away from its centre. */
  async clickMap(right: number, down: number): Promise<void> {
    await expect(this.map).toHaveAttribute("data-rendered", "true");
    const box = await this.map.boundingBox();
    if (!box) throw new Error("The map is not in sight");
    await this.map.click({ position: { x: box.width / 2 + right, y: box.height / 2 + down } });
  }

  /** Leaves the current field by moving the focus to the name of the prize. */
  async leave(): Promise<void> {
    await this.name.focus();
  }

  said(text: string): Locator {
    return this.section.getByText(text, { exact: true });
  }
}
