import type { OutdatedText, RouteText } from "@panel/api-client/panel-types";
import { routeTexts, textId } from "@panel/domain/texts/texts";
import { findEditable } from "../access/editable.ts";
import type { Connection } from "../db/connection.ts";
import { pointRows } from "../points/experience-points.ts";
import { pointOf } from "../points/stored.ts";
import { mapInTurns } from "../turns.ts";
import { outdatedOf } from "../versions/drift.ts";
import type { Viewer } from "../viewer.ts";
import { saveTexts, type SavedTexts, type TextsToSave } from "./save-texts.ts";
import { experienceOf } from "./stored.ts";

/** The texts of experiences in each language, for those who may edit them. */
export interface Texts {
  read(
    viewer: Viewer,
    gymkhanaId: number,
  ): Promise<{ texts: RouteText[]; outdated: OutdatedText[] }>;
  /** Saves those that are still what the sender has read. */
  save(
    viewer: Viewer,
    input: TextsToSave,
  ): Promise<{ conflicts: SavedTexts["conflicts"]; outdated: OutdatedText[] }>;
}

export function createTexts(connection: Connection): Texts {
  const { db } = connection;
  const read: Texts["read"] = async (viewer, gymkhanaId) => {
    const row = await findEditable(db, viewer, gymkhanaId);
    const points = await mapInTurns(await pointRows(db, row.id), (point) => ({
      id: point.id,
      point: pointOf(point),
    }));
    const texts = routeTexts({ experience: experienceOf(row), points });
    const listed = new Set(texts.map(({ id }) => id));
    const outdated = (await outdatedOf(db, row.id)).map(({ language, source, ...place }) => ({
      id: textId(place),
      language,
      source,
    }));
    return {
      texts: texts.map(({ id, values }) => ({ id, ...values })),
      // Of deleted points, and of a prize that is not given away, it is kept as well.
      outdated: outdated.filter(({ id }) => listed.has(id)),
    };
  };
  return {
    read,

    async save(viewer, input) {
      const { conflicts } = await saveTexts(connection, viewer, input);
      const { outdated } = await read(viewer, input.gymkhanaId);
      return { conflicts, outdated };
    },
  };
}
