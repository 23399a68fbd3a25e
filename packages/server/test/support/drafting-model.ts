import { begin, finish, sendText, type ChatCall, type Reply } from "./model-provider.ts";

/** A text that a call asks a translation for. */
export interface AskedText {
  id: string;
  field: string;
  text: string;
  limit?: number;
  words?: boolean;
  former?: { source: string; translation: string };
  tooLong?: string;
}

/** What the provider is sent to translate. */
export interface Material {
  glossary: { term: string; use: string }[];
  texts: AskedText[];
}

export const materialOf = ({ messages }: Pick<ChatCall, "messages">): Material =>
  JSON.parse(messages[1]?.content ?? "{}") as Material;

/** The language that a call asks for. */
export const languageOf = ({ messages }: Pick<ChatCall, "messages">): string =>
  /from Spanish into (\w+)/.exec(messages[0]?.content ?? "")?.[1] ?? "";

export const lineOf = (id: string, text: string): string => `${JSON.stringify({ id, text })}\n`;

export const USAGE = { prompt_tokens: 100, completion_tokens: 20 };

/** Answers with what is made of the material, to its end. */
export function writes(make: (material: Material, call: ChatCall) => string, usage = USAGE): Reply {
  return (response, call) => {
    begin(response);
    sendText(response, make(materialOf(call), call));
    finish(response, { usage });
  };
}

/** Translates each text. */
export const translates = (make: (asked: AskedText, call: ChatCall) => string): Reply =>
  writes(({ texts }, call) => texts.map((asked) => lineOf(asked.id, make(asked, call))).join(""));

/** Puts the language before each text. */
export const honest = translates((asked, call) => `${languageOf(call)}: ${asked.text}`);
