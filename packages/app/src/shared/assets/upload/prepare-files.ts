import type { AssetType } from "@panel/domain/asset-types";
import type { PreparedPicture } from "@panel/media/pictures/prepare-picture";
import { preparedPicture } from "@panel/media/pictures/prepare-picture";
import {
  preparedSound,
  type ChooseSound,
  type PreparedSound,
} from "@panel/media/sounds/prepare-sound";
import { problemOfFile, type FileProblem } from "./file-problem.ts";
import { pickedModel, type ChooseModel } from "./picked-model.ts";
import { zippedModel } from "./zip-model.ts";

/** What becomes of a file before or while it is stored, which its author is told. */
export interface Preparation extends Omit<PreparedPicture & PreparedSound, "file"> {
  /** Of an archive: the files that the model does not use. */
  leftOut?: readonly string[];
  /** Of a picture that was cropped: the one before, and the size after. */
  cropped?: { before: File; size: string };
}

interface Preparing {
  type: AssetType;
  /** Asks what is meant where a file leaves a choice. */
  choose: { model: ChooseModel; sound: ChooseSound };
  signal: AbortSignal;
  /** Called before each file, with how many are done. */
  onFile(file: File, done: number): void;
  onReady(file: File, note: Preparation): void;
  onProblem(problem: FileProblem): void;
}

/**
 * Makes of each file what the library takes: of pictures one that is small enough and of a kind that it knows, of bare
 * models an archive, of archives one with a single model. One file at a time, since each takes much memory. It ends
 * when the signal says so.
 */
export async function prepareFiles(
  files: readonly File[],
  { type, choose, signal, onFile, onReady, onProblem }: Preparing,
): Promise<void> {
  for (const [done, given] of files.entries()) {
    onFile(given, done);
    try {
      const made = await preparedOne(given, type, choose, signal);
      if (signal.aborted) return;
      if (!made) continue;
      const { file, ...note } = made;
      onReady(file, note);
    } catch (error) {
      if (signal.aborted) return;
      onProblem(problemOfFile(error, given, type));
    }
  }
}

async function preparedOne(
  file: File,
  type: AssetType,
  choose: Preparing["choose"],
  signal: AbortSignal,
): Promise<({ file: File } & Preparation) | undefined> {
  if (type === "image") return preparedPicture(file, signal);
  if (type === "model") return pickedModel(await zippedModel(file), choose.model);
  return preparedSound(file, choose.sound, signal);
}
