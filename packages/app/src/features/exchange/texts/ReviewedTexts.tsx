import {
  isTakeable,
  OUTCOMES,
  type Outcome,
  type ReviewedUnit,
} from "@panel/domain/text-files/review-texts";
import type { RouteText } from "@panel/domain/texts/texts";
import { Badge, type BadgeProps } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { EmptyState } from "@panel/ui/empty-state";
import { ChevronDown, FileText } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ReviewedText } from "./ReviewedText.tsx";
import { textNames, type TextName } from "./text-names.ts";

interface ReviewedTextsProps {
  reviewed: readonly ReviewedUnit[];
  /** Every text of the experience. */
  texts: readonly RouteText[];
  taken: readonly ReviewedUnit[];
  disabled: boolean;
  onDecide(units: readonly ReviewedUnit[], isTaken: boolean): void;
}

const TONES: Record<Outcome, BadgeProps["tone"]> = {
  choose: "warning",
  withoutSource: "warning",
  taken: "success",
  tooLong: "error",
  invalid: "error",
  language: "error",
  unknown: "error",
  doubled: "neutral",
  empty: "neutral",
  same: "neutral",
};
/** What asks for a decision, or tells of a loss, is open from the start. */
const OPEN: readonly Outcome[] = [
  "choose",
  "withoutSource",
  "taken",
  "tooLong",
  "invalid",
  "unknown",
];

/** Every text of a file by what becomes of it. */
export function ReviewedTexts({ reviewed, texts, taken, disabled, onDecide }: ReviewedTextsProps) {
  const { t } = useTranslation();
  const nameOf = useMemo(() => textNames(t, texts), [t, texts]);
  const isTaken = useMemo(() => new Set(taken.map(({ unit }) => unit.index)), [taken]);
  const languages = new Set(reviewed.map(({ language }) => language));
  const inFile = new Set(reviewed.map(({ text }) => text?.id));
  const missing = texts.filter(({ id, values }) => !inFile.has(id) && values.cas !== "").length;
  if (reviewed.length === 0) {
    return <EmptyState level={3} icon={<FileText />} title={t("TEXT_FILES.nothingInFile")} />;
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {OUTCOMES.map((outcome) => {
        const units = reviewed.filter((each) => each.outcome === outcome);
        return (
          units.length > 0 && (
            <OutcomeGroup
              key={outcome}
              outcome={outcome}
              units={units}
              nameOf={nameOf}
              showsLanguage={languages.size > 1}
              isTaken={isTaken}
              disabled={disabled}
              onDecide={onDecide}
            />
          )
        );
      })}
      {missing > 0 && (
        <p className="text-ink-muted">{t("TEXT_FILES.notInFile", { count: missing })}</p>
      )}
    </div>
  );
}

interface OutcomeGroupProps {
  outcome: Outcome;
  units: readonly ReviewedUnit[];
  nameOf(text: RouteText): TextName;
  showsLanguage: boolean;
  isTaken: ReadonlySet<number>;
  disabled: boolean;
  onDecide(units: readonly ReviewedUnit[], isTaken: boolean): void;
}

/** Units that are shown at first, and with each further press. */
const SHOWN = 50;

function OutcomeGroup(props: OutcomeGroupProps) {
  const { outcome, units, nameOf, showsLanguage, isTaken, disabled, onDecide } = props;
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN);
  const name = t(`TEXT_FILES.groups.${outcome}`);
  const left = units.length - shown;
  return (
    <details
      open={OPEN.includes(outcome)}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 text-body font-medium">
        <ChevronDown aria-hidden className="size-4 -rotate-90 group-open:rotate-0" />
        <h3 className="min-w-0">{name}</h3>
        <Badge tone={TONES[outcome]}>{units.length}</Badge>
      </summary>
      <div className="grid grid-cols-1 gap-2 px-4 pb-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 text-ink-muted">{t(`TEXT_FILES.groupHints.${outcome}`)}</p>
          {units.some(isTakeable) && units.length > 1 && (
            <div role="group" aria-label={name} className="flex flex-wrap gap-2">
              <Button size="sm" disabled={disabled} onClick={() => onDecide(units, true)}>
                {t("TEXT_FILES.takeAll")}
              </Button>
              <Button size="sm" disabled={disabled} onClick={() => onDecide(units, false)}>
                {t("TEXT_FILES.leaveAll")}
              </Button>
            </div>
          )}
        </div>
        <ul className="divide-y divide-line">
          {units.slice(0, shown).map((each) => (
            <ReviewedText
              key={each.unit.index}
              reviewed={each}
              name={each.text && nameOf(each.text)}
              showsLanguage={showsLanguage}
              isTaken={isTaken.has(each.unit.index)}
              disabled={disabled}
              onTake={(taken) => onDecide([each], taken)}
            />
          ))}
        </ul>
        {left > 0 && (
          <Button size="sm" className="justify-self-start" onClick={() => setShown(shown + SHOWN)}>
            {t("TEXT_FILES.more", { number: left })}
          </Button>
        )}
      </div>
    </details>
  );
}
