import type { LibraryScope } from "@panel/domain/asset-policies";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { keepChoice, readChoice } from "../../../shared/device-storage.ts";

interface OldThumbnailsProps {
  scope: LibraryScope;
  /** How many models have one. */
  count: number;
  onSelect(): void;
}

const keyOf = (scope: LibraryScope) => `explorar-old-thumbnails-${scope}`;

/** Proposes to select the models whose thumbnails may show them as specks, until that is declined on this device. */
export function OldThumbnails({ scope, count, onSelect }: OldThumbnailsProps) {
  const { t } = useTranslation();
  const [declined, setDeclined] = useState(() => readChoice(keyOf(scope)) !== null);
  if (count === 0 || declined) return null;
  return (
    <InlineMessage
      tone="info"
      className="mb-3"
      action={
        <Button size="sm" onClick={onSelect}>
          {t("LIBRARY.selectOldThumbnails", { count })}
        </Button>
      }
      onDismiss={() => {
        keepChoice(keyOf(scope), "declined");
        setDeclined(true);
      }}
    >
      {t("LIBRARY.oldThumbnails", { count })}
    </InlineMessage>
  );
}
