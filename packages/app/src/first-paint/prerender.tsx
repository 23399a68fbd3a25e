import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { PUBLIC_PAGES, type PublicPage } from "@panel/domain/public-pages";
import { ROLES } from "@panel/domain/roles";
import { changeWords, startWords } from "@panel/i18n";
import i18next from "i18next";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { initReactI18next } from "react-i18next";
import { App } from "../App.tsx";
import { changeSession } from "../session/state.ts";
import { LANGUAGE_KEY } from "../session/stored-choices.ts";
import { loadSettings, type Settings } from "../settings.ts";
import { keepChoice } from "../shared/device-storage.ts";
import type { PrerenderedScreen } from "./prerendered-screen.ts";

/** What each installation has of its own; the server fills it in (packages/server/src/http/panel-pages.ts). */
const settings: Settings = {
  apiUrl: "/api",
  tiles: { url: "/", attribution: "" },
  legalUrl: "{{legalUrl}}",
  privacyUrl: "{{privacyUrl}}",
  providers: [{ id: "provider", name: "{{providerName}}" }],
};
const demoAccounts = ROLES.map((role) => ({ role, email: role, password: role }));

/**
 * Draws the public screens as somebody without a session first sees them, by the name of their page.
 * @param open makes an address the one that the browser shows, and `config` what its server answers as settings
 */
export async function prerenderPublicScreens(
  open: (address: string, config: Settings) => void,
): Promise<Record<PublicPage, PrerenderedScreen[]>> {
  changeSession({ status: "out" });
  i18next.use(initReactI18next);
  await startWords(INTERFACE_LANGUAGES[0]);
  const pages: [string, PrerenderedScreen[]][] = [];
  for (const [page, address] of Object.entries(PUBLIC_PAGES)) {
    open(address, page === "login-demo" ? { ...settings, demoAccounts } : settings);
    await loadSettings();
    const screens: PrerenderedScreen[] = [];
    for (const language of INTERFACE_LANGUAGES) screens.push(await draw(language));
    pages.push([page, screens]);
  }
  return Object.fromEntries(pages) as Record<PublicPage, PrerenderedScreen[]>;
}

async function draw(language: InterfaceLanguage): Promise<PrerenderedScreen> {
  keepChoice(LANGUAGE_KEY, language);
  await changeWords(language);
  const { prelude } = await prerender(
    <StrictMode>
      <App />
    </StrictMode>,
    {
      // Otherwise a large screen would come after the page, with a script that puts it into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1];
  if (heading === undefined || html.includes("<script")) {
    throw new Error(`${location.pathname} was not drawn whole in ${language}:\n${html}`);
  }
  return { language, title: `${heading} · ${i18next.t("GENERIC.appName")}`, html };
}
