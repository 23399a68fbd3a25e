/*
 * What the page does before the panel's code has arrived. The build puts it into the head of the pages as one inline
 * script (build/public-pages.ts), so it imports little.
 */
import { DEFAULT_INTERFACE_LANGUAGE } from "@panel/domain/languages";
import { readCookie, TOKEN_COOKIE } from "../session/cookies.ts";
import {
  applyTheme,
  markLanguage,
  storedLanguage,
  storedTheme,
} from "../session/stored-choices.ts";

/** What has been done in the served screen, for `replay.ts`. */
export interface EarlyPage {
  /**
   * Called by the page below its screen, before anything is painted.
   * @param scripts addresses of the panel's code, first of the one that imports the others
   */
  show(scripts: readonly string[]): void;
  /** Buttons pressed, in their order. */
  presses: HTMLElement[];
  /** Texts written and options chosen. */
  written: Map<HTMLInputElement | HTMLSelectElement, string>;
  /** What had the focus last in the served screen. */
  focused: () => HTMLElement | undefined;
  /** Leaves presses to the panel from now on. */
  stop(): void;
}

declare global {
  interface Window {
    earlyPage?: EarlyPage;
  }
}

const html = document.documentElement;
const language = storedLanguage();
/** Whether a token is valid says the server, later; nobody who has one is shown a screen of strangers meanwhile. */
const mayBeSignedIn = readCookie(TOKEN_COOKIE) !== undefined;

const presses: EarlyPage["presses"] = [];
const written: EarlyPage["written"] = new Map();
let focused: HTMLElement | undefined;

function hold(event: Event): void {
  const target = event.target as HTMLElement;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (event.type !== "click") {
    if (isField) written.set(target, target.value);
    return;
  }
  const button = target.closest<HTMLElement>("button");
  if (!button) return;
  // Enter in a field presses the form's button too, so nothing is sent to an address.
  event.preventDefault();
  // React may be there already; the press would be done twice.
  event.stopPropagation();
  presses.push(button);
  if (button.matches("[type=submit]")) html.dataset["waiting"] = "";
}

/** A screen that is drawn anew focuses a field of its own; what had the focus before is out of the page then. */
function keepFocus({ target }: FocusEvent): void {
  if (focused?.isConnected !== false) focused = target as HTMLElement;
}

/** Calls back once the screen has been painted, and at once where that cannot be known. */
function afterPaint(start: () => void): void {
  // A window in the background paints nothing.
  if (
    mayBeSignedIn ||
    document.hidden ||
    !PerformanceObserver.supportedEntryTypes.includes("paint")
  )
    return start();
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: "paint", buffered: true });
}

function load([main = "", ...imported]: readonly string[]): void {
  const script = Object.assign(document.createElement("script"), { type: "module", src: main });
  const preloads = imported.map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
  for (const element of [script, ...preloads]) element.crossOrigin = "";
  document.head.append(...preloads, script);
}

const EVENTS = ["click", "input", "change"];

window.earlyPage = {
  show(scripts) {
    const root = document.getElementById("root") as HTMLElement;
    const templates = [...document.querySelectorAll<HTMLTemplateElement>("body > template")];
    const translated = templates.find((each) => each.lang === language);
    if (mayBeSignedIn) {
      root.replaceChildren();
    } else {
      if (translated) {
        root.replaceChildren(translated.content);
        document.title = translated.title;
      }
      const theme = root.querySelector<HTMLOptionElement>(`option[value=${storedTheme()}]`);
      if (theme) theme.selected = true;
      for (const type of EVENTS) document.addEventListener(type, hold, true);
      document.addEventListener("focusin", keepFocus);
    }
    for (const template of templates) template.remove();
    html.style.visibility = "";
    afterPaint(() => load(scripts));
  },
  presses,
  written,
  focused: () => focused,
  stop() {
    for (const type of EVENTS) document.removeEventListener(type, hold, true);
    document.removeEventListener("focusin", keepFocus);
    delete html.dataset["waiting"];
  },
};

applyTheme();
markLanguage(language);
// A page with a screen may be painted while it arrives.
const isOthers = mayBeSignedIn || language !== DEFAULT_INTERFACE_LANGUAGE;
if ("screen" in html.dataset && isOthers) html.style.visibility = "hidden";
