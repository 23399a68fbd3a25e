export {
  conforms,
  conformsPopup,
  conformsToField,
  fitsNarrow,
  fitsNarrowWindow,
  opensAndCloses,
} from "./conformance.tsx";
export type { ConformanceProps } from "./conformance.tsx";
export { withHeldClock } from "./held-clock.ts";
