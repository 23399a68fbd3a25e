import { isEmail } from "./email.ts";
import { EMAIL_MAX } from "./session.ts";
import type { Role } from "./roles.ts";

/** The one table of who may create whom; the first role of a row is its default. */
const CREATES: Record<Role, readonly Role[]> = {
  "super-admin": ["admin", "supervisor", "editor"],
  admin: ["supervisor"],
  supervisor: ["editor"],
  editor: [],
};

/** The roles that a new user of this creator's may have, in the order of the form. */
export function creatableRoles(creator: Role): readonly Role[] {
  return CREATES[creator];
}

/** The role that the form of a new user begins with; undefined for who creates nobody. */
export function defaultRole(creator: Role): Role | undefined {
  return CREATES[creator][0];
}

export function mayCreate(creator: Role, role: Role): boolean {
  return CREATES[creator].includes(role);
}

/** Whose users a role sees: everybody's, those below it in the tree, or nobody's. */
export function usersSeenBy(viewer: Role): "everybody" | "descendants" | "nobody" {
  if (viewer === "super-admin") return "everybody";
  return viewer === "editor" ? "nobody" : "descendants";
}

/** Whether the role may give pending users of its own the default password. */
export function mayActivate(viewer: Role): boolean {
  return viewer === "admin" || viewer === "supervisor";
}

/** Whether the role may create editors from a CSV file. */
export function mayImportEditors(viewer: Role): boolean {
  return viewer === "supervisor";
}

/** Whether the role may choose the entity of another user. */
export function mayChooseEntity(viewer: Role): boolean {
  return viewer === "super-admin";
}

/** Whether the limits section is there: a super-admin creates or edits an admin. */
export function maySetLimits(viewer: Role, subject: Role): boolean {
  return viewer === "super-admin" && subject === "admin";
}

/** Only 1 is active; every other status is pending (document 1, section 3). */
export function isActive(status: number): boolean {
  return status === 1;
}

/** Key of the label of a status. */
export function statusKey(status: number): "USERS.active" | "USERS.pending" {
  return isActive(status) ? "USERS.active" : "USERS.pending";
}

/** Longest texts of a user, in characters. */
export const USER_TEXT_MAX = {
  name: 120,
  surname: 120,
  entity: 160,
  city: 120,
  phone: 40,
  facebook: 300,
  instagram: 300,
  twitter: 300,
  email: EMAIL_MAX,
} as const;
export type UserTextField = keyof typeof USER_TEXT_MAX;

/** The text fields of a user's form, in its order. */
export const USER_TEXT_FIELDS = Object.keys(USER_TEXT_MAX) as UserTextField[];

const REQUIRED: ReadonlySet<UserTextField> = new Set(["name", "surname", "entity", "email"]);

/** Why a field of a user's form cannot be saved, as the key of its text. */
export type UserProblem =
  | "VALIDATION.required"
  | "VALIDATION.tooLong"
  | "VALIDATION.invalidEmail"
  | "VALIDATION.invalidPhone"
  | "VALIDATION.invalidText";

/** What is wrong with one field of a user's form, if anything is. */
export function userFieldProblem(field: UserTextField, value: string): UserProblem | undefined {
  const text = value.trim();
  if (text === "") return REQUIRED.has(field) ? "VALIDATION.required" : undefined;
  if (text.length > USER_TEXT_MAX[field]) return "VALIDATION.tooLong";
  if (field === "email") return isEmail(text) ? undefined : "VALIDATION.invalidEmail";
  if (field === "phone") return isPhone(text) ? undefined : "VALIDATION.invalidPhone";
  return CONTROLS.test(text) ? "VALIDATION.invalidText" : undefined;
}

// Nothing that a person types into a line: line ends and other control characters.
const CONTROLS = /\p{Cc}|\p{Cs}/u;

/**
 * Whether a phone number is in international format: a plus (or 00), then 7 to 15 digits
 * (ITU-T E.164) which blanks, points, hyphens and brackets may divide.
 */
export function isPhone(text: string): boolean {
  if (!/^(\+|00)[\d ().-]+$/.test(text)) return false;
  const digits = text.replace(/^00/, "").replaceAll(/\D/g, "");
  return /^[1-9]\d{6,14}$/.test(digits);
}
