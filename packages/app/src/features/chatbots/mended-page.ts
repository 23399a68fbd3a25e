import type { KnowledgePage } from "@panel/api-client/bots";
import { PAGE_TEXT_MAX } from "@panel/domain/knowledge-pages";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";
import { recoveredValues } from "../../shared/editing/recovered-values.ts";

const shape = z.object({ text: z.string() });

/** The form of a page that is mended: its text as typed. */
export type MendedValues = z.infer<typeof shape>;
export const MENDED_VALUES = Object.keys(shape.shape);

/** Messages are translation keys. */
export const mendedSchema = shape.check((context) => {
  const { text } = context.value;
  const message: TranslationKey | undefined =
    text.trim() === ""
      ? "VALIDATION.required"
      : text.length > PAGE_TEXT_MAX
        ? "VALIDATION.tooLong"
        : undefined;
  if (message) {
    const maximum = PAGE_TEXT_MAX;
    context.issues.push({ code: "custom", path: ["text"], message, input: context.value, maximum });
  }
});

export const recoveredPage = (kept: unknown, stored: MendedValues) =>
  recoveredValues(shape, kept, stored);

/** What the staff want of a page, all of it. */
export interface WantedPage {
  isLeftOut: boolean;
  /** Undefined for the text that was read. */
  text: string | undefined;
}

export function wantedNow({ state, text, readText }: KnowledgePage): WantedPage {
  return { isLeftOut: state === "left-out", text: readText === undefined ? undefined : text };
}
