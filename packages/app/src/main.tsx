import { startWords } from "@panel/i18n";
import i18next from "i18next";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import "./public.css";
import { App } from "./App.tsx";
import { StartFailed } from "./layout/StartFailed.tsx";
import { allowScrollLock } from "./layout/style-nonce.ts";
import { markDocument, storedLanguage } from "./session/language.ts";
import { checkSession } from "./session/session.ts";
import { startTheme } from "./session/theme.ts";
import { loadSettings } from "./settings.ts";

startTheme();
allowScrollLock();
i18next.use(initReactI18next);
const language = storedLanguage();
markDocument(language);

const root = createRoot(document.getElementById("root") as HTMLElement);
const words = startWords(language);

Promise.all([loadSettings(), words]).then(
  () => {
    void checkSession();
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  },
  () => words.then(() => root.render(<StartFailed />)),
);
