import type { Phone } from "../support/street-walk.ts";
import type { WebKitBrowser } from "./webdriver.ts";

const labelled = (label: string) => `//*[@id = //label[normalize-space()='${label}']/@for]`;

/** A phone with WebKit. */
export const phoneOf = (browser: WebKitBrowser): Phone => ({
  run: (script) => browser.run(script),
  press: (name) =>
    browser.click(`//button[.//text()[normalize-space()='${name}'] or @aria-label='${name}']`),
  choose: (answer) => browser.click(`//label[normalize-space()='${answer}']`),
  enter: (label, text) => browser.type(labelled(label), `${text}\uE007`),
  titled: async (title) => void (await browser.find(`//h1[normalize-space()='${title}']`)),
  reads: async (text) =>
    void (await browser.find(`//*[text()[starts-with(normalize-space(), '${text}')]]`)),
});
