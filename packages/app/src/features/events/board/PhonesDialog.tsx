import type { BoardTeam } from "@panel/api-client/events";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Dialog } from "@panel/ui/dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useTeamName } from "../use-team-name.ts";
import type { BoardWork } from "./use-board-work.ts";

interface PhonesDialogProps {
  team: BoardTeam;
  /** How long ago, in words. */
  ago(moment: string): string;
  work: BoardWork;
  onClose(): void;
}

/** The phones of a team; the place of one that is lost or broken can be freed for another. */
export function PhonesDialog({ team, ago, work, onClose }: PhonesDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const name = useTeamName()(team);
  const [freed, setFreed] = useState<number>();
  return (
    <Dialog
      open
      title={t("EVENT_DAY.phones.title", { name })}
      description={t("EVENT_DAY.phones.text")}
      onClose={onClose}
    >
      {team.phones.length === 0 ? (
        <p className="text-body text-ink-muted">{t("EVENT_DAY.phones.none")}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {team.phones.map(({ id, lastSeenAt }, at) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 py-2 text-body"
            >
              <span>
                <span>{t("EVENT_DAY.phones.phone", { number: at + 1 })}</span>{" "}
                <span className="text-ink-muted">{ago(lastSeenAt)}</span>
              </span>
              <Button
                size="sm"
                aria-label={t("EVENT_DAY.phones.freeOf", { number: at + 1 })}
                onClick={() => setFreed(id)}
              >
                {t("EVENT_DAY.phones.free")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={freed !== undefined}
        danger
        title={t("EVENT_DAY.phones.freeTitle", { name })}
        description={t("EVENT_DAY.phones.freeText")}
        confirmLabel={t("EVENT_DAY.phones.free")}
        pending={work.isPending}
        {...(work.error ? { error: errorText(work.error) } : {})}
        onConfirm={() => {
          if (freed === undefined) return;
          const form = { team: team.id, phone: freed };
          const told = { title: t("EVENT_DAY.phones.freed") };
          const after = { onSuccess: () => setFreed(undefined) };
          work.mutate({ work: { call: "freePhone", form }, told }, after);
        }}
        onClose={() => {
          work.reset();
          setFreed(undefined);
        }}
      />
    </Dialog>
  );
}
