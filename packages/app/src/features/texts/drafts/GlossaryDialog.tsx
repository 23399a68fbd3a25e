import { getGlossary, saveGlossary } from "@panel/api-client/panel";
import {
  GLOSSARY_MAX,
  glossaryProblem,
  lineProblem,
  TERM_MAX,
  type GlossaryEntry,
} from "@panel/domain/texts/glossary";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { IconButton } from "@panel/ui/icon-button";
import { InlineMessage } from "@panel/ui/inline-message";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { TextInput } from "@panel/ui/text-input";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { glossaryKey } from "./queries.ts";

interface GlossaryDialogProps {
  /** An experience of the account. */
  id: number;
  onClose(): void;
}

/** The glossary of an account, that goes along with machine drafts. */
export function GlossaryDialog({ id, onClose }: GlossaryDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const stored = useQuery({
    queryKey: glossaryKey(id),
    queryFn: ({ signal }) => getGlossary(panelApi, { gymId: id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const [typed, setTyped] = useState<readonly GlossaryEntry[]>();
  const [isAsking, setIsAsking] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const entries = typed ?? stored.data?.entries ?? [];
  const close = () => (typed === undefined ? onClose() : setIsAsking(true));
  const save = useMutation({
    mutationFn: () =>
      withSession(() =>
        saveGlossary(panelApi, {
          gymId: id,
          version: stored.data?.version ?? 0,
          entries: [...entries],
        }),
      ),
    onSuccess: (saved) => {
      queryClient.setQueryData(glossaryKey(id), saved);
      toast.show({ tone: "success", title: t("DRAFTS.glossarySaved") });
      onClose();
    },
  });
  const trySave = () => {
    setIsTried(true);
    if (glossaryProblem(entries) === undefined) save.mutate();
  };
  return (
    <>
      <Dialog
        open
        size="lg"
        title={t("DRAFTS.glossaryTitle")}
        description={t("DRAFTS.glossaryText")}
        blocked={save.isPending}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t("GENERIC.cancel")}</Button>
            <Button
              variant="primary"
              disabled={typed === undefined}
              loading={save.isPending}
              onClick={trySave}
            >
              {t("DRAFTS.saveGlossary")}
            </Button>
          </>
        }
      >
        {stored.isPending && (
          <Loading label={t("GENERIC.loading")}>
            <Skeleton className="h-40 w-full" />
          </Loading>
        )}
        {stored.isError && !stored.data && (
          <ErrorState
            level={3}
            title={t("DRAFTS.glossaryUnavailable")}
            retrying={stored.isFetching}
            onRetry={() => void stored.refetch()}
          >
            {errorText(stored.error)}
          </ErrorState>
        )}
        {stored.data && (
          <Lines entries={entries} isTried={isTried} onChange={(next) => setTyped(next)} />
        )}
        {save.isError && (
          <InlineMessage tone="error" className="mt-3">
            {errorText(save.error)}
          </InlineMessage>
        )}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t("DRAFTS.discardTitle")}
        description={t("DRAFTS.discardText")}
        confirmLabel={t("DRAFTS.discard")}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

const FIELDS = ["term", "cat", "eng"] as const;
const LABELS = { term: "DRAFTS.term", cat: "DRAFTS.termCat", eng: "DRAFTS.termEng" } as const;
const EMPTY: GlossaryEntry = { term: "", cat: "", eng: "" };

interface LinesProps {
  entries: readonly GlossaryEntry[];
  /** Whether problems are told, also of lines that were only just added. */
  isTried: boolean;
  onChange(entries: readonly GlossaryEntry[]): void;
}

function Lines({ entries, isTried, onChange }: LinesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    onChange([...entries, EMPTY]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>("[data-line]:last-child input")?.focus(),
    );
  };
  return (
    <div className="grid gap-3">
      {entries.length === 0 && <p className="text-body text-ink-muted">{t("DRAFTS.noTerms")}</p>}
      {entries.length > 0 && (
        <div
          aria-hidden
          className="grid grid-cols-[1fr_1fr_1fr_2rem] gap-2 text-caption font-medium text-ink-muted max-tablet:hidden"
        >
          {FIELDS.map((field) => (
            <span key={field}>{t(LABELS[field])}</span>
          ))}
        </div>
      )}
      <div ref={list} className="grid gap-3 empty:hidden tablet:gap-2">
        {entries.map((entry, place) => {
          const problem = lineProblem(entries, place);
          const isTold = problem !== undefined && (isTried || problem !== "noTerm");
          return (
            <div
              // Lines have nothing but their place.
              key={place}
              data-line
              className="grid gap-2 border-b border-line/60 pb-3 tablet:grid-cols-[1fr_1fr_1fr_2rem] tablet:border-0 tablet:pb-0"
            >
              {FIELDS.map((field) => (
                <TextInput
                  key={field}
                  aria-label={t("DRAFTS.line", { field: t(LABELS[field]), place: place + 1 })}
                  placeholder={field === "term" ? t("DRAFTS.term") : t("DRAFTS.stays")}
                  maxLength={TERM_MAX}
                  aria-invalid={field === "term" && isTold}
                  value={entry[field]}
                  onValueChange={(value) =>
                    onChange(entries.with(place, { ...entry, [field]: value }))
                  }
                />
              ))}
              <IconButton
                label={
                  entry.term
                    ? t("DRAFTS.removeTerm", { term: entry.term })
                    : t("DRAFTS.removeEmpty", { place: place + 1 })
                }
                onClick={() => onChange(entries.toSpliced(place, 1))}
              >
                <X aria-hidden />
              </IconButton>
              {isTold && (
                <p role="alert" className="text-caption text-danger tablet:col-span-4">
                  {t(`DRAFTS.lineProblems.${problem}`, { max: TERM_MAX })}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {entries.length < GLOSSARY_MAX ? (
        <Button size="sm" icon={<Plus aria-hidden />} className="justify-self-start" onClick={add}>
          {t("DRAFTS.addTerm")}
        </Button>
      ) : (
        <p className="text-caption text-ink-muted">
          {t("DRAFTS.glossaryFull", { max: GLOSSARY_MAX })}
        </p>
      )}
    </div>
  );
}
