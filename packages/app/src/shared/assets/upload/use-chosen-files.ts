import type { AssetType } from "@panel/domain/asset-types";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { AssetUploads } from "./asset-uploads.ts";
import { problemOfFile, sortOut, type FileProblem } from "./file-problem.ts";
import { prepareFiles } from "./prepare-files.ts";
import { editedAnew, type SoundNote } from "../sounds/prepare-sound.ts";
import { useSoundChoice } from "../sounds/use-sound-choice.tsx";
import { useModelChoice } from "./use-model-choice.tsx";

/** How far files are that are made ready. */
export interface PreparationState {
  /** The file whose turn it is. */
  name: string;
  done: number;
  count: number;
}

/**
 * Puts chosen files of an asset's type into a queue, and keeps why others were not taken.
 * @param single only one file, which takes the place of the one before
 */
export function useChosenFiles(type: AssetType, queue: AssetUploads, single: boolean) {
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [state, setState] = useState<PreparationState>();
  const running = useRef<AbortController>(undefined);
  const which = useModelChoice();
  const sound = useSoundChoice();
  useEffect(() => () => running.current?.abort(), []);

  /** Makes files ready one by one; each is handed on as soon as it is. */
  const prepare = async (
    given: readonly File[],
    purpose: AssetType | "thumbnail",
    onReady: (file: File, note: object) => void,
  ) => {
    const control = new AbortController();
    running.current = control;
    const found: FileProblem[] = [];
    setProblems([]);
    setState({ name: given[0]?.name ?? "", done: 0, count: given.length });
    await prepareFiles(given, {
      type: purpose === "thumbnail" ? "image" : purpose,
      choose: { model: which.choose, sound: sound.choose },
      signal: control.signal,
      onFile: ({ name }, done) => setState({ name, done, count: given.length }),
      onProblem: (problem) => found.push(problem),
      onReady: (file, note) => {
        const { good, problems: refused } = sortOut([file], purpose);
        found.push(...refused);
        if (good[0]) onReady(good[0], note);
      },
    });
    if (running.current === control) running.current = undefined;
    setState(undefined);
    setProblems(found);
  };

  return {
    problems,
    dismissProblems: () => setProblems([]),
    /** Whether files are made ready. */
    preparing: state !== undefined,
    state,
    /** Takes no more of the files that are being made ready; those that are stay. */
    cancel: () => running.current?.abort(),
    /** Dialog that asks for one of an archive's models, or what is done to a sound. */
    question: which.question ?? sound.question,

    take: (chosen: readonly File[]): Promise<void> =>
      prepare(single ? chosen.slice(0, 1) : chosen, type, (file, note) => {
        if (single) queue.clear();
        queue.add([file], new Map([[file, note]]));
      }),

    /** Opens the sound that was given of a file, asks what is done to it, and does that. */
    editSound: async (id: number, { original, edit }: SoundNote): Promise<void> => {
      const control = new AbortController();
      running.current = control;
      setState({ name: original.name, done: 0, count: 1 });
      try {
        const made = await editedAnew(original, edit, sound.choose, control.signal);
        if (!made) return;
        const { file, ...note } = made;
        queue.exchange(id, file, note);
      } catch (error) {
        if (!control.signal.aborted) setProblems([problemOfFile(error, original, type)]);
      } finally {
        setState(undefined);
      }
    },

    /** Gives a model a picture that was chosen for it. */
    takeThumbnail: (id: number, picture: File): Promise<void> =>
      prepare([picture], "thumbnail", (file) => queue.describe(id, { thumbnail: file })),
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
