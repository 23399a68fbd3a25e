export { cn } from "./cn.ts";
export { controlStyle, floatStyle } from "./control.ts";
export type { Tone } from "./tone.tsx";
export { bringTypeface } from "./typeface.ts";
export { followTheme } from "./follow-theme.ts";
export { setStyleNonce } from "./nonce.ts";
export { keyOf } from "./key-of.ts";
export { useOnline } from "./use-online.ts";
