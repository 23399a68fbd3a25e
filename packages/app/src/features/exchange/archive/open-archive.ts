import {
  ARCHIVE_BYTES,
  ARCHIVE_TEXT_BYTES,
  ARCHIVE_TEXTS,
  readArchive,
  type ArchiveTextProblem,
  type ExperienceArchive,
} from "@panel/domain/experience/archive";
import { ARCHIVE_HISTORY } from "@panel/domain/versions/archived-history";
import { unzipSync } from "fflate";

export type ArchiveProblem = ArchiveTextProblem | "damaged" | "tooLarge" | "fileMissing";

export class UnusableArchive extends Error {
  readonly reason: ArchiveProblem;
  constructor(reason: ArchiveProblem) {
    super(reason);
    this.reason = reason;
  }
}

export interface OpenedArchive extends ExperienceArchive {
  file: File;
  /** Whether it carries versions, which the server reads. */
  hasHistory: boolean;
  /** Stays the same with each further try to import it. */
  requestId: string;
}

/**
 * Reads the texts of an archive, to show what it holds before it is sent. Nothing else is unpacked.
 * @throws UnusableArchive
 */
export async function openArchive(file: File): Promise<OpenedArchive> {
  if (file.size > ARCHIVE_BYTES) throw new UnusableArchive("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const names = new Set<string>();
  let tooLarge = false;
  let texts: Uint8Array | undefined;
  try {
    texts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.add(name);
        if (name !== ARCHIVE_TEXTS) return false;
        tooLarge = originalSize > ARCHIVE_TEXT_BYTES;
        return !tooLarge;
      },
    })[ARCHIVE_TEXTS];
  } catch {
    throw new UnusableArchive("damaged");
  }
  if (tooLarge) throw new UnusableArchive("tooLarge");
  const archive = texts ? readArchive(new TextDecoder().decode(texts)) : "notAnArchive";
  if (typeof archive === "string") throw new UnusableArchive(archive);
  const named = archive.assets.flatMap((asset) => [asset.file, asset.thumbnail ?? asset.file]);
  if (named.some((name) => !names.has(name))) throw new UnusableArchive("fileMissing");
  const hasHistory = names.has(ARCHIVE_HISTORY);
  return { ...archive, file, hasHistory, requestId: crypto.randomUUID() };
}
