/** A press of a key: the browser's event, or React's around it. */
interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/** Code of a key that an input method takes. Safari sends Enter and Escape with it once the composition has ended already. */
const TAKEN = 229;

/**
 * The key that was pressed, by its name in `KeyboardEvent.key`; "Process" for one that an input method takes, such as Escape and
 * Enter where they end a word of Japanese or an accent that was begun. Those are no commands.
 */
export function keyOf({ key, keyCode, isComposing, nativeEvent }: KeyPress): string {
  const isTaken = keyCode === TAKEN || (nativeEvent?.isComposing ?? isComposing);
  return isTaken ? "Process" : key;
}
