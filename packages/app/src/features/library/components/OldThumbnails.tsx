import type { LibraryScope } from "@panel/domain/asset-policies";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { useToast } from "@panel/ui/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { keepChoice, readChoice } from "../../../shared/device-storage.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";

interface OldThumbnailsProps {
  scope: LibraryScope;
  /** How many models have one. */
  count: number;
  onSelect(): Promise<void>;
}

const keyOf = (scope: LibraryScope) => `explorar-old-thumbnails-${scope}`;

/** Proposes to select the models whose thumbnails may show them as specks, until that is declined on this device. */
export function OldThumbnails({ scope, count, onSelect }: OldThumbnailsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const [declined, setDeclined] = useState(() => readChoice(keyOf(scope)) !== null);
  const [selecting, setSelecting] = useState(false);
  const select = async () => {
    setSelecting(true);
    try {
      await onSelect();
    } catch (error) {
      toast.show({ tone: "error", title: errorText(error) });
    } finally {
      setSelecting(false);
    }
  };
  if (count === 0 || declined) return null;
  return (
    <InlineMessage
      tone="info"
      className="mb-3"
      action={
        <Button size="sm" loading={selecting} onClick={() => void select()}>
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
