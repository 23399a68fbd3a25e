export { UsageMeter } from "./UsageMeter.tsx";
export type { UsageMeterProps, UsageWords } from "./UsageMeter.tsx";
