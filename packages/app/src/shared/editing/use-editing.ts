import { isApiError } from "@panel/api-client";
import { useState } from "react";
import { flushSync } from "react-dom";
import { withSession } from "../../session/session.ts";
import { draftOrigin, dropDraft, readDraft, writeDraft } from "./draft.ts";
import {
  findConflicts,
  sameValues,
  takeFrom,
  type FieldConflict,
  type ValuePaths,
} from "./three-way-merge.ts";
import type { Saved } from "./use-draft.ts";

/** Another person saved in between: what is stored now, and the fields that they changed. */
interface Conflict<Values extends object> {
  theirs: Saved<Values>;
  mine: Values;
  fields: FieldConflict[];
}

/** The answer to a save. A back end may know no versions. */
interface Sent {
  readonly id: number;
  readonly version?: number | undefined;
}

interface EditingOptions<Values extends object, Answer extends Sent = Sent> {
  /** Paths of all values of the form. */
  paths: ValuePaths;
  /** The record on the server when the form opens. */
  stored(): Saved<Values>;
  /** Key of the draft for a record id: that of `stored`, or the one that a save gave to a new record. */
  keyOf(id: number): string;
  /** Converts the values of a stored draft to those of the form; undefined if that is impossible. */
  accepts(values: unknown): Values | undefined;
  /** Saves the values, based on the version in `base`. */
  send(values: Values, base: Saved<Values>): Promise<Answer>;
  /** Converts the record in a conflict answer to the shape of the form. */
  asSaved(current: unknown): Saved<Values>;
  /** Brings cached data of the record up to date: after a save from its answer, otherwise by fetching it again. */
  refresh(answer?: Answer): Promise<void>;
}

/**
 * Drops the draft of what is now saved: the form may be gone, so that nobody else does. What was typed
 * on meanwhile is a change of the saved record, no new record any more.
 */
function draftAfterSave<Values extends object>(
  { keyOf, accepts, paths }: Pick<EditingOptions<Values>, "keyOf" | "accepts" | "paths">,
  base: Saved<Values>,
  { id, version, values }: Saved<Values>,
): void {
  const key = keyOf(base.id);
  const kept = readDraft(key, accepts);
  if (!kept) return;
  const isSaved = sameValues(kept.values, values, paths);
  if (isSaved || keyOf(id) !== key) dropDraft(key);
  if (!isSaved && keyOf(id) !== key) {
    writeDraft(keyOf(id), { ...kept, base: values, version, requestId: undefined });
  }
}

/** The form to update and the function that saves, once a conflict is settled. */
interface Settling<Values extends object> {
  form: { reset(values: Values, options: { keepDefaultValues: boolean }): void };
  store(values: Values, base: Saved<Values>): Promise<void>;
}

export type Editing<Values extends object> = ReturnType<typeof useEditing<Values>>;

/**
 * State for editing one record: what is saved, the draft of an earlier visit, and saving, including
 * conflicts. The README of features/experience-form has the rules.
 */
export function useEditing<Values extends object, Answer extends Sent = Sent>(
  options: EditingOptions<Values, Answer>,
) {
  const [stored] = useState(options.stored);
  const [draft] = useState(() => readDraft(options.keyOf(stored.id), options.accepts));
  const [restored, setRestored] = useState(draft);
  // A draft keeps the version that it was based on, so that the server can report what changed since.
  const [saved, setSaved] = useState(draft ? { ...stored, ...draftOrigin(draft) } : stored);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [settling, setSettling] = useState(false);

  /** Saves, based on `base`. Resolves to what is saved, or to undefined if a conflict has to be settled first. */
  const save = async (values: Values, base = saved): Promise<Saved<Values> | undefined> => {
    try {
      const answer = await withSession(() => options.send(values, base));
      const now = { id: answer.id, version: answer.version, values };
      draftAfterSave(options, base, now);
      // At once: a form that is closed while it still takes itself for unsaved stores its draft again.
      flushSync(() => {
        setSaved(now);
        setConflict(undefined);
        setRestored(undefined);
      });
      await options.refresh(answer);
      return now;
    } catch (error) {
      if (!isApiError(error, "conflict") || !error.conflict) {
        // Close the conflict dialog so that the error is seen. The chosen values are in the form.
        setConflict(undefined);
        throw error;
      }
      const theirs = options.asSaved(error.conflict.current);
      const fields = findConflicts(base.values, values, theirs.values, options.paths);
      // Nothing to choose: either the other changes are outside of this form, or this same save was stored
      // earlier and only its answer was lost.
      if (fields.length === 0) return save(values, theirs);
      setConflict({ theirs, mine: values, fields });
      return undefined;
    }
  };

  return {
    saved,
    /** Initial values of the form. */
    initial: (draft ?? stored).values,
    key: options.keyOf(saved.id),
    paths: options.paths,
    /** The restored draft, until it is saved or discarded. */
    restored,
    /** Replaces the draft by what is saved on the server. */
    discardDraft: (form: Settling<Values>["form"]) => {
      setSaved(stored);
      setRestored(undefined);
      form.reset(stored.values, { keepDefaultValues: true });
    },
    save,
    refresh: () => options.refresh(),
    conflict,
    settling,
    /** Settles the conflict: saves the user's values, with the other person's values at `paths`. */
    settle: async (paths: ReadonlySet<string>, { form, store }: Settling<Values>) => {
      if (!conflict) return;
      const { mine, theirs } = conflict;
      const merged = takeFrom(mine, theirs.values, paths);
      form.reset(merged, { keepDefaultValues: true });
      setSettling(true);
      await store(merged, theirs);
      setSettling(false);
    },
    settleLater: () => setConflict(undefined),
  };
}
