export { CodeScanner } from "./CodeScanner.tsx";
export type { CodeScannerProps } from "./CodeScanner.tsx";
export type { CameraFailure, CodeScannerLabels } from "./labels.ts";
