/** What a component's page in the manual says beside its props and its stories. */
export interface Manual {
  /** When it is the right one. Whole sentences, as everywhere here. */
  use: readonly string[];
  /** When it is not, and what to take instead. */
  avoid: readonly string[];
  /** Each key and what it does; none where nothing takes the focus. */
  keys: readonly (readonly [keys: string, does: string])[];
  /** What it does for assistive technology, and what it leaves to its caller. */
  accessibility: readonly string[];
}
