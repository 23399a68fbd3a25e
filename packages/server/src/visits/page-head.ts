import { createHash } from "node:crypto";
import { PLAY_PATH, playPath } from "@panel/domain/visits/address";
import { LANGUAGE, type InterfaceLanguage, type PerLanguage } from "@panel/domain/languages";
import { shownLanguage } from "@panel/domain/play/shown-language";
import type { RouteSummary } from "./route-summary.ts";

/** What the head of a route's page says to programs that show or list links. */
export interface PageHead {
  /** Of the installation, without a trailing slash. */
  readonly origin: string;
  readonly code: string;
  readonly summary: RouteSummary;
  /** Path of the cover; empty for none. */
  readonly cover: string;
  readonly isListed: boolean;
  readonly language: InterfaceLanguage;
  /** What the page shows first. */
  readonly ahead: readonly FileAhead[];
}

/** A file that the browser loads before the page's script asks for it. */
export interface FileAhead {
  readonly path: string;
  readonly as: "image" | "answer" | "answerWithCookies";
}

const LOCALES: Record<InterfaceLanguage, string> = { es: "es_ES", en: "en_GB", ca: "ca_ES" };

/** The elements that a route's page has in its head beside those of all pages. */
export function routeHead(head: PageHead): string {
  const { origin, code, summary, cover, isListed, language, ahead } = head;
  const address = `${origin}${playPath(code)}`;
  const title = shown(summary.name, language, summary);
  const description = shown(summary.description, language, summary);
  const own = summary.languages.map((each) => LANGUAGE[each].interface);
  const locales = own.filter((each) => each !== language);
  const trip = {
    "@context": "https://schema.org",
    "@type": "TouristTrip",
    name: title,
    description,
    url: address,
    ...(cover === "" ? {} : { image: `${origin}${cover}` }),
    inLanguage: own,
    itinerary: itineraryOf(summary, language),
  };
  return [
    ...ahead.map(linkAhead),
    meta("name", "description", description),
    meta("name", "robots", isListed ? "index,follow" : "noindex"),
    link("canonical", address),
    ...own.map((each) => link("alternate", `${address}?lang=${each}`, each)),
    link("manifest", `${playPath(code)}/manifest.webmanifest`),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", address),
    meta("property", "og:locale", LOCALES[language]),
    ...locales.map((each) => meta("property", "og:locale:alternate", LOCALES[each])),
    ...(cover === "" ? [] : [meta("property", "og:image", `${origin}${cover}`)]),
    // Data that no browser runs; a closing tag in a text must not end it.
    `<script type="application/ld+json">${JSON.stringify(trip).replaceAll("<", "\\u003c")}</script>`,
  ].join("");
}

/** The elements that the page for a code has in its head. No search engine lists it: what can be found are routes. */
export function codePageHead({
  origin,
  title,
  description,
}: Record<"origin" | "title" | "description", string>): string {
  const address = `${origin}${PLAY_PATH}/`;
  return [
    meta("name", "description", description),
    meta("name", "robots", "noindex"),
    link("canonical", address),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", address),
  ].join("");
}

/** The stops that visitors see in advance; without any, the city. */
function itineraryOf(summary: RouteSummary, language: InterfaceLanguage) {
  const { stops = [], city } = summary;
  if (stops.length === 0) return { "@type": "Place", name: city };
  return {
    "@type": "ItemList",
    itemListElement: stops.map(({ name, place }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "TouristAttraction",
        name: shown(name, language, summary),
        address: city,
        ...(place && {
          geo: { "@type": "GeoCoordinates", latitude: place.lat, longitude: place.lon },
        }),
      },
    })),
  };
}

/** Has a page in the dark theme from its first paint; the player's script follows the theme later. */
const THEME =
  'if(matchMedia("(prefers-color-scheme: dark)").matches)document.documentElement.dataset.theme="dark"';

/** Of the script in the head, for the page's policy. */
export const headScript = `'sha256-${createHash("sha256").update(THEME).digest("base64")}'`;

interface DrawnPage {
  /** As text. */
  readonly title: string;
  readonly language: string;
  readonly head: string;
  /** What is shown until the page's script has come; undefined for what the page has. */
  readonly first?: string | undefined;
}

/** What a route's page shows first. @param template the player's, with the names of what is filled in */
export const firstOf = (template: string, { title, cover }: Record<"title" | "cover", string>) =>
  template.replace("{{title}}", () => escaped(title)).replace("{{cover}}", () => escaped(cover));

/** A built page with what a head says. */
export function withHead(page: string, { title, language, head, first }: DrawnPage): string {
  const drawn =
    first === undefined
      ? page
      : page.replace(/(<div id="root">).*(<\/div>\s*(?:<script|<\/body))/s, (_, open, close) =>
          [open, first, close].join(""),
        );
  return drawn
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escaped(language)}"`)
    .replace(/<meta name="robots"[^>]*>/, "")
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<script>${THEME}</script><title>${escaped(title)}</title>${head}`,
    );
}

/** A text in a visitor's language, or else in one in which it is written. */
export function shown(
  texts: PerLanguage<string>,
  language: InterfaceLanguage,
  { language: byDefault }: Pick<RouteSummary, "language">,
): string {
  const wanted = CONTENT[language];
  const found = shownLanguage(texts, wanted, byDefault);
  return found ? texts[found] : "";
}
const CONTENT = { es: "cas", ca: "cat", en: "eng" } as const;

/** The manifest by which a route is installed as an app. */
export function routeManifest({
  code,
  summary,
  cover,
  language,
}: Pick<PageHead, "code" | "summary" | "cover" | "language">) {
  const name = shown(summary.name, language, summary);
  return {
    id: playPath(code),
    name,
    short_name: name.slice(0, 30),
    lang: language,
    start_url: playPath(code),
    scope: "/play/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#ffffff",
    icons:
      cover === ""
        ? []
        : [
            {
              src: `${playPath(code)}/icon.png`,
              sizes: "512x512",
              type: "image/png",
              purpose: "any",
            },
          ],
  };
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

const meta = (kind: "name" | "property", name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;

/** As the page's own scripts ask for each: browsers load it twice where that differs. */
const AHEAD: Readonly<Record<FileAhead["as"], string>> = {
  image: 'as="image" fetchpriority="high"',
  answer: 'as="fetch" crossorigin="anonymous"',
  answerWithCookies: 'as="fetch" crossorigin="use-credentials"',
};
const linkAhead = ({ path, as }: FileAhead): string =>
  `<link rel="preload" ${AHEAD[as]} href="${escaped(path)}">`;

const link = (rel: string, href: string, hreflang?: string): string =>
  `<link rel="${rel}" href="${escaped(href)}"${hreflang ? ` hreflang="${hreflang}"` : ""}>`;
