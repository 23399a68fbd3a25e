import type { FormSender } from "./operation-spec.ts";
import { sendWithProgress } from "./send-with-progress.ts";

type FormValue = string | number | boolean | Blob | null | undefined | object;

/**
 * A multipart body from a plain object. Text and files go as they are, numbers and booleans as text,
 * lists and objects as JSON text; what is undefined or null is left out.
 */
function formBody(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input) as [string, FormValue][]) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}

export const form: FormSender = { encode: formBody, send: sendWithProgress };
