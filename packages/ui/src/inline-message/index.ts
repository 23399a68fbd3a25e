export { InlineMessage } from "./InlineMessage.tsx";
export type { InlineMessageProps } from "./InlineMessage.tsx";
export { useAutoClear } from "./use-auto-clear.ts";
