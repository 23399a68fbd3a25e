import { LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { Sparkles } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MachineDraft } from "./queries.ts";

interface DraftBoxProps {
  id: string;
  draft: MachineDraft;
  language: ContentLanguage;
  onAccept(): void;
  onDrop(): void;
}

/** A machine draft of a translation, which is none until somebody accepts it. */
export function DraftBox({ id, draft, language, onAccept, onDrop }: DraftBoxProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2 rounded-field border border-dashed border-line-strong p-2 text-body">
      <div id={id} className="grid gap-1.5">
        <p className="flex flex-wrap gap-1">
          <Badge tone="info">
            <Sparkles aria-hidden />
            {t("DRAFTS.badge")}
          </Badge>
          {draft.marks.map((mark) => (
            <Badge key={mark} tone="warning">
              {t(`DRAFTS.marks.${mark}`)}
            </Badge>
          ))}
        </p>
        <p lang={LANGUAGE[language].interface} className="whitespace-pre-wrap wrap-anywhere">
          {draft.text}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onAccept}>
          {t("DRAFTS.accept")}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDrop}>
          {t("DRAFTS.drop")}
        </Button>
      </div>
    </div>
  );
}
