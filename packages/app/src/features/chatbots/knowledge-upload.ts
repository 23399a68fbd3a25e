import { uploadForm, type CallOptions } from "@panel/api-client";
import {
  addDataSourceFile,
  deleteDataSourceFile,
  getPresignedURL,
  listDataSourceFiles,
  type KnowledgeFile,
} from "@panel/api-client/bots";
import { withBotPlatform } from "../../shared/bot-platform.ts";

const PDF = "application/pdf";

/** The bot whose knowledge is changed. */
export interface BotOwner {
  botId: string;
  clientId: string;
}

/** Whether a stored file is the chosen one: two different files with one name and one size are not accepted. */
export function isSameFile(stored: KnowledgeFile, file: File): boolean {
  return stored.publicName === file.name && stored.size === file.size;
}

/** Sends a PDF to its storage and makes it part of the bot's knowledge. */
async function uploadKnowledgeFile(
  { botId, clientId }: BotOwner,
  file: File,
  options: CallOptions = {},
): Promise<void> {
  const { signal } = options;
  const { data: target, fileName } = await withBotPlatform((platform) =>
    getPresignedURL(
      platform,
      { clientId, botId, fileName: file.name, contentType: PDF },
      { signal },
    ),
  );
  await uploadForm(target, file, options);
  await withBotPlatform((platform) =>
    addDataSourceFile(
      platform,
      { clientId, botId, fileName, publicName: file.name, contentType: PDF },
      { signal },
    ),
  );
}

interface FilesToStore {
  added: readonly File[];
  /** The stored files to be deleted. */
  removed: readonly KnowledgeFile[];
  onProgress(file: File, share: number): void;
}

/**
 * Deletes and sends files, one after the other. What an earlier try has done already is not repeated, so that a retry
 * doubles no file.
 */
export async function storeFiles(
  { botId, clientId }: BotOwner,
  { added, removed, onProgress }: FilesToStore,
): Promise<void> {
  if (added.length + removed.length === 0) return;
  const stored = await withBotPlatform((platform) =>
    listDataSourceFiles(platform, { clientId, botId }),
  );
  const { toDelete, toSend } = filesToChange(stored, { added, removed });
  for (const { fileName } of toDelete) {
    await withBotPlatform((platform) =>
      deleteDataSourceFile(platform, { clientId, botId, fileName }),
    );
  }
  for (const file of added) {
    if (toSend.includes(file)) {
      await uploadKnowledgeFile({ botId, clientId }, file, {
        onProgress: (share) => onProgress(file, share),
      });
    }
    onProgress(file, 1);
  }
}

/** What is left to do of a change of files, given those that are stored now. */
export function filesToChange(
  stored: readonly KnowledgeFile[],
  { added, removed }: Pick<FilesToStore, "added" | "removed">,
) {
  const toDelete = removed.filter(({ fileName }) =>
    stored.some((each) => each.fileName === fileName),
  );
  const kept = stored.filter(
    (each) => !toDelete.some(({ fileName }) => fileName === each.fileName),
  );
  const toSend = added.filter((file) => !kept.some((each) => isSameFile(each, file)));
  return { toDelete, toSend };
}
