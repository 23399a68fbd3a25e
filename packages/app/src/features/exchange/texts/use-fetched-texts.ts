import { noConnection } from "@panel/api-client";
import { saveGymkhanaTexts } from "@panel/api-client/panel";
import type { ContentLanguage } from "@panel/domain/languages";
import {
  decided,
  reviewTexts,
  takenUnits,
  type Decisions,
  type ReviewedUnit,
} from "@panel/domain/text-files/review-texts";
import {
  UnreadableTexts,
  type FileTexts,
  type UnreadableReason,
} from "@panel/domain/text-files/text-file";
import { readInThread } from "@panel/files/in-thread";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { changed } from "../../../shared/what-changed.ts";
import { experienceTexts } from "../../../route/texts.ts";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { ownNotes } from "./sent-notes.ts";
import { inBatches, type TextChange } from "./batches.ts";

const UNDECIDED: Decisions = new Map();

/** What a save has done: how many translations are stored, and how many were changed by somebody else meanwhile. */
export interface SavedTexts {
  saved: number;
  conflicts: number;
}

/**
 * Brings translations in: from choosing the file to the saving of those that the author takes.
 * @param onAllSaved gets how many were saved, once no conflict is left
 */
export function useFetchedTexts(experienceId: number, onAllSaved: (saved: number) => void) {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const stored = useQuery({ ...experienceTexts(experienceId), refetchOnMount: "always" });
  const texts = stored.data?.texts;
  const [file, setFile] = useState<FileTexts & { name: string }>();
  const [language, setLanguage] = useState<ContentLanguage>();
  const [decisions, setDecisions] = useState(UNDECIDED);
  /** How much of the file has been read, from 0 to 1; undefined while none is read. */
  const [reading, setReading] = useState<number>();
  const [failure, setFailure] = useState<unknown>();
  const [share, setShare] = useState(0);
  const reader = useRef<AbortController>(undefined);
  useEffect(() => () => reader.current?.abort(), []);

  const reviewed = useMemo(
    () =>
      file && texts
        ? reviewTexts(file.units, {
            experience: experienceId,
            texts,
            language,
            ownNotes: ownNotes(t, texts),
          })
        : undefined,
    [file, texts, experienceId, language, t],
  );
  const taken = useMemo(
    () => (reviewed ? takenUnits(reviewed, decisions) : []),
    [reviewed, decisions],
  );

  const open = async (chosen: File) => {
    setFailure(undefined);
    setReading(0);
    const { signal } = (reader.current = new AbortController());
    try {
      const thread = new Worker(new URL("./texts.worker.ts", import.meta.url), { type: "module" });
      const read = await readInThread<FileTexts, UnreadableReason>(thread, chosen, {
        signal,
        onProgress: setReading,
        unreadable: (reason, params) => new UnreadableTexts(reason, params),
        disconnected: noConnection,
      });
      setFile({ name: chosen.name, ...read });
    } catch (error) {
      if (!signal.aborted) setFailure(error);
    } finally {
      setReading(undefined);
    }
  };

  const saving = useMutation({
    mutationFn: async (): Promise<SavedTexts> => {
      const changes = changesOf(taken);
      const done = { saved: 0, conflicts: 0 };
      try {
        for (const batch of inBatches(changes)) {
          setShare((done.saved + done.conflicts) / changes.length);
          const { conflicts } = await withSession(() =>
            saveGymkhanaTexts(panelApi, { gymId: experienceId, texts: batch }),
          );
          done.saved += batch.length - conflicts.length;
          done.conflicts += conflicts.length;
        }
      } finally {
        await changed(queryClient, "experiences");
        setDecisions(UNDECIDED);
      }
      return done;
    },
    onMutate: () => setShare(0),
    onSuccess: ({ saved, conflicts }) => {
      if (conflicts === 0) onAllSaved(saved);
    },
  });

  return {
    stored,
    texts,
    file,
    reading,
    failure,
    reviewed,
    taken,
    language,
    saving,
    /** How much has been saved, from 0 to 1. */
    share,
    open: (chosen: File) => void open(chosen),
    stopReading: () => reader.current?.abort(),
    chooseLanguage: (chosen: ContentLanguage | undefined) => {
      setLanguage(chosen);
      setDecisions(UNDECIDED);
    },
    decide: (units: readonly ReviewedUnit[], isTaken: boolean) => {
      if (reviewed) setDecisions(decided(reviewed, decisions, units, isTaken));
    },
    restart: () => {
      setFile(undefined);
      setLanguage(undefined);
      setDecisions(UNDECIDED);
      setFailure(undefined);
      saving.reset();
    },
  };
}

export type FetchedTexts = ReturnType<typeof useFetchedTexts>;

function changesOf(taken: readonly ReviewedUnit[]): TextChange[] {
  return taken.flatMap(({ text, language, value }) =>
    text && language ? [{ id: text.id, language, read: text.values[language], value }] : [],
  );
}
