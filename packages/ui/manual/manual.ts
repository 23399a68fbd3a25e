/** The text of a component's page in the manual, besides its props and stories. */
export interface Manual {
  /** When to use the component, in whole sentences like all texts here. */
  use: readonly string[];
  /** When not to use it, and which component to use instead. */
  avoid: readonly string[];
  /** Each key and what it does; empty where nothing can be focused. */
  keys: readonly (readonly [keys: string, does: string])[];
  /** What the component does for assistive technology, and what its caller must do. */
  accessibility: readonly string[];
}
