import type { ProfileForm, User } from "@panel/api-client/panel";
import { USER_TEXT_MAX, userFieldProblem } from "@panel/domain/users";
import * as z from "zod/mini";
import { recoveredValues } from "../../shared/editing/recovered-values.ts";

/** The fields that users may change in their own profile, in the order of the form. */
export const PROFILE_FIELDS = [
  "name",
  "surname",
  "city",
  "phone",
  "facebook",
  "instagram",
  "twitter",
] as const;

const shape = z.object({
  name: z.string(),
  surname: z.string(),
  city: z.string(),
  phone: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  twitter: z.string(),
});

export type ProfileValues = z.infer<typeof shape>;

/** Messages are translation keys. */
export const profileSchema = shape.check((context) => {
  for (const field of PROFILE_FIELDS) {
    const problem = userFieldProblem(field, context.value[field]);
    if (!problem) continue;
    context.issues.push({
      code: "custom",
      path: [field],
      message: problem,
      input: context.value,
      maximum: USER_TEXT_MAX[field],
    });
  }
});

/** The form values restored from a draft; see `recoveredValues`. */
export function recoveredProfile(kept: unknown, stored: ProfileValues): ProfileValues | undefined {
  return recoveredValues(shape, kept, stored);
}

export function toValues(user: User): ProfileValues {
  const { name, surname, city, phone, facebook, instagram, twitter } = user;
  return { name, surname, city, phone, facebook, instagram, twitter };
}

/** @param image a new picture, null to remove the stored one, undefined to keep it */
export function toForm(
  values: ProfileValues,
  image: File | null | undefined,
  stored: User,
): ProfileForm {
  const trimmed = Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, values[field].trim()]),
  ) as ProfileValues;
  return {
    ...trimmed,
    idMod: image === null ? 0 : stored.idMod,
    ...(image ? { image } : {}),
  };
}
