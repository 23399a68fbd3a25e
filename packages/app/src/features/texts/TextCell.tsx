import { LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import { SOURCE_LANGUAGE, type RouteText, type TextState } from "@panel/domain/texts/texts";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { Checkbox } from "@panel/ui/checkbox";
import { useInsertions } from "@panel/ui/field";
import { Textarea } from "@panel/ui/textarea";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ChangedText } from "../../shared/ChangedText.tsx";
import { UnsavedMark } from "../../shared/editing/UnsavedMark.tsx";
import { DraftBox } from "./drafts/DraftBox.tsx";
import type { Desk, TextProblem } from "./desk.ts";
import type { Cell } from "./unsaved.ts";
import { keyOf } from "@panel/ui/style";

/** Id of the input of a text in a language. */
export const cellId = ({ id, language }: Cell) => `text-${language}-${id}`;

const TONES: Record<TextState, "warning" | "error" | "neutral"> = {
  missing: "warning",
  changed: "warning",
  tooLong: "error",
  same: "neutral",
};

interface TextCellProps {
  desk: Desk;
  text: RouteText;
  language: ContentLanguage;
  /** Name of its field. */
  label: string;
  /** Written above it; empty for nothing. */
  heading: string;
  /** Asks for the next text in this language, or the one before. */
  onStep(step: 1 | -1): void;
}

/** A text in one language, with what it asks for and what somebody else has made of it. */
export function TextCell({ desk, text, language, label, heading, onStep }: TextCellProps) {
  const { t } = useTranslation();
  const { id, field } = text;
  const cell = { id, language };
  const value = desk.value(cell);
  const states = desk.states(cell);
  const problem = desk.problem(cell);
  const isOutdated = states.includes("changed");
  const isSource = language === SOURCE_LANGUAGE;
  const notes = `${cellId(cell)}-notes`;

  const draft = desk.machineDraft(cell);
  const own = useRef<HTMLDivElement>(null);
  const notice = useInsertions(own);

  const accept = (drafted: string) => {
    desk.type(cell, drafted);
    onStep(1);
  };
  const sayRight = () => {
    desk.sayRight(cell, true);
    onStep(1);
  };
  const pressed = (event: KeyboardEvent) => {
    if (keyOf(event) !== "Enter") return;
    if (event.ctrlKey || event.metaKey) onStep(event.shiftKey ? -1 : 1);
    else if (event.altKey && draft) accept(draft.text);
    else if (event.altKey && isOutdated) sayRight();
    // A text of one line has no breaks.
    else if (field.lines === true) return;
    event.preventDefault();
  };

  return (
    <div ref={own} className="grid min-w-0 content-start gap-1">
      <div className="flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1 text-caption text-ink-muted">
        <span aria-hidden className="font-medium empty:hidden">
          {heading}
        </span>
        <span id={notes} className="contents">
          {states.map((state) => (
            <Badge key={state} tone={TONES[state]}>
              {t(`TEXTS.marks.${state}`)}
            </Badge>
          ))}
        </span>
        {(desk.isTyped(cell) || desk.isSaidRight(cell) || desk.isThrownAway(cell)) && (
          <UnsavedMark />
        )}
        {field.max !== undefined && (
          <span className={`ms-auto tabular-nums ${problem === "tooLong" ? "text-danger" : ""}`}>
            {value.length}/{field.max}
          </span>
        )}
      </div>
      <Textarea
        id={cellId(cell)}
        lang={LANGUAGE[language].interface}
        aria-label={`${label}, ${t(`LANGUAGES.${language}`)}`}
        aria-describedby={draft ? `${notes} ${cellId(cell)}-draft` : notes}
        aria-invalid={problem !== undefined}
        aria-keyshortcuts="Control+Enter"
        minRows={field.lines ? 2 : 1}
        value={value}
        onValueChange={(typed) => desk.type(cell, typed)}
        onKeyDown={pressed}
        className="resize-none"
      />
      {notice}
      {problem && <Problem problem={problem} field={field} />}
      {isSource && desk.asksForCorrection(id) && (
        <Checkbox
          label={t("TEXTS.correction")}
          checked={desk.isCorrection(cell)}
          onCheckedChange={(checked) => desk.setCorrection(cell, checked)}
        />
      )}
      {draft && (
        <DraftBox
          id={`${cellId(cell)}-draft`}
          draft={draft}
          language={language}
          onAccept={() => accept(draft.text)}
          onDrop={() => desk.throwAway(cell, true)}
        />
      )}
      {desk.isThrownAway(cell) && (
        <p className="flex flex-wrap items-center gap-2 text-caption text-ink-muted">
          {t("DRAFTS.dropped")}
          <Button size="sm" variant="quiet" onClick={() => desk.throwAway(cell, false)}>
            {t("TEXTS.undo")}
          </Button>
        </p>
      )}
      {isOutdated && (
        <Outdated before={desk.madeFrom(cell) ?? ""} after={desk.source(id)} onRight={sayRight} />
      )}
      {desk.isSaidRight(cell) && (
        <p className="flex flex-wrap items-center gap-2 text-caption text-ink-muted">
          {t("TEXTS.saidRight")}
          <Button size="sm" variant="quiet" onClick={() => desk.sayRight(cell, false)}>
            {t("TEXTS.undo")}
          </Button>
        </p>
      )}
      <Conflict desk={desk} cell={cell} />
    </div>
  );
}

/** Why a text cannot be saved. */
function Problem({ problem, field }: { problem: TextProblem; field: RouteText["field"] }) {
  const { t } = useTranslation();
  const { max, kind } = field;
  const tooLong = kind === "words" ? t("CHALLENGE.wordsInvalid") : t("VALIDATION.tooLong", { max });
  return (
    <p role="alert" className="text-caption text-danger">
      {problem === "required" ? t("VALIDATION.required") : tooLong}
    </p>
  );
}

/** The source that a translation was made from and the one of now, with the words that they do not share marked. */
function Outdated(props: { before: string; after: string; onRight(): void }) {
  const { before, after, onRight } = props;
  const { t } = useTranslation();
  return (
    <div className="grid gap-2 rounded-field border border-line bg-sunken p-2 text-body">
      <div>
        <p className="text-caption text-ink-muted">{t("TEXTS.madeFrom")}</p>
        <ChangedText before={before} after={after} side="before" />
      </div>
      <div>
        <p className="text-caption text-ink-muted">{t("TEXTS.sourceNow")}</p>
        <ChangedText before={before} after={after} side="after" />
      </div>
      <Button size="sm" className="justify-self-start" onClick={onRight}>
        {t("TEXTS.stillRight")}
      </Button>
    </div>
  );
}

function Conflict({ desk, cell }: { desk: Desk; cell: Cell }) {
  const { t } = useTranslation();
  const theirs = desk.theirs(cell);
  if (theirs === undefined) return null;
  return (
    <div className="grid gap-2 rounded-field border border-warning bg-warning-tint p-2 text-body">
      <p className="text-caption">{t("TEXTS.theirs")}</p>
      <ChangedText before={desk.value(cell)} after={theirs} side="after" />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => desk.settle(cell, "theirs")}>
          {t("TEXTS.takeTheirs")}
        </Button>
        <Button size="sm" onClick={() => desk.settle(cell, "mine")}>
          {t("TEXTS.keepMine")}
        </Button>
      </div>
    </div>
  );
}
