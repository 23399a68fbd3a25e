import { perLanguage } from "@panel/domain/languages";
import { NO_DEPENDENCY, POINT_NAME_MAX } from "@panel/domain/map-point";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";
import { NO_ADDRESS } from "../../../shared/address/look-up.ts";

const key = (message: TranslationKey) => message;
const name = z.string().check(z.maxLength(POINT_NAME_MAX, key("VALIDATION.tooLong")));

/** The form of a map point. Position and name are asked for when it is saved: see `pointObstacle`. */
export const pointSchema = z.object({
  name: z.object({ cas: name, cat: name, eng: name }),
  position: z.object({ lat: z.nullable(z.number()), lon: z.nullable(z.number()) }),
  address: z.object({
    location: z.string(),
    streetName: z.string(),
    streetNumber: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  /** Seconds, as typed; nothing typed is 0. */
  duration: z.string().check(z.regex(/^\d{0,9}$/, key("VALIDATION.wholeNumber"))),
  dependency: z.number(),
  dependencyNeg: z.number(),
  isFinal: z.boolean(),
});

export type PointValues = z.infer<typeof pointSchema>;

export function newPoint(): PointValues {
  return {
    name: perLanguage(() => ""),
    position: { lat: null, lon: null },
    address: NO_ADDRESS,
    duration: "0",
    dependency: NO_DEPENDENCY,
    dependencyNeg: NO_DEPENDENCY,
    isFinal: false,
  };
}

export function acceptPointDraft(values: unknown): PointValues | undefined {
  return pointSchema.safeParse(values).data;
}
