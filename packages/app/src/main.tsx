import { isEventPage } from "@panel/domain/events/page-address";
import { startWords } from "@panel/i18n";
import i18next from "i18next";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import "./public.css";
import { App } from "./App.tsx";
import { changeAddress, getPathname } from "./layout/public-address.ts";
import { StartFailed } from "./layout/StartFailed.tsx";
import { loadPublicScreen, publicScreens } from "./public-screens.tsx";
import { checkSession } from "./session/session.ts";
import { getSession } from "./session/state.ts";
import { markLanguage, storedLanguage } from "./session/stored-choices.ts";
import { startTheme } from "./session/theme.ts";
import { loadSettings } from "./settings.ts";
import { hearSilentFields } from "./shared/silent-fields.ts";

/**
 * Open dialogs stop the page from scrolling with a style element. The content security policy allows it only
 * with the nonce that the server wrote into the page. react-style-singleton, used by Radix, reads the nonce from
 * `__webpack_nonce__`.
 */
function allowScrollLock(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) Object.assign(globalThis, { __webpack_nonce__: meta.nonce });
}

startTheme();
allowScrollLock();
hearSilentFields();
i18next.use(initReactI18next);
const language = storedLanguage();
const root = document.getElementById("root") as HTMLElement;
/** Whether the page came with the screen of its address, in the reader's language. */
const served = root.hasChildNodes() && document.documentElement.lang === language;
markLanguage(language);

const words = startWords(language);
const screen = served ? loadPublicScreen(getPathname()).catch(() => undefined) : undefined;
/** Opened with a link of an event, without a session. */
const eventPages = isEventPage(location.pathname)
  ? import("./features/events/public/load-event-pages.tsx").then((code) => code.loadEventPages())
  : undefined;

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

Promise.all([loadSettings(), words, eventPages, screen]).then(
  ([, , showEventPage]) => {
    if (showEventPage) return showEventPage(root);
    void checkSession();
    if (served && getSession().status === "out") {
      // The sign-in is served at every address that is not another public screen's.
      if (!publicScreens[getPathname()]) changeAddress("/login", { replace: true });
      // In short tasks: the screen is there already.
      startTransition(() => void hydrateRoot(root, app));
    } else {
      createRoot(root).render(app);
    }
  },
  () => words.then(() => createRoot(root).render(<StartFailed />)),
);
