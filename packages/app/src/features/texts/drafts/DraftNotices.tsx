import { stopTextDrafts } from "@panel/api-client/panel";
import type { ContentLanguage } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { Progress } from "@panel/ui/progress";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { Desk } from "../desk.ts";
import { unmarkedDrafts, type TextRow } from "../text-rows.ts";
import type { DraftRun } from "./queries.ts";
import type { DraftsOfDesk } from "./use-drafts.ts";

interface RunNoticeProps {
  id: number;
  drafts: DraftsOfDesk;
  /** Shows the drafts alone; undefined where they are. */
  onShow: (() => void) | undefined;
}

/** How the run of drafts goes, or how it went. */
export function RunNotice({ id, drafts, onShow }: RunNoticeProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { run, ended, putAway, take } = drafts;
  const stop = useMutation({
    mutationFn: () => withSession(() => stopTextDrafts(panelApi, { gymId: id })),
    onSuccess: take,
  });
  if (run?.state === "running") {
    const { total, left } = run;
    const done = total - left;
    return (
      <div className="grid gap-2 rounded-card border border-line px-3.5 py-2.5">
        <Progress
          label={t("DRAFTS.open")}
          value={done}
          max={total}
          valueText={t("DRAFTS.running", { done, total })}
          showValue
        />
        <Button
          size="sm"
          className="justify-self-start"
          loading={stop.isPending}
          loadingLabel={t("DRAFTS.stopping")}
          onClick={() => stop.mutate()}
        >
          {t("DRAFTS.stop")}
        </Button>
        {stop.isError && <InlineMessage tone="error">{errorText(stop.error)}</InlineMessage>}
      </div>
    );
  }
  if (!ended) return null;
  const { drafted, left, state, failure } = ended;
  return (
    <InlineMessage
      tone={TONES[state]}
      onDismiss={putAway}
      action={
        onShow &&
        drafted > 0 && (
          <Button size="sm" onClick={onShow}>
            {t("DRAFTS.show")}
          </Button>
        )
      }
    >
      {[
        failure && t(`DRAFTS.failures.${failure}`),
        state === "stopped" && t("DRAFTS.stopped"),
        drafted > 0 ? t("DRAFTS.done", { count: drafted }) : t("DRAFTS.noneCame"),
        left > 0 && t("DRAFTS.left", { count: left }),
      ]
        .filter(Boolean)
        .join(" ")}
    </InlineMessage>
  );
}

const TONES = {
  running: "info",
  done: "success",
  stopped: "info",
  failed: "warning",
} as const satisfies Record<DraftRun["state"], string>;

interface AcceptShownProps {
  desk: Desk;
  rows: readonly TextRow[];
  languages: readonly ContentLanguage[];
}

/** Accepts, after a question, the drafts in view that nothing speaks against. */
export function AcceptShown({ desk, rows, languages }: AcceptShownProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const cells = unmarkedDrafts(desk, rows, languages);
  const count = cells.length;
  if (count === 0) return null;
  const accept = () => {
    for (const cell of cells) {
      const draft = desk.machineDraft(cell);
      if (draft) desk.type(cell, draft.text);
    }
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" className="justify-self-start" onClick={() => setAsking(true)}>
        {t("DRAFTS.acceptShown", { count })}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("DRAFTS.acceptTitle", { count })}
        description={t("DRAFTS.acceptText")}
        confirmLabel={t("DRAFTS.acceptConfirm")}
        onConfirm={accept}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
