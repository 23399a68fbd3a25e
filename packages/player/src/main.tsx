import { followTheme } from "@panel/ui/style";
import "./app.css";
import { loadWords } from "./words.ts";
import { visitorLanguage } from "@panel/i18n/page-words";

const { pathname, hash } = location;
const root = document.getElementById("root")!;
followTheme(undefined);
// With the code, and not after it. Until both have come, the page shows what index.html draws.
const words = loadWords(visitorLanguage(navigator.languages)).catch(() => undefined);

/*
 * Each page brings its own code: the public ones are <base>/play/, <base>/play/<code> and, for a team of an event,
 * <base>/play/#t=<code>; a trial link is <base>/try/#<token>, that of a model <base>/try/model#<token>, and the panel frames
 * <base>/try/author.
 */
async function showPage(): Promise<void> {
  const [, base, code] = /^(.*)\/play\/([^/]*)$/.exec(pathname) ?? [];
  if (base !== undefined) {
    const [{ show }] = await Promise.all([import("./visit-page.tsx"), words]);
    show(root, base, code ?? "");
  } else if (pathname.endsWith("/try/author")) {
    const [{ show }] = await Promise.all([import("./framed-page.tsx"), words]);
    show(root);
  } else if (pathname.endsWith("/try/model")) {
    const [{ show }] = await Promise.all([import("./model-page.tsx"), words]);
    show(root, pathname.slice(0, -"/try/model".length), hash.slice(1));
  } else {
    const [{ show }] = await Promise.all([import("./trial-page.tsx"), words]);
    show(root, pathname.slice(0, pathname.lastIndexOf("/try/")), hash.slice(1));
  }
}

// The typeface comes once the page is on the screen.
void showPage().then(() => import("./typeface.ts"));
