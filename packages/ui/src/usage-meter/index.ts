export { UsageMeter } from "./UsageMeter.tsx";
export type { UsageMeterProps } from "./UsageMeter.tsx";
export type { UsageLabels } from "./labels.ts";
