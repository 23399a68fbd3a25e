import { isBlank, problemOf } from "@panel/domain/experience/fields";
import { sameValue } from "@panel/domain/experience/same-value";
import { perLanguage } from "@panel/domain/languages";
import {
  SOURCE_LANGUAGE,
  settledText,
  TARGET_LANGUAGES,
  textStates,
  textValue,
  type OutdatedSources,
  type RouteText,
  type TextState,
} from "@panel/domain/texts/texts";

import type { MachineDraft, MachineDrafts } from "./drafts/queries.ts";
import {
  cellOf,
  keyOf,
  NOTHING,
  type Cell,
  type SavedPart,
  type Summary,
  type TypedText,
  type Unsaved,
} from "./unsaved.ts";

/** Why a text cannot be saved. */
export type TextProblem = "required" | "tooLong";

/**
 * What is stored of an experience's texts, and what is typed over it. A text that is typed over another one than is stored
 * by now is a conflict of that text alone. Views listen to one text each, so that a key draws one row anew.
 */
export class Desk {
  texts: readonly RouteText[] = [];
  /** The same texts; another list only where others are there, or in another order, or have a draft by now. */
  lines: readonly RouteText[] = [];
  /** What is unsaved, in short. */
  summary: Summary = { unsaved: 0, gone: [], conflicts: [] };
  /** The machine drafts by `keyOf`, also those that are thrown away. */
  drafts: MachineDrafts = new Map();
  #byId = new Map<string, RouteText>();
  outdated: OutdatedSources = new Map();
  #unsaved: Unsaved;
  #state: { values: Unsaved };
  #revisions = new Map<string, number>();
  #ofText = new Map<string, Set<() => void>>();
  #ofAll = new Set<(state: { values: Unsaved }) => void>();

  constructor(unsaved: Unsaved = NOTHING) {
    this.#unsaved = unsaved;
    this.#state = { values: unsaved };
  }

  /** What is unsaved, in the shape of a form's store. */
  get = (): { values: Unsaved } => this.#state;

  subscribe = (listener: (state: { values: Unsaved }) => void): { unsubscribe(): void } => {
    this.#ofAll.add(listener);
    return { unsubscribe: () => void this.#ofAll.delete(listener) };
  };

  listenToAll = (listener: () => void): (() => void) => this.subscribe(listener).unsubscribe;

  listen = (id: string, listener: () => void): (() => void) => {
    const listeners = this.#ofText.get(id) ?? new Set();
    this.#ofText.set(id, listeners.add(listener));
    return () => void listeners.delete(listener);
  };

  /** Grows with every change of a text. */
  revision = (id: string): number => this.#revisions.get(id) ?? 0;

  /** Takes what is stored by now. */
  receive(texts: readonly RouteText[], outdated: OutdatedSources): void {
    this.texts = texts;
    const areSame =
      texts.length === this.lines.length &&
      texts.every(({ id }, index) => id === this.lines[index]?.id);
    if (!areSame) this.lines = texts;
    this.#byId = new Map(texts.map((text) => [text.id, text]));
    this.outdated = outdated;
    this.#change(this.#unsaved);
    for (const id of this.#ofText.keys()) this.#tell(id);
  }

  /** Takes the machine drafts that there are by now. */
  receiveDrafts(drafts: MachineDrafts): void {
    if ([...drafts.keys()].some((key) => !this.drafts.has(key))) this.lines = [...this.texts];
    this.drafts = drafts;
    this.#change(this.#unsaved);
    for (const id of this.#ofText.keys()) this.#tell(id);
  }

  /** The machine draft of a text, unless it is what is written there, or thrown away. */
  machineDraft(cell: Cell): MachineDraft | undefined {
    const draft = this.drafts.get(keyOf(cell));
    return draft && draft.text !== this.value(cell) && !this.isThrownAway(cell) ? draft : undefined;
  }

  isThrownAway(cell: Cell): boolean {
    const key = keyOf(cell);
    return this.drafts.has(key) && key in this.#unsaved.thrown;
  }

  /** Throws a machine draft away, or takes that back; nothing is lost before it is saved. */
  throwAway(cell: Cell, isThrown: boolean): void {
    const key = keyOf(cell);
    const { [key]: _, ...others } = this.#unsaved.thrown;
    const text = this.drafts.get(key)?.text;
    const thrown = isThrown && text !== undefined ? { ...others, [key]: text } : others;
    this.#change({ ...this.#unsaved, thrown, name: this.source(NAME) });
    this.#tell(cell.id);
  }

  /** These machine drafts are gone. */
  thrownAway(keys: readonly string[]): void {
    const left = Object.entries(this.#unsaved.thrown).filter(([key]) => !keys.includes(key));
    this.#unsaved = { ...this.#unsaved, thrown: Object.fromEntries(left) };
    this.receiveDrafts(new Map([...this.drafts].filter(([key]) => !keys.includes(key))));
  }

  /** Replaces what is unsaved. */
  replace(unsaved: Unsaved): void {
    this.#change(unsaved);
    for (const id of this.#ofText.keys()) this.#tell(id);
  }

  value(cell: Cell): string {
    return this.#unsaved.texts[keyOf(cell)]?.value ?? this.#stored(cell);
  }

  isTyped = (cell: Cell): boolean => keyOf(cell) in this.#unsaved.texts;
  isCorrection = (cell: Cell): boolean => this.#unsaved.texts[keyOf(cell)]?.isCorrection === true;
  isSaidRight = (cell: Cell): boolean => keyOf(cell) in this.#unsaved.right;

  /** What somebody else has stored since the typing began; undefined if nobody has. */
  theirs(cell: Cell): string | undefined {
    const typed = this.#unsaved.texts[keyOf(cell)];
    const stored = this.#stored(cell);
    return typed && typed.read !== stored ? stored : undefined;
  }

  /** The source that a translation was made from, if that is not what is stored. */
  madeFrom = (cell: Cell): string | undefined => this.outdated.get(keyOf(cell));

  /** The stored source of a text. */
  source = (id: string): string => this.#stored({ id, language: SOURCE_LANGUAGE });

  states({ id, language }: Cell): TextState[] {
    const text = this.#byId.get(id);
    if (!text) return [];
    const isSettled = this.isTyped({ id, language }) || this.isSaidRight({ id, language });
    const values = perLanguage((each) => this.value({ id, language: each }));
    return textStates({ ...text, values }, language, isSettled ? NONE : this.outdated);
  }

  problem(cell: Cell): TextProblem | undefined {
    const text = this.#byId.get(cell.id);
    if (!text) return undefined;
    const value = this.value(cell);
    const isNeeded = text.field.required && cell.language === SOURCE_LANGUAGE;
    if (isNeeded && isBlank(value)) return "required";
    return problemOf(text.field, textValue(text.field, value)) ? "tooLong" : undefined;
  }

  type(cell: Cell, value: string): void {
    const key = keyOf(cell);
    const { [key]: before, ...others } = this.#unsaved.texts;
    const { [key]: _, ...right } = this.#unsaved.right;
    const read = before?.read ?? this.#stored(cell);
    const typed = value === this.#stored(cell) ? undefined : { ...before, read, value };
    this.#change({
      ...this.#unsaved,
      texts: typed ? { ...others, [key]: typed } : others,
      right,
      name: this.source(NAME),
    });
    this.#tell(cell.id);
  }

  setCorrection(cell: Cell, isCorrection: boolean): void {
    const key = keyOf(cell);
    const typed = this.#unsaved.texts[key];
    if (!typed) return;
    const { isCorrection: _, ...rest } = typed;
    const next: TypedText = isCorrection ? { ...rest, isCorrection } : rest;
    this.#change({ ...this.#unsaved, texts: { ...this.#unsaved.texts, [key]: next } });
    this.#tell(cell.id);
  }

  /** Says that an outdated translation is still right, or takes that back. */
  sayRight(cell: Cell, isRight: boolean): void {
    const key = keyOf(cell);
    const { [key]: _, ...others } = this.#unsaved.right;
    const right = isRight ? { ...others, [key]: this.source(cell.id) } : others;
    this.#change({ ...this.#unsaved, right, name: this.source(NAME) });
    this.#tell(cell.id);
  }

  /** Settles a conflict: what is typed replaces what somebody else has stored, or gives way to it. */
  settle(cell: Cell, side: "mine" | "theirs"): void {
    const key = keyOf(cell);
    const { [key]: typed, ...others } = this.#unsaved.texts;
    if (!typed) return;
    const mine = { ...others, [key]: { ...typed, read: this.#stored(cell) } };
    this.#change({ ...this.#unsaved, texts: side === "mine" ? mine : others });
    this.#tell(cell.id);
  }

  /** Takes these out of what is unsaved. */
  drop(keys: readonly string[]): void {
    const { texts } = this.#unsaved;
    const rest = Object.entries(texts).filter(([key]) => !keys.includes(key));
    this.#change({ ...this.#unsaved, texts: Object.fromEntries(rest) });
  }

  /** What is typed and cannot be saved. */
  refused(): Cell[] {
    return this.#typed().filter((cell) => this.problem(cell) !== undefined);
  }

  /** What can be saved: the rest is refused, in conflict, or of points that are gone. */
  savable(): Unsaved {
    const isFree = (cell: Cell) =>
      this.#byId.has(cell.id) &&
      this.problem(cell) === undefined &&
      this.theirs(cell) === undefined;
    const { texts, right } = this.#unsaved;
    return {
      ...this.#unsaved,
      texts: Object.fromEntries(Object.entries(texts).filter(([key]) => isFree(cellOf(key)))),
      right,
    };
  }

  /** Takes over what a save has stored. What was typed on meanwhile is a change of that. */
  stored({ sent, conflicts, outdated }: SavedPart): void {
    const theirs = new Map(conflicts.map((cell) => [keyOf(cell), cell.current]));
    const now = new Map<string, RouteText>();
    const typed = { ...this.#unsaved.texts };
    for (const [key, { value }] of Object.entries(sent.texts)) {
      const { id, language } = cellOf(key);
      const text = now.get(id) ?? this.#byId.get(id);
      if (!text) continue;
      const inConflict = theirs.has(key);
      const stored = inConflict ? theirs.get(key) : settledText(text, value);
      if (stored === undefined) continue;
      now.set(id, { ...text, values: { ...text.values, [language]: stored } });
      if (inConflict) continue;
      const still = typed[key];
      if (still === undefined || still === sent.texts[key] || still.value === stored)
        delete typed[key];
      else typed[key] = { ...still, read: stored };
    }
    // What a text was made from is another by now, so that its draft stands for nothing any more.
    const isLeft = (key: string) => !(key in sent.texts) || theirs.has(key);
    this.drafts = new Map([...this.drafts].filter(([key]) => isLeft(key)));
    const right = Object.fromEntries(
      Object.entries(this.#unsaved.right).filter(([key, each]) => sent.right[key] !== each),
    );
    this.#unsaved = { ...this.#unsaved, texts: typed, right };
    this.receive(
      this.texts.map((text) => now.get(text.id) ?? text),
      outdated,
    );
  }

  /** Whether the source of a text is typed anew while there are translations of it. */
  asksForCorrection(id: string): boolean {
    const source = { id, language: SOURCE_LANGUAGE };
    return (
      this.isTyped(source) &&
      !isBlank(this.#stored(source)) &&
      TARGET_LANGUAGES.some((language) => !isBlank(this.value({ id, language })))
    );
  }

  #typed(): Cell[] {
    return Object.keys(this.#unsaved.texts)
      .map(cellOf)
      .filter(({ id }) => this.#byId.has(id));
  }

  #stored({ id, language }: Cell): string {
    return this.#byId.get(id)?.values[language] ?? "";
  }

  #change(unsaved: Unsaved): void {
    this.#unsaved = unsaved;
    this.#state = { values: unsaved };
    this.#summarise();
    for (const listener of this.#ofAll) listener(this.#state);
  }

  #summarise(): void {
    const { texts, right, thrown } = this.#unsaved;
    const next: Summary = {
      unsaved: [texts, right, thrown].flatMap(Object.keys).length,
      gone: Object.keys(texts).filter((key) => !this.#byId.has(cellOf(key).id)),
      conflicts: this.#typed().filter((cell) => this.theirs(cell) !== undefined),
    };
    if (!sameValue(next, this.summary)) this.summary = next;
  }

  #tell(id: string): void {
    this.#revisions.set(id, this.revision(id) + 1);
    for (const listener of this.#ofText.get(id) ?? []) listener();
  }
}

const NAME = "experience/name";
const NONE: OutdatedSources = new Map();
