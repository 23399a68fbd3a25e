export { Section } from "./Section.tsx";
export type { SectionOpenReason, SectionProps } from "./Section.tsx";
export { openSectionOf, focusInSection } from "./open-section.ts";
export type { SectionState } from "./state-mark.tsx";
