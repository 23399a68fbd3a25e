import { pointFields, type PointForm } from "@panel/domain/experience/point";
import { emptyModel, toFormModel } from "@panel/domain/experience/fields";
import { recovered } from "@panel/domain/experience/field-schema";
import { createContext } from "react";

/** The parts of a point that it may go without. */
export type PartName = "chatbot" | "story" | "model" | "challenge";
const PARTS: readonly PartName[] = ["chatbot", "story", "model", "challenge"];

/** What was written in the parts that are switched off. */
export type LeftOutParts = Partial<Pick<PointForm, PartName>>;

/** A point without any part. */
export const BLANK_PARTS = toFormModel(pointFields, emptyModel(pointFields));

/** Reads the parts that a draft has kept. */
export function leftOutPartsOf(kept: unknown): LeftOutParts {
  const written = recovered(pointFields, kept, BLANK_PARTS);
  if (!written) return {};
  const names = PARTS.filter((part) => part in (kept as object));
  return Object.fromEntries(names.map((part) => [part, written[part]]));
}

interface LeftOut {
  parts: LeftOutParts;
  change(parts: LeftOutParts): void;
}

/** The parts that are switched off in the editor around. Its value changes only when one is switched. */
export const LeftOutContext = createContext<LeftOut>({ parts: {}, change: () => undefined });
