import { isApiError } from "@panel/api-client";
import { useState } from "react";
import { withSession } from "../../session/session.ts";
import { begun, readDraft } from "./draft.ts";
import { findConflicts, type FieldConflict } from "./three-way-merge.ts";
import type { Saved } from "./use-draft.ts";

/** Somebody else saved in between: what is stored now, and the fields that they changed. */
interface Conflict<Values extends object> {
  theirs: Saved<Values>;
  mine: Values;
  fields: FieldConflict[];
}

interface EditingOptions<Values extends object> {
  /** What the server holds as the form opens. */
  stored(): Saved<Values>;
  /** Where the draft of the record with this id is kept; 0 for one without an id. */
  keyOf(id: number): string;
  /** A former visit's values, if this form still knows their shape. */
  accepts(values: unknown): Values | undefined;
  /** Writes the values over `base`. */
  send(values: Values, base: Saved<Values>): Promise<{ id: number; version: number }>;
  /** The record that a conflict brings, in the shape of the form. */
  asSaved(current: unknown): Saved<Values>;
  /** What was read of the record before is out of date. */
  refresh(): Promise<void>;
}

/**
 * One record being edited: what is saved, the draft that a former visit left, and saving with what
 * the server may say to it. The README of features/experiences/form has the rules.
 */
export function useEditing<Values extends object>(options: EditingOptions<Values>) {
  const [stored] = useState(options.stored);
  const [draft] = useState(() => readDraft(options.keyOf(stored.id), options.accepts));
  // A draft goes on from the version that it began from: the server tells what changed since.
  const [saved, setSaved] = useState(draft ? { ...stored, ...begun(draft) } : stored);
  const [conflict, setConflict] = useState<Conflict<Values>>();

  /** Saves over `base`. The id once it is stored; nothing when a conflict has to be settled first. */
  const save = async (values: Values, base = saved): Promise<number | undefined> => {
    try {
      const { id, version } = await withSession(() => options.send(values, base));
      setSaved({ id, version, values });
      setConflict(undefined);
      await options.refresh();
      return id;
    } catch (error) {
      if (!isApiError(error, "conflict") || !error.conflict) throw error;
      const theirs = options.asSaved(error.conflict.current);
      const fields = findConflicts(base.values, values, theirs.values);
      // Nothing to choose: their changes are none of this form's, or this very save came through
      // before and only its answer was lost.
      if (fields.length === 0) return save(values, theirs);
      setConflict({ theirs, mine: values, fields });
      return undefined;
    }
  };

  return {
    /** What a fresh visit would show; discarding a recovered draft goes back to it. */
    stored,
    saved,
    restart: () => setSaved(stored),
    draft,
    key: options.keyOf(saved.id),
    conflict,
    settleLater: () => setConflict(undefined),
    save,
  };
}
