import type { Translate } from "@panel/i18n/widget";
import { listedSources, paragraphs, type Exchange } from "./conversation.ts";

/** An answer with its sources as plain text, to be copied. */
export function plainText(exchange: Exchange, t: Translate): string {
  const answer = paragraphs(exchange.sentences).map((sentences) =>
    sentences
      .map(({ text, sources }) =>
        [text.trim(), ...sources.map((number) => `[${number}]`)].join(" "),
      )
      .join(" "),
  );
  const sources = listedSources(exchange).map(
    ({ number, publicName, page, isOwn }) =>
      `[${number}] ${isOwn ? publicName : t("place", { name: publicName, page })}`,
  );
  const blocks = [...answer, exchange.refusal ?? "", sources.join("\n")];
  return blocks.filter(Boolean).join("\n\n");
}

/** Copies a text, in frames that may not use the clipboard by the older command. Whether it did. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const put = (event: ClipboardEvent) => {
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
    };
    document.addEventListener("copy", put, { once: true });
    const copied = document.execCommand("copy");
    document.removeEventListener("copy", put);
    return copied;
  }
}
