import { isUnsavedId } from "@panel/domain/experience/point-rules";
import type { PlayRules } from "@panel/domain/play/route";
import { replayWalk, walkEnd, type WalkedStep, type WalkEnd } from "@panel/domain/play/walk";
import { deleteKeptWalk, keepWalk, type KeptWalk } from "@panel/api-client/tryouts";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Field } from "@panel/ui/field";
import { IconButton } from "@panel/ui/icon-button";
import { InlineMessage } from "@panel/ui/inline-message";
import { Skeleton } from "@panel/ui/skeleton";
import { TextInput } from "@panel/ui/text-input";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { keptWalks, keptWalksKey } from "../../route/kept-walks.ts";
import { tryoutsApi } from "../../shared/tryouts-api.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { RenameWalk } from "./RenameWalk.tsx";
import type { PlayedWalk } from "./use-player-frame.ts";
import { WALK_NAME_MAX } from "./walk-name.ts";

interface KeptWalksProps {
  experienceId: number;
  rules: PlayRules;
  walk: PlayedWalk;
  onReplay: (steps: readonly WalkedStep[]) => void;
}

/** Walks that the author keeps: the check plays them again after each change of the route. */
export function KeptWalks({ experienceId, rules, walk, onReplay }: KeptWalksProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(keptWalks(experienceId));
  const [name, setName] = useState("");
  const [renamed, setRenamed] = useState<KeptWalk>();
  const [removed, setRemoved] = useState<KeptWalk>();
  const changed = () => queryClient.invalidateQueries({ queryKey: keptWalksKey(experienceId) });
  const keeping = useMutation({
    mutationFn: () => {
      const { state } = replayWalk(rules, walk.steps);
      const { reached, ...ended } = walkEnd(rules, state);
      return keepWalk(tryoutsApi, {
        gymId: experienceId,
        name: name.trim(),
        steps: walk.steps.map((step) => ({ ...step })),
        ended: { ...ended, reached: [...reached] },
      });
    },
    onSuccess: async () => {
      setName("");
      toast.show({ tone: "success", title: t("TRY.keptDone") });
      await changed();
    },
    onError: (problem) =>
      toast.show({ tone: "error", title: t("TRY.keepFailed"), description: errorText(problem) }),
  });
  const removing = useMutation({
    mutationFn: ({ id }: KeptWalk) => deleteKeptWalk(tryoutsApi, { gymId: experienceId, id }),
    onSuccess: async () => {
      setRemoved(undefined);
      toast.show({ tone: "success", title: t("TRY.removed") });
      await changed();
    },
  });
  const isUnsaved = walk.steps.some(({ point }) => isUnsavedId(point));
  const canKeep = name.trim() !== "" && walk.steps.length > 0 && !isUnsaved;
  return (
    <section aria-labelledby="try-kept" className="grid gap-2">
      <h3 id="try-kept" className="text-body font-semibold">
        {t("TRY.kept")}
      </h3>
      <p className="text-body text-ink-muted">{t("TRY.keptText")}</p>
      {error && (
        <InlineMessage
          tone="error"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {t("GENERIC.retry")}
            </Button>
          }
        >
          {t("TRY.keptLoadFailed")}
        </InlineMessage>
      )}
      {!data && !error && <Skeleton className="h-9" />}
      {data?.length === 0 && <p className="text-body text-ink-muted">{t("TRY.keptEmpty")}</p>}
      {data && data.length > 0 && (
        <ul className="grid rounded-card border border-line">
          {data.map((kept) => (
            <li
              key={kept.id}
              className="flex min-h-11 items-center gap-2 border-line px-3 py-1 not-last:border-b"
            >
              <div className="min-w-0 flex-1">
                <p className="text-body font-medium wrap-anywhere">{kept.name}</p>
                <p className="text-caption text-ink-muted">
                  {t(endOf(kept.ended), { score: kept.ended.score })}
                </p>
              </div>
              <IconButton
                size="sm"
                label={`${t("TRY.playAgain")}: ${kept.name}`}
                onClick={() => onReplay(kept.steps)}
              >
                <Play />
              </IconButton>
              <IconButton
                size="sm"
                label={`${t("TRY.rename")}: ${kept.name}`}
                onClick={() => setRenamed(kept)}
              >
                <Pencil />
              </IconButton>
              <IconButton
                size="sm"
                label={`${t("TRY.removeKept")}: ${kept.name}`}
                onClick={() => setRemoved(kept)}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (canKeep && !keeping.isPending) keeping.mutate();
        }}
      >
        <Field
          label={t("TRY.name")}
          className="min-w-48 flex-1"
          {...(isUnsaved ? { hint: t("TRY.keepUnsaved") } : {})}
        >
          <TextInput value={name} maxLength={WALK_NAME_MAX} onValueChange={setName} />
        </Field>
        <Button type="submit" className="mt-6" loading={keeping.isPending} disabled={!canKeep}>
          {t("TRY.keep")}
        </Button>
      </form>
      {renamed && (
        <RenameWalk
          experienceId={experienceId}
          walk={renamed}
          onClose={() => setRenamed(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          open
          danger
          title={t("TRY.removeTitle", { name: removed.name })}
          description={t("TRY.removeText")}
          confirmLabel={t("TRY.removeKept")}
          pending={removing.isPending}
          {...(removing.error ? { error: errorText(removing.error) } : {})}
          onConfirm={() => removing.mutate(removed)}
          onClose={() => {
            removing.reset();
            setRemoved(undefined);
          }}
        />
      )}
    </section>
  );
}

function endOf({ ended, prize }: Pick<WalkEnd, "ended" | "prize">) {
  if (prize) return "TRY.endPrize" as const;
  return ended ? ("TRY.endEnded" as const) : ("TRY.endOpen" as const);
}
