import { drawLottery, type Lottery } from "@panel/api-client/panel";
import { dayText } from "@panel/domain/calendar";
import { dateLocale } from "@panel/domain/languages";
import { lotteryPath } from "@panel/domain/lottery/address";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { CopyButton } from "@panel/ui/copy-button";
import { ErrorState } from "@panel/ui/error-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { Skeleton } from "@panel/ui/skeleton";
import { TextLink } from "@panel/ui/text-link";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { lotteryOf } from "./lottery-query.ts";

/** The draw of the prize as it is saved: when it is, what is published of it, and who won. */
export function LotteryDraw({ experienceId }: { experienceId: number }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const {
    data: lottery,
    isPending,
    error,
    refetch,
    isFetching,
  } = useQuery(lotteryOf(experienceId));
  if (isPending) return <Skeleton className="h-40" />;
  if (!lottery && error) {
    return (
      <ErrorState
        title={t("LOTTERY.loadError")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!lottery) return null;
  return (
    <section
      aria-labelledby="lottery-draw"
      className="grid gap-4 rounded-card border border-line p-4 tablet:col-span-2"
    >
      <div className="grid gap-1">
        <h3 id="lottery-draw" className="text-body font-semibold">
          {t("LOTTERY.title")}
        </h3>
        <State lottery={lottery} />
      </div>
      {lottery.winner && (
        <Figure label={t("LOTTERY.winner")} hint={t("LOTTERY.winnerHint")}>
          <span className="font-mono text-heading font-semibold tabular-nums">
            {lottery.winner}
          </span>
          <CopyButton iconOnly text={lottery.winner} label={t("LOTTERY.copyWinner")} />
        </Figure>
      )}
      {(lottery.state === "waiting" || lottery.state === "open") && (
        <Figure label={t("LOTTERY.entries")}>
          <span className="text-reading font-semibold tabular-nums">
            {lottery.entries ?? t("LOTTERY.entriesFew")}
          </span>
        </Figure>
      )}
      {lottery.commitment && (
        <Figure label={t("LOTTERY.commitment")} hint={t("LOTTERY.commitmentHint")}>
          <code className="min-w-0 font-mono text-caption wrap-anywhere">{lottery.commitment}</code>
          <CopyButton iconOnly text={lottery.commitment} label={t("LOTTERY.copyCommitment")} />
        </Figure>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {lottery.state === "open" && <DrawNow experienceId={experienceId} lottery={lottery} />}
        <TextLink href={lotteryPath(lottery.code)} target="_blank" rel="noopener">
          {t("LOTTERY.page")}
        </TextLink>
      </div>
      {lottery.state !== "drawn" && (
        <p className="text-caption text-ink-muted">{t("LOTTERY.unsaved")}</p>
      )}
    </section>
  );
}

function State({ lottery }: { lottery: Lottery }) {
  const { t, i18n } = useTranslation();
  const { state, timeZone, drawnAt, entries } = lottery;
  const day = dayText(i18n.language, lottery.day);
  if (state === "tooLate") {
    return <InlineMessage tone="warning">{t("LOTTERY.tooLate", { day })}</InlineMessage>;
  }
  const moment = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  });
  const at = drawnAt && moment.format(new Date(drawnAt));
  const drawn = entries === 0 ? "LOTTERY.drawnEmpty" : "LOTTERY.drawn";
  return (
    <p role="status" className="text-body text-ink-muted">
      {state === "drawn"
        ? t(drawn, { at, count: entries ?? 0 })
        : t(`LOTTERY.${state}`, { day, zone: timeZone })}
    </p>
  );
}

function Figure({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-1">
      <p className="text-caption font-semibold">{label}</p>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
      {hint && <p className="text-caption text-ink-muted">{hint}</p>}
    </div>
  );
}

/** Draws after asking: there is one draw, for good. */
function DrawNow({ experienceId, lottery }: { experienceId: number; lottery: Lottery }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const day = dayText(i18n.language, lottery.day);
  const drawing = useMutation({
    mutationFn: () => drawLottery(panelApi, { gymId: experienceId }),
    onSuccess: (drawn) => {
      client.setQueryData(lotteryOf(experienceId).queryKey, drawn);
      setAsking(false);
      toast.show({ tone: "success", title: t("LOTTERY.done") });
    },
  });
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t("LOTTERY.draw")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("LOTTERY.drawTitle")}
        description={t("LOTTERY.drawText", { day })}
        confirmLabel={t("LOTTERY.draw")}
        pending={drawing.isPending}
        {...(drawing.error ? { error: errorText(drawing.error) } : {})}
        onConfirm={() => drawing.mutate()}
        onClose={() => {
          drawing.reset();
          setAsking(false);
        }}
      />
    </>
  );
}
