import type { BrowserContext } from "@playwright/test";

/** Chromium's message for a call to a server that does not answer. */
export const NO_SERVER = /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/;

/** Chromium's message for a call without a network. */
export const OFFLINE = /net::ERR_INTERNET_DISCONNECTED/;

/**
 * What the panel's code says in Firefox when the page is left while a part of it still loads: Firefox breaks that off with
 * an error without words. Where a screen really breaks, the journey does not find what it expects.
 */
export const FIREFOX_LEAVES =
  /^(?:error|warning): (?:React Router caught the following error during render |The chatbot platform did not answer )?Error \(/;

/**
 * Chromium's message where unsaved input would be asked about, but nobody has touched the page since it came: it leaves without
 * a question. Whether a journey's reload finds its page touched depends on how fast a draft is restored.
 */
export const LEFT_UNTOUCHED = /Blocked attempt to show a 'beforeunload' confirmation panel/;

/** React's message where a public screen was translated before its code came: it draws the screen anew. */
export const DRAWN_ANEW = /Minified React error #418/;

/** Chromium's warnings when it renders models in software. */
export const DRAWN_BY_SOFTWARE = /GPU stall due to ReadPixels/;

/** Calls for a library, which may be very long: each has to say what it needs of it. */
const LIBRARIES = /\/api\/(?:library2ixr\/getModels|myLibrary\/getUserModels)$/;

/** Collects console errors and exceptions of all pages of the contexts, and calls for whole libraries. */
export class ConsoleWatch {
  readonly #complaints: string[] = [];
  readonly #allowed: RegExp[] = [];

  /**
   * Lets a complaint pass. Only for a test whose subject is a failing response, which Chromium
   * reports by itself.
   */
  allow(complaint: RegExp): void {
    this.#allowed.push(complaint);
  }

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      this.#complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on("request", (request) => {
      if (LIBRARIES.test(request.url())) this.#complaints.push(`whole library: ${request.url()}`);
    });
    context.on("weberror", (error) => {
      this.#complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    });
  }

  /** The messages that no test has allowed. */
  get unexpected(): string[] {
    return this.#complaints.filter((text) => !this.#allowed.some((allowed) => allowed.test(text)));
  }
}
