import { maySetLimits } from "@panel/domain/policies";
import type { Role } from "@panel/domain/roles";
import { ROLES } from "@panel/domain/roles";
import { USER_TEXT_FIELDS, USER_TEXT_MAX, userFieldProblem } from "@panel/domain/users";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";
import { recoveredValues } from "../../shared/editing/recovered-values.ts";

const shape = z.object({
  name: z.string(),
  surname: z.string(),
  entity: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  phone: z.string(),
  city: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  twitter: z.string(),
  label: z.string(),
  /** Values as typed. Numbers are kept as text, since they may be half typed. */
  limits: z.object({
    maxMb: z.string(),
    maxSupervisors: z.string(),
    maxEditors: z.string(),
    maxMappoints: z.string(),
    maxFiles: z.string(),
    isEquitable: z.boolean(),
    hasSharedGyms: z.boolean(),
    hasChatbots: z.boolean(),
  }),
});

export type UserValues = z.infer<typeof shape>;
export const USER_VALUES = Object.keys(shape.shape);

/** Limits that are counts rather than sizes, in the order of the form. */
export const COUNT_LIMITS = ["maxSupervisors", "maxEditors", "maxMappoints", "maxFiles"] as const;
export const LIMIT_SWITCHES = ["isEquitable", "hasSharedGyms", "hasChatbots"] as const;

const WHOLE = /^\d{1,6}$/;
const MEGABYTES = /^\d{1,9}(\.\d{1,2})?$/;

/** Validation schema of the user form for a viewer. Messages are translation keys. */
export function userSchema(viewer: Role) {
  return shape.check((context) => {
    const values = context.value;
    const report = (path: string[], message: TranslationKey, maximum?: number) =>
      context.issues.push({
        code: "custom",
        path,
        message,
        input: values,
        ...(maximum === undefined ? {} : { maximum }),
      });
    for (const field of USER_TEXT_FIELDS) {
      const problem = userFieldProblem(field, values[field]);
      if (problem) report([field], problem, USER_TEXT_MAX[field]);
    }
    if (!maySetLimits(viewer, values.role)) return;
    if (!MEGABYTES.test(values.limits.maxMb.trim())) {
      report(["limits", "maxMb"], "VALIDATION.megabytes");
    }
    for (const field of COUNT_LIMITS) {
      if (!WHOLE.test(values.limits[field].trim())) {
        report(["limits", field], "VALIDATION.wholeNumber");
      }
    }
  });
}

/** The form values restored from a draft; see `recoveredValues`. */
export function recoveredUser(kept: unknown, stored: UserValues): UserValues | undefined {
  return recoveredValues(shape, kept, stored);
}
