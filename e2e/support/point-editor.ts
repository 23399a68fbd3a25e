import { expect, type Locator, type Page } from "@playwright/test";

/** The editor of one map point, by what a person sees of it. */
export class PointEditor {
  readonly page: Page;
  readonly name: Locator;
  readonly map: Locator;
  readonly latitude: Locator;
  readonly longitude: Locator;
  readonly address: Locator;
  readonly duration: Locator;
  readonly activatedAfter: Locator;
  readonly deactivatedAfter: Locator;
  readonly final: Locator;
  readonly save: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByRole("textbox", { name: /^Nombre del punto/ });
    this.map = page.getByRole("application", { name: "Puntos del mapa" });
    this.latitude = page.getByRole("textbox", { name: "Latitud" });
    this.longitude = page.getByRole("textbox", { name: "Longitud" });
    this.address = page
      .getByText("Dirección del punto", { exact: true })
      .locator("xpath=ancestor-or-self::dt/following-sibling::dd");
    this.duration = page.getByRole("spinbutton", { name: "Duración (segundos)" });
    this.activatedAfter = page.getByRole("radiogroup", { name: "Se activa después de" });
    this.deactivatedAfter = page.getByRole("radiogroup", { name: "Se desactiva después de" });
    this.final = page.getByRole("checkbox", { name: "Es el punto final de la experiencia" });
    this.save = page.getByRole("button", { name: "Guardar punto", exact: true });
    this.close = page.getByRole("button", { name: "Cerrar el editor" });
  }

  async add(): Promise<void> {
    await this.page.getByRole("button", { name: "Añadir punto" }).click();
    await expect(this.page.getByRole("form", { name: "Nuevo punto" })).toBeVisible();
  }

  async edit(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `Editar «${name}»` }).click();
    await expect(this.page.getByRole("form", { name: `Editar «${name}»` })).toBeVisible();
  }

  /** The map has drawn all its tiles. */
  async mapIsDrawn(): Promise<void> {
    await expect(this.map).toHaveAttribute("data-rendered", "true");
  }

  /** Clicks on the map, some pixels away from its centre. */
  async clickMap(right = 0, down = 0): Promise<void> {
    await this.mapIsDrawn();
    const box = await this.map.boundingBox();
    if (!box) throw new Error("The map is not in sight");
    await this.map.click({ position: { x: box.width / 2 + right, y: box.height / 2 + down } });
  }
}
