import type { Page } from "@playwright/test";

/** The panel that says what keeps visitors from playing the route. */
export class RouteCheck {
  readonly page: Page;
  readonly panel;
  readonly walk;
  readonly question;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("region", { name: "Comprobación de la ruta" });
    this.walk = page.getByRole("region", { name: "Recorrido sin salida" });
    this.question = page.getByRole("alertdialog", { name: "La ruta tiene errores" });
  }

  finding(text: string | RegExp) {
    return this.panel.getByRole("button").filter({ hasText: text });
  }

  said(text: string | RegExp) {
    return this.panel.getByRole("status").filter({ hasText: text });
  }
}
