import type { TranslationKey } from "@panel/i18n";
import { FormMessages } from "@panel/ui/form";
import { useCallback, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Translates the validation messages of the forms inside it, which are translation keys. */
export function FormErrorMessages({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const messageOf = useCallback(
    (error: unknown) => {
      const { message, maximum } = error as { message: TranslationKey; maximum?: number };
      return t(message, { max: maximum });
    },
    [t],
  );
  return <FormMessages messageOf={messageOf}>{children}</FormMessages>;
}
