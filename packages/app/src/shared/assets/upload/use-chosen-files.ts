import type { AssetType } from "@panel/domain/asset-types";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { AssetUploads } from "./asset-uploads.ts";
import { sortOut, type FileProblem } from "./file-problem.ts";
import { prepared, type Preparation } from "./prepare-files.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import { useModelChoice } from "./use-model-choice.tsx";

/**
 * Puts chosen files of an asset's type into a queue, and keeps why others were not taken.
 * @param single only one file, which takes the place of the one before
 */
export function useChosenFiles(type: AssetType, queue: AssetUploads, single: boolean) {
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [preparing, setPreparing] = useState(false);
  const which = useModelChoice();
  return {
    problems,
    dismissProblems: () => setProblems([]),
    /** Whether files are made smaller or packed. */
    preparing,
    /** Dialog that asks for one of an archive's models. */
    question: which.question,

    async take(chosen: readonly File[]): Promise<void> {
      const given = single ? chosen.slice(0, 1) : chosen;
      const notes = new Map<File, Preparation>();
      setPreparing(true);
      const { ready, failed } = await prepared(given, type, notes, which.choose).finally(() =>
        setPreparing(false),
      );
      const { good, problems: found } = sortOut(ready, type);
      const unprepared = failed.map((file): FileProblem => ({
        refusal: "unprepared",
        file,
        purpose: type,
      }));
      setProblems([...found, ...unprepared]);
      if (good.length === 0) return;
      if (single) queue.clear();
      queue.add(good, notes);
    },

    /** Gives a model a picture that was chosen for it. */
    async takeThumbnail(id: number, picture: File): Promise<void> {
      const { file } = (await shrinkPhoto(picture)) ?? { file: picture };
      const { good, problems: found } = sortOut([file], "thumbnail");
      setProblems(found);
      if (good[0]) queue.describe(id, { thumbnail: good[0] });
    },
  };
}

/** Takes files that are there from the beginning, once. */
export function useTakeAtOnce(
  files: readonly File[] | undefined,
  take: (files: readonly File[]) => Promise<void>,
): void {
  const isTaken = useRef(false);
  const takeThem = useEffectEvent(() => {
    if (isTaken.current || !files?.length) return;
    isTaken.current = true;
    void take(files);
  });
  useEffect(() => takeThem(), []);
}
