import { cleanText } from "@panel/domain/clean-text";
import { isRoom } from "@panel/domain/limits";
import { TRY_LIMITS } from "@panel/domain/tryouts";
import type { OperationTypes, TryNote } from "@panel/api-client/tryouts-types";
import { findEditable } from "../access/editable.ts";
import { linkEnded, notFound, Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { StoredFile } from "../db/schema.ts";
import { decodePhoto } from "../library/decode-upload.ts";
import type { Decoder } from "../library/decoder.ts";
import { remainingQuota } from "../resources/quota.ts";
import type { Files } from "../storage/files.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { TrialLink, Viewer } from "../viewer.ts";
import { findLink } from "./links-repository.ts";
import { PHOTOS_PATH } from "./photo-address.ts";
import * as repository from "./notes-repository.ts";

type SentNote = OperationTypes["sendTryNote"]["body"];

/** What is noted on the way, and what its authors make of it. */
export interface TryNotes {
  list(viewer: Viewer, experienceId: number): Promise<TryNote[]>;
  setDone(viewer: Viewer, experienceId: number, id: number, done: boolean): Promise<void>;
  remove(viewer: Viewer, experienceId: number, id: number): Promise<void>;
  /** Whether a note has the photo that is stored under a key. */
  hasPhoto(key: string): Promise<boolean>;
  /**
   * Keeps a note; one that was sent before is there already.
   * @returns how many more may be sent with the link
   */
  send(
    link: TrialLink,
    note: SentNote,
    photo: UploadedFile | undefined,
    isGone: () => boolean,
  ): Promise<number>;
}

export function createTryNotes(connection: Connection, files: Files, decoder: Decoder): TryNotes {
  const { db } = connection;

  /** Has the photo drawn anew and stored; what the work has not kept goes again at once. */
  async function withPhoto<T>(
    link: TrialLink,
    photo: UploadedFile | undefined,
    isGone: () => boolean,
    work: (stored: StoredFile | undefined) => Promise<T>,
  ): Promise<T> {
    if (!photo) return work(undefined);
    // Ids of links take turns with ids of users, and no two share one.
    const sender = { userId: -link.id, isGone };
    return decodePhoto(decoder, photo, sender, async (drawn) => {
      const stored = await files.put(drawn);
      try {
        return await work(stored);
      } finally {
        await files.discard([stored]);
      }
    });
  }

  /** The photo counts to the owner of the route, as the files of its library do. */
  async function requireRoom(transaction: Db, ownerId: number, bytes: number): Promise<void> {
    const wanted = { files: 1, bytes };
    for (const resource of ["files", "bytes"] as const) {
      const left = await remainingQuota(connection, transaction, ownerId, resource);
      if (!isRoom(left, 0, wanted[resource]))
        throw new Refusal("TRYOUTS.photoLimit", "The owner of the route has no room for the photo");
    }
  }

  /** @returns how many notes the link has */
  const keep = (link: TrialLink, note: SentNote, photo: StoredFile | undefined): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      const { hash: linkHash, experienceId } = link;
      // Held, so that the limits and the id hold over all nodes.
      const held = await repository.holdExperience(connection, transaction, experienceId);
      const now = new Date().toISOString();
      // It may have been ended while the photo was on its way.
      const counting = await findLink(transaction, linkHash, now);
      if (!held || !counting) {
        throw linkEnded();
      }
      const sent = counting.notes;
      if (await repository.findSent(transaction, linkHash, note.id)) return sent;
      const ofExperience = await repository.countNotes(transaction, { experienceId });
      if (sent >= TRY_LIMITS.notesOfLink || ofExperience >= TRY_LIMITS.notesOfExperience) {
        throw new Refusal("TRYOUTS.noteLimit", "There are as many notes as there may be");
      }
      const hasPlace = note.latitude !== undefined && note.longitude !== undefined;
      await repository.insertNote(transaction, {
        gymkhana_id: experienceId,
        link_hash: linkHash,
        sent_id: note.id,
        text: cleanText(note.text, true).trim(),
        language: note.language,
        point_id: note.point ?? null,
        latitude: hasPlace ? (note.latitude ?? null) : null,
        longitude: hasPlace ? (note.longitude ?? null) : null,
        accuracy: hasPlace ? (note.accuracy ?? null) : null,
        photo_id: photo?.id ?? null,
        written_at: note.writtenAt,
        received_at: now,
        done: 0,
      });
      if (photo) {
        await requireRoom(transaction, held.owner_id, photo.bytes);
        await files.keep(transaction, photo.id, held.owner_id);
      }
      return sent + 1;
    });

  return {
    async list(viewer, experienceId) {
      const { id } = await findEditable(db, viewer, experienceId);
      const notes = await repository.listNotes(db, id);
      return notes.map(noteRecord);
    },

    hasPhoto: (key) => repository.hasPhoto(db, key),

    setDone: (viewer, experienceId, id, done) =>
      db.transaction().execute(async (transaction) => {
        const { id: own } = await findEditable(transaction, viewer, experienceId);
        if (!(await repository.setDone(transaction, own, id, done))) throw notFound();
      }),

    remove: (viewer, experienceId, id) =>
      db.transaction().execute(async (transaction) => {
        const { id: own } = await findEditable(transaction, viewer, experienceId);
        const note = await repository.deleteNote(transaction, own, id);
        if (!note) throw notFound();
        if (note.photo_id !== null) await files.release(transaction, note.photo_id);
        await recordBy(transaction, viewer, {
          event: "try-note-delete",
          subject: `gymkhana ${own}`,
          details: { note: id },
        });
      }),

    async send(link, note, photo, isGone) {
      const left = (sent: number) => Math.max(0, TRY_LIMITS.notesOfLink - sent);
      // What is there already need not be decoded again.
      if (await repository.findSent(db, link.hash, note.id)) return left(link.notes);
      return left(await withPhoto(link, photo, isGone, (stored) => keep(link, note, stored)));
    },
  };
}

/** In the contract's TryNote. */
function noteRecord(note: repository.ListedNote): TryNote {
  return {
    id: note.id,
    text: note.text,
    language: note.language,
    point: note.point,
    latitude: note.latitude,
    longitude: note.longitude,
    accuracy: note.accuracy,
    photo: note.photo_key === null ? "" : `${PHOTOS_PATH}/${note.photo_key}`,
    writtenAt: note.written_at,
    receivedAt: note.received_at,
    done: note.done === 1,
  };
}
