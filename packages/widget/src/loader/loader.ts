/**
 * The script that puts the chat on a web page:
 *
 *     <script src="https://panel.example.com/bots/embed.js" data-bot="guia-7f3a" async></script>
 *
 * A button at the corner opens the chat in a frame. Everything is in a shadow root, and styles are
 * set as objects, so that a page's content security policy needs no 'unsafe-inline'.
 */
import { readableColorOn } from "@panel/domain/chatbots";
import { chatLoaderWords } from "@panel/i18n/chat-loader";
import css from "./loader.css?inline";

type Language = keyof typeof chatLoaderWords;

interface Bot {
  primary_color: string;
}

/** As in loader.css. */
const coversPage = "(max-width: 479px), (max-height: 479px)";

const isLanguage = (text: string): text is Language => Object.hasOwn(chatLoaderWords, text);

/** The language asked for, else the page's, else the visitor's. */
function languageOf(asked: string | undefined): Language {
  const wanted = [asked, document.documentElement.lang, ...navigator.languages, "en"];
  return wanted.map((tag = "") => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/** Undefined where the bot is off or unknown; without colours where the page's policy forbids to ask. */
async function findBot(base: string, token: string): Promise<Partial<Bot> | undefined> {
  try {
    const response = await fetch(`${base}widget/getBot`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      credentials: "omit",
      body: JSON.stringify({ token }),
    });
    if (response.status === 404) return undefined;
    const { data } = (await response.json()) as { data?: Bot };
    return data ?? {};
  } catch {
    return {};
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** A drawing of Lucide (ISC licence). */
function icon(d: string): SVGSVGElement {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", d);
  svg.append(path);
  return svg;
}

async function start({ src, dataset }: HTMLScriptElement): Promise<void> {
  const { bot: token, lang, position } = dataset;
  if (!token) return;
  const base = new URL(".", src).href;
  const bot = await findBot(base, token);
  if (!bot) return;
  const language = languageOf(lang);
  const words = chatLoaderWords[language];

  const host = element("div", { lang: language });
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  if (position === "left") host.dataset["position"] = position;
  const color = bot.primary_color;
  if (color) {
    host.style.setProperty("--chat-color", color);
    host.style.setProperty("--chat-ink", readableColorOn(color));
  }

  const launcher = element("button", {
    type: "button",
    "aria-label": words.open,
    "aria-haspopup": "dialog",
    "aria-expanded": "false",
  });
  launcher.append(icon("M7.9 20A9 9 0 1 0 4 16.1L2 22z"));
  const dialog = element("dialog", { "aria-label": words.title });
  const closer = element("button", { type: "button", "aria-label": words.close });
  closer.append(icon("M18 6 6 18M6 6l12 12"));
  dialog.append(closer);
  root.append(launcher, dialog);
  document.body.append(host);

  let frame: HTMLIFrameElement | undefined;
  /** By keyboard the next key is one of the question's; a touch would open the keys over what is said first. */
  const open = (byKeyboard: boolean) => {
    if (!frame) {
      const query = new URLSearchParams({ lang: language, close: "outside" });
      if (byKeyboard) query.set("focus", "box");
      const address = `${base}chat/${encodeURIComponent(token)}?${query}`;
      frame = element("iframe", {
        title: words.title,
        allow: "clipboard-write",
        // Where the chat may not be shown, the server can say so only if it knows who asks.
        referrerpolicy: "strict-origin",
        src: address,
      });
      dialog.append(frame);
    } else if (byKeyboard) frame.contentWindow?.postMessage("explorar-chat-focus", "*");
    // Where it covers the page, the page cannot be used; beside it, it can.
    if (matchMedia(coversPage).matches) dialog.showModal();
    else dialog.show();
    launcher.setAttribute("aria-expanded", "true");
    frame.focus();
  };
  launcher.addEventListener("click", ({ detail }) => open(detail === 0));
  closer.addEventListener("click", () => dialog.close());
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") dialog.close();
  });
  dialog.addEventListener("close", () => {
    launcher.setAttribute("aria-expanded", "false");
    launcher.focus();
  });
  addEventListener("message", ({ source, data }) => {
    if (frame && source === frame.contentWindow && data === "explorar-chat-close") dialog.close();
  });
}

const { currentScript, readyState } = document;
if (currentScript instanceof HTMLScriptElement) {
  if (readyState === "loading")
    addEventListener("DOMContentLoaded", () => void start(currentScript));
  else void start(currentScript);
}
