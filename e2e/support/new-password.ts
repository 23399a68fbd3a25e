import { expect, type Locator, type Page } from "@playwright/test";

/** The public screens on which a link of a mail leads to a password, by what a person sees of them. */
export class NewPassword {
  readonly page: Page;
  readonly password: Locator;
  readonly again: Locator;
  readonly toSignIn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.password = page.getByLabel("Contraseña nueva", { exact: true });
    this.again = page.getByLabel("Repite la contraseña", { exact: true });
    this.toSignIn = page.getByRole("button", { name: "Ir a iniciar sesión" });
  }

  /** The card that stands in place of the form. */
  card(text: string): Locator {
    return this.page.getByRole("status").filter({ hasText: text });
  }

  async fill(password: string, again = password): Promise<void> {
    await this.password.fill(password);
    await this.again.fill(again);
  }

  async send(button: string): Promise<void> {
    await this.page.getByRole("button", { name: button, exact: true }).click();
  }

  /** Walks an invitation's link to the end, with the time that it takes. */
  async confirm(link: string, password: string): Promise<void> {
    await this.page.goto(link);
    await this.fill(password);
    await this.send("Activar mi cuenta");
    await expect(this.card("Correo confirmado")).toBeVisible();
  }
}

/** Advances the clock in small steps until an element appears, so that its own timer has just started. */
export async function runUntilShown(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(locator).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/**
 * Stops the page's clock, which from then on only the test advances. Call it before the
 * page is opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
