import type { Words } from "@panel/i18n";

declare module "i18next" {
  /** Makes a translation key without a text a type error. */
  interface CustomTypeOptions {
    resources: { translation: Words };
  }
}
