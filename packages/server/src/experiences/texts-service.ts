import type { OutdatedText, RouteText } from "@panel/api-client/panel-types";
import { textId } from "@panel/domain/texts/texts";
import { findEditable } from "../access/editable.ts";
import type { Connection } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { saveTexts, type SavedTexts, type TextsToSave } from "./save-texts.ts";
import { storedTexts } from "./stored-texts.ts";

/** The texts of experiences in each language, for those who may edit them. */
export interface Texts {
  read(
    viewer: Viewer,
    experienceId: number,
  ): Promise<{ texts: RouteText[]; outdated: OutdatedText[] }>;
  /** Saves those that are still what the sender has read. */
  save(
    viewer: Viewer,
    input: TextsToSave,
  ): Promise<{ conflicts: SavedTexts["conflicts"]; outdated: OutdatedText[] }>;
}

export function createTexts(connection: Connection): Texts {
  const { db } = connection;
  const read: Texts["read"] = async (viewer, experienceId) => {
    const row = await findEditable(db, viewer, experienceId);
    const { texts, outdated } = await storedTexts(db, row);
    return {
      texts: texts.map(({ id, values }) => ({ id, ...values })),
      outdated: outdated.map(({ language, source, ...place }) => ({
        id: textId(place),
        language,
        source,
      })),
    };
  };
  return {
    read,

    async save(viewer, input) {
      const { conflicts } = await saveTexts(connection, viewer, input);
      const { outdated } = await read(viewer, input.experienceId);
      return { conflicts, outdated };
    },
  };
}
