import type { Words } from "@panel/i18n";

declare module "i18next" {
  /** A text that is asked for and that nobody wrote is an error of types. */
  interface CustomTypeOptions {
    resources: { translation: Words };
  }
}
