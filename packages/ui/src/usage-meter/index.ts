export { UsageMeter } from "./UsageMeter.tsx";
export type { UsageMeterProps, UsageLabels } from "./UsageMeter.tsx";
