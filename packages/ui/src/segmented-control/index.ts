export { SegmentedControl } from "./SegmentedControl.tsx";
export type { SegmentedControlProps, SegmentOption } from "./SegmentedControl.tsx";
