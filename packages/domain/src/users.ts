import { isEmail } from "./email.ts";
import type { Role } from "./roles.ts";
import { EMAIL_MAX } from "./session.ts";

/** Values of a user's `status`. A disabled user can no longer sign in. */
export const USER_STATUS = { pending: 0, active: 1, disabled: 2 } as const;
export type UserStatus = (typeof USER_STATUS)[keyof typeof USER_STATUS];

/** Only 1 is active; every other status is pending (document 1, section 3). */
export function isActive(status: number): boolean {
  return status === USER_STATUS.active;
}

/** Translation key of a status. */
export function statusKey(status: number): "USERS.active" | "USERS.pending" {
  return isActive(status) ? "USERS.active" : "USERS.pending";
}

/** Maximum lengths of a user's texts, in characters. */
export const USER_TEXT_MAX = {
  name: 120,
  surname: 120,
  entity: 160,
  city: 120,
  phone: 40,
  facebook: 300,
  instagram: 300,
  twitter: 300,
  label: 80,
  email: EMAIL_MAX,
} as const;
export type UserTextField = keyof typeof USER_TEXT_MAX;

/** The text fields of a user's form, in its order. */
export const USER_TEXT_FIELDS = Object.keys(USER_TEXT_MAX) as UserTextField[];

const REQUIRED: ReadonlySet<UserTextField> = new Set(["name", "surname", "entity", "email"]);

/** Whether a user can be of a class or group, which its label names. */
export const hasLabel = (role: Role): boolean => role === "editor";

/** The problem of a field in a user's form, as its translation key. */
export type UserProblem =
  | "VALIDATION.required"
  | "VALIDATION.tooLong"
  | "VALIDATION.invalidEmail"
  | "VALIDATION.invalidPhone"
  | "VALIDATION.invalidText";

/** The problem of one field of a user's form, if it has one. */
export function userFieldProblem(field: UserTextField, value: string): UserProblem | undefined {
  const text = value.trim();
  if (text === "") return REQUIRED.has(field) ? "VALIDATION.required" : undefined;
  if (text.length > USER_TEXT_MAX[field]) return "VALIDATION.tooLong";
  if (field === "email") return isEmail(text) ? undefined : "VALIDATION.invalidEmail";
  if (field === "phone") return isPhone(text) ? undefined : "VALIDATION.invalidPhone";
  return CONTROLS.test(text) ? "VALIDATION.invalidText" : undefined;
}

// Line ends and other control characters are not valid in a single-line text.
const CONTROLS = /\p{Cc}|\p{Cs}/u;

/**
 * Whether a phone number is in international format: a plus (or 00), then 7 to 15 digits
 * (ITU-T E.164), which may be separated by blanks, dots, hyphens and brackets.
 */
export function isPhone(text: string): boolean {
  if (!/^(\+|00)[\d ().-]+$/.test(text)) return false;
  const digits = text.replace(/^00/, "").replaceAll(/\D/g, "");
  return /^[1-9]\d{6,14}$/.test(digits);
}
