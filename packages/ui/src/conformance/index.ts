export {
  conforms,
  conformsPopup,
  conformsToField,
  drawn,
  fitsNarrow,
  fitsNarrowWindow,
  opensAndCloses,
} from "./conformance.tsx";
export type { ConformanceProps } from "./conformance.tsx";
export { goesRoundByTab } from "./by-tab.ts";
export { drawnWith, inForcedColors } from "./forced-colors.ts";
export { conformsToOpening } from "./opening.tsx";
export { conformsToForm } from "./native-form.tsx";
export { scrollsAsOne, shortWindow } from "./short-window.ts";
export { withHeldClock } from "./held-clock.ts";
export { translate } from "./translated.ts";
export { conformsToUndo } from "./undo.tsx";
