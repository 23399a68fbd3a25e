import type { DeskResult } from "@panel/api-client/visits";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useChangeTime } from "../../shared/use-change-time.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import type { DeskWork } from "./use-desk.ts";

interface DeskResultCardProps {
  work: DeskWork;
  /** Whether the prize of the play that was just handed over can be taken back. */
  mayUndo(play: string): boolean;
}

/** What came of the last code or number, and what can be done with it. */
export function DeskResultCard({ work, mayUndo }: DeskResultCardProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { shown, verifying, collecting, undoing, next } = work;
  const failure = verifying.error ?? collecting.error ?? undoing.error;
  return (
    <div className="grid content-start gap-3 empty:hidden" role="status">
      {failure && <InlineMessage tone="error">{errorText(failure)}</InlineMessage>}
      {shown?.kind === "notACode" && <Result tone="bad" title={t("DESK.notACode")} onNext={next} />}
      {shown?.kind === "verified" && <Verified {...shown} work={work} />}
      {shown?.kind === "collected" && <Collected {...{ shown, work, mayUndo }} />}
    </div>
  );
}

const TONES: Record<DeskResult["result"], Tone> = {
  valid: "good",
  notEarned: "bad",
  notEnded: "bad",
  collected: "bad",
  unknown: "bad",
  otherRoute: "bad",
  lottery: "doubtful",
};

interface VerifiedProps {
  result: DeskResult;
  /** Of the visitor, where the route asks for it; else "". */
  name: string;
  work: DeskWork;
}

function Verified({ result, name, work }: VerifiedProps) {
  const { t } = useTranslation();
  const time = useChangeTime();
  const [asks, setAsks] = useState(false);
  const { collecting, next } = work;
  const { play, score, needed, startedAt, collectedAt, isFast, anywhere, isOpenNow, left } = result;
  const isValid = result.result === "valid";
  const isLeft = left === null || left > 0;
  const doubts = [
    isFast && t("DESK.isFast"),
    anywhere && t("DESK.anywhere"),
    isValid && !isOpenNow && t("DESK.outside"),
    isValid && !isLeft && t("DESK.noneLeftText"),
  ].filter((text) => text !== false);
  const at = collectedAt ? time.full(collectedAt) : "";
  const tone = isValid && (doubts.length > 0 || !isLeft) ? "doubtful" : TONES[result.result];
  return (
    <Result
      tone={tone}
      title={isValid && !isLeft ? t("DESK.noneLeft") : t(`DESK.results.${result.result}`)}
      onNext={next}
      action={
        isValid &&
        isLeft && (
          <Button
            variant="primary"
            loading={collecting.isPending}
            onClick={() => (isOpenNow ? collecting.mutate(play) : setAsks(true))}
          >
            {t(isOpenNow ? "DESK.collect" : "DESK.collectAnyway")}
          </Button>
        )
      }
    >
      <p>{t(`DESK.tells.${result.result}`, { score, needed, at })}</p>
      {name && <p className="font-medium wrap-anywhere">{t("DESK.inTheNameOf", { name })}</p>}
      {doubts.length > 0 && (
        <ul className="grid gap-1">
          {doubts.map((text) => (
            <li key={text} className="flex items-start gap-2 font-medium text-warning">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {result.result !== "unknown" && (
        <p className="text-ink-muted tabular-nums">
          {[play, startedAt && t("DESK.playedAt", { at: time.full(startedAt) })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      <ConfirmDialog
        open={asks}
        title={t("DESK.askTitle")}
        description={t("DESK.askText")}
        confirmLabel={t("DESK.collectAnyway")}
        onConfirm={() => {
          setAsks(false);
          collecting.mutate(play);
        }}
        onClose={() => setAsks(false)}
      />
    </Result>
  );
}

interface CollectedProps extends DeskResultCardProps {
  shown: Extract<NonNullable<DeskWork["shown"]>, { kind: "collected" }>;
}

function Collected({ shown: { play, answer }, work: { undoing, next }, mayUndo }: CollectedProps) {
  const { t } = useTranslation();
  const titles = {
    collected: t("DESK.collectedNow"),
    already: t("DESK.results.collected"),
    notEarned: t("DESK.results.notEarned"),
    unknown: t("DESK.results.unknown"),
    noneLeft: t("DESK.noneLeft"),
  };
  const texts = {
    collected: t("DESK.collectedText", { play }),
    already: t("DESK.already"),
    notEarned: "",
    unknown: t("DESK.tells.unknown"),
    noneLeft: t("DESK.noneLeftText"),
  };
  return (
    <Result
      tone={answer === "collected" ? "good" : "bad"}
      title={titles[answer]}
      onNext={next}
      action={
        answer === "collected" &&
        mayUndo(play) && (
          <Button loading={undoing.isPending} onClick={() => undoing.mutate(play)}>
            {t("DESK.undo")}
          </Button>
        )
      }
    >
      {texts[answer] && <p>{texts[answer]}</p>}
    </Result>
  );
}

type Tone = "good" | "doubtful" | "bad";

const LOOKS = {
  good: { Sign: CircleCheck, edge: "border-success", sign: "text-success" },
  doubtful: { Sign: TriangleAlert, edge: "border-warning", sign: "text-warning" },
  bad: { Sign: CircleX, edge: "border-danger", sign: "text-danger" },
} as const;

interface ResultProps {
  tone: Tone;
  title: string;
  onNext(): void;
  action?: ReactNode;
  children?: ReactNode;
}

function Result({ tone, title, onNext, action, children }: ResultProps) {
  const { t } = useTranslation();
  const { Sign, edge, sign } = LOOKS[tone];
  return (
    <section className={`grid gap-3 rounded-card border-2 bg-surface p-4 tablet:p-5 ${edge}`}>
      <h2 className="flex items-start gap-3 text-heading font-semibold">
        <Sign aria-hidden className={`mt-0.5 size-6 shrink-0 ${sign}`} />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </h2>
      {children && <div className="grid gap-2 text-body">{children}</div>}
      <div className="flex flex-wrap gap-2">
        {action}
        <Button onClick={onNext}>{t("DESK.next")}</Button>
      </div>
    </section>
  );
}
