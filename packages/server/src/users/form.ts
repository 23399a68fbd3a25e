import { normalEmail } from "@panel/domain/email";
import { bytesOfMb } from "@panel/domain/limits";
import { hasRight } from "@panel/domain/policies";
import { USER_TEXT_FIELDS, userFieldProblem, type UserTextField } from "@panel/domain/users";
import type { User } from "../db/schema.ts";
import { Refusal } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";

/** A user's form as it was sent, its fields of the right types. */
export type UserFields = Readonly<Record<string, unknown>>;

/** A form with what came beside its texts. */
export interface UserForm {
  fields: UserFields;
  image?: UploadedFile | undefined;
}

/** The texts that everybody may change of whom they may change. */
const OPEN_FIELDS = ["name", "surname", "city", "phone", "facebook", "instagram", "twitter"];

/**
 * The texts of the form that are to be saved, trimmed; fields that were left out are left out.
 * @param more further fields that this form may set
 * @throws Refusal for the first that is not as it has to be
 */
export function textsOf(
  form: UserFields,
  ...more: ("email" | "entity")[]
): Partial<Record<UserTextField, string>> {
  const open = new Set<string>([...OPEN_FIELDS, ...more]);
  const sent = USER_TEXT_FIELDS.filter((field) => open.has(field) && form[field] !== undefined);
  return Object.fromEntries(
    sent.map((field) => {
      const text = String(form[field]).trim();
      const problem = userFieldProblem(field, text);
      if (problem) throw new Refusal(problem, `The field ${field} is not as it has to be`);
      return [field, field === "email" ? normalEmail(text) : text];
    }),
  );
}

/** Only a super-admin's form sets the entity; everybody else's users have their creator's. */
export function entityOf(viewer: Viewer): "entity"[] {
  return hasRight(viewer.role, "choose-entity") ? ["entity"] : [];
}

/** The limits of the form; fields that were left out are left out. */
export function limitsIn(form: UserFields): Partial<User> {
  const mb = form["superAdmin-maxMB"];
  const given = {
    max_bytes: mb === undefined ? undefined : bytesOfMb(Number(mb)),
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
