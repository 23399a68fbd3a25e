import type { AssetType } from "@panel/domain/asset-types";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PictureShape } from "@panel/domain/picture-shapes";
import { croppedPicture } from "@panel/media/pictures/cropped-picture";
import { editedAnew, type SoundNote } from "@panel/media/sounds/prepare-sound";
import type { AssetUpload, AssetUploads } from "./asset-uploads.ts";
import type { CropActions } from "./CropOffer.tsx";
import { problemOfFile, sortOut, type FileProblem } from "./file-problem.ts";
import { prepareFiles } from "./prepare-files.ts";
import { useSoundChoice } from "../sounds/use-sound-choice.tsx";
import { useCropChoice } from "../pictures/use-crop-choice.tsx";
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
  const crop = useCropChoice();
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
    /** Dialog that asks for one of an archive's models, what is done to a sound, or which part of a picture is kept. */
    question: which.question ?? sound.question ?? crop.question,

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

    /** What can be cropped of a file: pictures that are not on their way. */
    cropOf: (item: AssetUpload, shape?: PictureShape): CropActions | undefined => {
      const waits = item.state !== "waiting" && item.state !== "running" && item.state !== "done";
      if (type !== "image" || !waits || state) return undefined;
      const { cropped, ...others } = item.details.preparation;
      const before = cropped?.before ?? item.file;
      const cropIt = async () => {
        const area = await crop.choose(before, shape ?? "wide");
        if (!area) return;
        try {
          const size = `${area.width} × ${area.height}`;
          const file = await croppedPicture(before, area);
          queue.exchange(item.id, file, { ...others, cropped: { before, size } });
        } catch (error) {
          setProblems([problemOfFile(error, before, type)]);
        }
      };
      return {
        shape,
        onCrop: () => void cropIt(),
        onUndo: cropped && (() => queue.exchange(item.id, before, others)),
      };
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
