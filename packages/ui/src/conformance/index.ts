export { conforms, conformsPopup, conformsToField, opensAndCloses } from "./conformance.tsx";
export type { ConformanceProps } from "./conformance.tsx";
