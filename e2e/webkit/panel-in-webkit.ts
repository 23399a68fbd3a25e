import { afterAll, beforeAll } from "vitest";
import { ExternalServices } from "../support/external-services.ts";
import { PanelServer } from "../support/server.ts";
import { WebKitBrowser } from "./webdriver.ts";

/** A panel of its own and one WebKit, from before the first test of a file until after the last. */
export function panelInWebKit() {
  const services = new ExternalServices();
  const browser = new WebKitBrowser();
  let server: PanelServer;

  beforeAll(async () => {
    await services.start();
    server = new PanelServer(services.settings);
    await Promise.all([server.start(), browser.start()]);
  });

  afterAll(async () => {
    await browser.stop();
    await server.remove();
    await services.stop();
  });

  return {
    browser,
    get server() {
      return server;
    },
  };
}
