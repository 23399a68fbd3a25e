import type { TranslationKey } from "@panel/i18n";
import { FormMessages } from "@panel/ui/form";
import { useCallback, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Translates what the schemas of the forms below say: their messages are translation keys. */
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
