/** Limits and rules of chatbots, from document 2 of the specification, sections 4, 5 and 9. */

/** Knowledge files of one bot. */
export const KNOWLEDGE_FILES_MAX = 3;

/** Bytes of one knowledge file at most: 20 MB. */
export const KNOWLEDGE_FILE_BYTES = 20 * 1024 * 1024;

/** Colours of a new bot. */
export const BOT_COLORS = { primary: "#c4ec04", secondary: "#000000" } as const;

/** Characters of a bot's name and description in each language. */
export const BOT_TEXT_MAX = { name: 120, description: 2000 } as const;

/** Characters of a visitor's question. */
export const QUESTION_MAX = 1000;

/** Earlier questions of a conversation that go with a question, and characters of each one's answer. */
export const HISTORY_MAX = { questions: 6, answer: 8000 } as const;

const CHARACTERS_PER_KB = 5000;

/** Estimated characters of a PDF of so many bytes: its KB times 5000. */
export function estimatedCharacters(bytes: number): number {
  return Math.round((bytes / 1024) * CHARACTERS_PER_KB);
}

/** What a person may do with a bot that they manage. */
export interface BotPermissions {
  edit: boolean;
  delete: boolean;
}

/** A bot is edited only while it is active, and deleted only while it is not. */
export function botPermissions(bot: { active: boolean }): BotPermissions {
  return { edit: bot.active, delete: !bot.active };
}

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

export function isHexColor(text: string): boolean {
  return HEX_COLOR.test(text);
}

/** Contrast of text on its ground that everybody can read (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/**
 * Contrast of two colours, from 1 to 21 (WCAG 2.2).
 * @param one a colour such as #c4ec04
 */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Black or white, whichever is easier to read on a colour such as #c4ec04. */
export function readableColorOn(background: string): "#000000" | "#ffffff" {
  return contrast(background, "#000000") >= contrast(background, "#ffffff") ? "#000000" : "#ffffff";
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(color.slice(place, place + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/**
 * The origin of a web page whose address somebody typed, such as https://www.example.com; a missing
 * scheme counts as https. Undefined if it is no address of a web page.
 */
export function webOrigin(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  const known = hostname === "localhost" || hostname.startsWith("[") || hostname.includes(".");
  return known ? origin : undefined;
}
