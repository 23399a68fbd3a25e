import type { NewUserForm, ProfileForm, UserForm } from "@panel/api-client/panel-types";
import { normalEmail } from "@panel/domain/email";
import { bytesOfMb } from "@panel/domain/limits";
import { hasRight } from "@panel/domain/policies";
import type { Role } from "@panel/domain/roles";
import {
  hasLabel,
  USER_TEXT_FIELDS,
  userFieldProblem,
  type UserTextField,
} from "@panel/domain/users";
import type { User } from "../db/schema.ts";
import { Refusal } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";

type WithoutImage<Form> = Omit<Form, "image">;
export type NewUserFields = WithoutImage<NewUserForm>;
export type UserFields = WithoutImage<UserForm>;
export type ProfileFields = WithoutImage<ProfileForm>;

type LimitField = keyof NewUserFields & `superAdmin-${string}`;

/** The texts that may be changed by whoever may change the user. */
const OPEN_FIELDS = ["name", "surname", "city", "phone", "facebook", "instagram", "twitter"];

/**
 * The texts of the form that are to be saved, trimmed; fields that were left out are left out.
 * @param more further fields that this form may set
 * @throws Refusal for the first that is not valid
 */
export function textsOf(
  form: { readonly [Field in UserTextField]?: string },
  ...more: ("email" | "entity" | "label")[]
): Partial<Record<UserTextField, string>> {
  const open = new Set<string>([...OPEN_FIELDS, ...more]);
  return Object.fromEntries(
    USER_TEXT_FIELDS.flatMap((field) => {
      const text = open.has(field) ? form[field]?.trim() : undefined;
      if (text === undefined) return [];
      const problem = userFieldProblem(field, text);
      if (problem) throw new Refusal(problem, `The field ${field} is not valid`);
      return [[field, field === "email" ? normalEmail(text) : text]];
    }),
  );
}

/** Only a super-admin's form sets the entity; everybody else's users have their creator's. */
export function entityOf(viewer: Viewer): "entity"[] {
  return hasRight(viewer.role, "choose-entity") ? ["entity"] : [];
}

/** Only editors have a class or group. */
export function labelOf(role: Role): "label"[] {
  return hasLabel(role) ? ["label"] : [];
}

export const LIMIT_COLUMNS = [
  "max_bytes",
  "max_supervisors",
  "max_editors",
  "max_mappoints",
  "max_files",
  "is_equitable",
  "has_shared_gyms",
  "has_chatbots",
] as const;

/** What a super-admin sets of an admin. */
export type Limits = Partial<Pick<User, (typeof LIMIT_COLUMNS)[number]>>;

/** The limits of the form; fields that were left out are left out. */
export function limitsIn(form: Pick<NewUserFields, LimitField>): Limits {
  const mb = form["superAdmin-maxMB"];
  const given: Limits = {
    max_bytes: mb === undefined ? undefined : bytesOfMb(mb),
    max_supervisors: form["superAdmin-maxSupervisors"],
    max_editors: form["superAdmin-maxEditors"],
    max_mappoints: form["superAdmin-maxMappoints"],
    max_files: form["superAdmin-maxFiles"],
    is_equitable: form["superAdmin-equitativeResources"],
    has_shared_gyms: form["superAdmin-sharedGyms"],
    has_chatbots: form["superAdmin-hasChatbots"],
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
