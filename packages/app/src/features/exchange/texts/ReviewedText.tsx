import { LANGUAGE } from "@panel/domain/languages";
import { isTakeable, type ReviewedUnit } from "@panel/domain/text-files/review-texts";
import { languageOfTag } from "@panel/domain/text-files/text-file";
import { SOURCE_LANGUAGE } from "@panel/domain/texts/texts";
import { Badge } from "@panel/ui/badge";
import { Checkbox } from "@panel/ui/checkbox";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChangedText } from "../../../shared/ChangedText.tsx";
import type { TextName } from "./text-names.ts";

interface ReviewedTextProps {
  reviewed: ReviewedUnit;
  /** Undefined where it is no text of the experience. */
  name: TextName | undefined;
  /** Whether the file has several languages. */
  showsLanguage: boolean;
  isTaken: boolean;
  disabled: boolean;
  onTake(isTaken: boolean): void;
}

/** One text of a file: where it stands, what is said of it, and what is stored beside what the file has. */
export function ReviewedText(props: ReviewedTextProps) {
  const { reviewed, name, showsLanguage, isTaken, disabled, onTake } = props;
  const { t } = useTranslation();
  const { unit, text, language, reasons, outcome, value } = reviewed;
  const title = name ? t("TEXT_FILES.where", { ...name }) : unit.id || unit.source;
  const max = text?.field.max;
  return (
    <li className="grid grid-cols-1 gap-2 py-3 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 font-medium wrap-anywhere">
          {isTakeable(reviewed) ? (
            <Checkbox
              label={title}
              checked={isTaken}
              disabled={disabled}
              onCheckedChange={onTake}
            />
          ) : (
            title
          )}
        </div>
        {language && showsLanguage && <Badge>{LANGUAGE[language].tab}</Badge>}
        {reasons.map((reason) => (
          <Badge key={reason} tone="warning">
            {t(`TEXT_FILES.reasons.${reason}`)}
          </Badge>
        ))}
        {unit.state && unit.state !== "translated" && (
          <Badge>{t(`TEXT_FILES.states.${unit.state}`)}</Badge>
        )}
      </div>
      <Sources reviewed={reviewed} />
      {outcome !== "same" && (
        <div className="grid grid-cols-1 gap-2 tablet:grid-cols-2">
          {text && language && (
            <Box title={t("TEXT_FILES.now")}>
              <Side before={text.values[language]} after={value} side="before" />
            </Box>
          )}
          <Box title={t("TEXT_FILES.inFile")}>
            <Side
              before={text && language ? text.values[language] : ""}
              after={value}
              side="after"
            />
            {outcome === "tooLong" && max !== undefined && (
              <p className="mt-1 text-danger">
                {t("TEXT_FILES.length", { length: value.length, max })}
              </p>
            )}
          </Box>
        </div>
      )}
      {unit.codes.length > 0 && (
        <p className="text-ink-muted wrap-anywhere">
          {t("TEXT_FILES.codes", { codes: unit.codes.join(", ") })}
        </p>
      )}
      {unit.notes.map((note) => (
        <p key={note} className="wrap-anywhere whitespace-pre-line text-ink-muted">
          {t("TEXT_FILES.note", { note })}
        </p>
      ))}
    </li>
  );
}

/** The source that a translation was made from, and the stored one where that is another. */
function Sources({ reviewed: { unit, text, reasons } }: Pick<ReviewedTextProps, "reviewed">) {
  const { t } = useTranslation();
  const stored = text?.values[languageOfTag(unit.sourceLanguage) ?? SOURCE_LANGUAGE] ?? "";
  if (reasons.includes("sourceChanged")) {
    return (
      <div className="grid grid-cols-1 gap-2 tablet:grid-cols-2">
        <Box title={t("TEXT_FILES.sourceNow")}>
          <Side before={stored} after={unit.source} side="before" />
        </Box>
        <Box title={t("TEXT_FILES.sourceInFile")}>
          <Side before={stored} after={unit.source} side="after" />
        </Box>
      </div>
    );
  }
  return (
    <p className="wrap-anywhere whitespace-pre-line text-ink-muted">
      {stored || unit.source.trim() || t("TEXT_FILES.notWritten")}
    </p>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-field border border-line bg-sunken px-3 py-2">
      <p className="text-caption text-ink-muted">{title}</p>
      {children}
    </div>
  );
}

/** A text with the words marked that the other one does not have; of a text that is all new, or gone, none. */
function Side({
  before,
  after,
  side,
}: {
  before: string;
  after: string;
  side: "before" | "after";
}) {
  const { t } = useTranslation();
  const text = side === "before" ? before : after;
  if (text === "") return <p className="text-ink-muted">{t("TEXT_FILES.notWritten")}</p>;
  if (before === "" || after === "")
    return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
  return <ChangedText before={before} after={after} side={side} />;
}
