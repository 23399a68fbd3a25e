import { isApiError } from "@panel/api-client";
import { useState } from "react";
import { withSession } from "../../session/session.ts";
import { begun, readDraft } from "./draft.ts";
import { findConflicts, takeFrom, type FieldConflict, type ValuePaths } from "./three-way-merge.ts";
import type { Saved } from "./use-draft.ts";

/** Somebody else saved in between: what is stored now, and the fields that they changed. */
interface Conflict<Values extends object> {
  theirs: Saved<Values>;
  mine: Values;
  fields: FieldConflict[];
}

interface EditingOptions<Values extends object> {
  /** Of every value of the form. */
  paths: ValuePaths;
  /** What the server holds as the form opens. */
  stored(): Saved<Values>;
  /** Where the draft of the record with this id is kept; 0 for one without an id. */
  keyOf(id: number): string;
  /** A former visit's values, as far as this form knows them. */
  accepts(values: unknown): Values | undefined;
  /** Writes the values over `base`. */
  send(values: Values, base: Saved<Values>): Promise<{ id: number; version: number }>;
  /** The record that a conflict brings, in the shape of the form. */
  asSaved(current: unknown): Saved<Values>;
  /** What was read of the record before is out of date. */
  refresh(): Promise<void>;
}

/** What is shown and sent once a conflict is settled. */
interface Settling<Values extends object> {
  form: { reset(values: Values, options: { keepDefaultValues: boolean }): void };
  store(values: Values, base: Saved<Values>): Promise<void>;
}

export type Editing<Values extends object> = ReturnType<typeof useEditing<Values>>;

/**
 * One record being edited: what is saved, the draft that a former visit left, and saving with what
 * the server may say to it. The README of features/experiences/form has the rules.
 */
export function useEditing<Values extends object>(options: EditingOptions<Values>) {
  const [stored] = useState(options.stored);
  const [draft] = useState(() => readDraft(options.keyOf(stored.id), options.accepts));
  const [restored, setRestored] = useState(draft);
  // A draft goes on from the version that it began from: the server tells what changed since.
  const [saved, setSaved] = useState(draft ? { ...stored, ...begun(draft) } : stored);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [settling, setSettling] = useState(false);

  /** Saves over `base`. The id once it is stored; nothing when a conflict has to be settled first. */
  const save = async (values: Values, base = saved): Promise<number | undefined> => {
    try {
      const { id, version } = await withSession(() => options.send(values, base));
      setSaved({ id, version, values });
      setConflict(undefined);
      setRestored(undefined);
      await options.refresh();
      return id;
    } catch (error) {
      if (!isApiError(error, "conflict") || !error.conflict) {
        // Whatever was chosen is in the form; the reason has to be seen.
        setConflict(undefined);
        throw error;
      }
      const theirs = options.asSaved(error.conflict.current);
      const fields = findConflicts(base.values, values, theirs.values, options.paths);
      // Nothing to choose: their changes are none of this form's, or this very save came through
      // before and only its answer was lost.
      if (fields.length === 0) return save(values, theirs);
      setConflict({ theirs, mine: values, fields });
      return undefined;
    }
  };

  return {
    saved,
    /** What the form begins with. */
    initial: (draft ?? stored).values,
    key: options.keyOf(saved.id),
    paths: options.paths,
    /** The draft that the form shows, until it is saved or discarded. */
    restored,
    /** Goes back from a draft to what a fresh visit would show. */
    discardDraft: (form: Settling<Values>["form"]) => {
      setSaved(stored);
      setRestored(undefined);
      form.reset(stored.values, { keepDefaultValues: true });
    },
    save,
    conflict,
    settling,
    /** Shows and stores the author's values with those of the other person at `paths`. */
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
