import { z } from "zod";
import type { ChatRequest } from "./model-request.ts";

/** What a provider says of an error, in words that may be logged and shown. */
export interface ProviderWords {
  /** One line, without keys; empty where it says nothing, or repeats what it was sent. */
  text: string;
  /** Those that it names. */
  parameters: readonly string[];
  /** Names of the kind of error. */
  names: string;
}

/** In bytes; longer bodies are cut, and then are no JSON. */
const LONGEST_BODY = 16 * 1024;
const LONGEST_WORDS = 200;
/** So many characters of a prompt in a row are no chance. */
const REPEATED = 30;

const word = z.union([z.string(), z.number()]).nullish().catch(null);
const errorSchema = z.object({
  message: z.string().nullish().catch(null),
  param: word,
  code: word,
  type: word,
});
/** As FastAPI writes them: what stands where. */
const detailSchema = z.array(
  z.object({ msg: z.string(), loc: z.array(z.union([z.string(), z.number()])).catch([]) }),
);
const bodySchema = z.looseObject({ error: z.unknown().optional(), detail: z.unknown().optional() });

/** Reads the body of an answer that is an error. */
export async function bodyWords(response: Response, sent: Sent): Promise<ProviderWords> {
  const text = await beginningOf(response);
  try {
    const parsed: unknown = JSON.parse(text);
    return errorWords(bodySchema.safeParse(parsed).data?.error ?? parsed, sent);
  } catch {
    // A page of a proxy says nothing of the model.
    return { text: /^\s*</.test(text) ? "" : shown(text, sent), parameters: [], names: "" };
  }
}

/** What is not to be repeated of a call. */
export interface Sent {
  key: string | undefined;
  messages: ChatRequest["messages"];
}

/** What an object says that tells of an error. */
export function errorWords(error: unknown, sent: Sent): ProviderWords {
  if (typeof error === "string") return { text: shown(error, sent), parameters: [], names: "" };
  const { message, param, code, type } = errorSchema.safeParse(error).data ?? {};
  const detail = bodySchema.safeParse(error).data?.detail;
  const details = detailSchema.safeParse(detail).data ?? [];
  const [first] = details;
  const said = message ?? first?.msg ?? (typeof detail === "string" ? detail : "");
  const places = details.flatMap(({ loc }) => loc.filter((part) => part !== "body").slice(0, 1));
  const [place] = places;
  return {
    text: shown(first && place ? `${place}: ${said}` : said, sent),
    parameters: (param ? [param] : places).map((name) => String(name).split(".")[0] ?? ""),
    names: [code, type].filter((name) => name !== null && name !== undefined).join(" "),
  };
}

const KEYS = /\bBearer\s+\S+|\b(?:sk|key|gsk|pk)[-_][\w-]{6,}|\b(?=\w*\d)\w{28,}\b/gi;

/** Some providers repeat the key, and some what they were sent. */
function shown(text: string, { key, messages }: Sent): string {
  const line = (key ? text.replaceAll(key, "…") : text)
    .replaceAll(KEYS, "…")
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  const prompt = messages
    .map(({ content }) => (typeof content === "string" ? content : ""))
    .join(" ");
  for (let at = 0; at + REPEATED <= line.length; at += 1) {
    if (prompt.includes(line.slice(at, at + REPEATED))) return "";
  }
  return line.length > LONGEST_WORDS ? `${line.slice(0, LONGEST_WORDS - 1)}…` : line;
}

async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return "";
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(Buffer.from(part));
    length += part.length;
    if (length > LONGEST_BODY) break;
  }
  return Buffer.concat(parts).subarray(0, LONGEST_BODY).toString();
}
