import { isApiError } from "@panel/api-client";
import type { WidgetKey } from "@panel/i18n/widget";

/** What went wrong, as a visitor is told. */
export interface Problem {
  key: Extract<WidgetKey, "offline" | "cut" | "gone" | "throttled" | "failed">;
  /** When the visitor may ask again, in ms since 1970. */
  until?: number | undefined;
}

/** @param hasBegun whether a part of the answer had come */
export function problemOf(error: unknown, hasBegun = false): Problem {
  if (isApiError(error, "network"))
    return { key: hasBegun && navigator.onLine ? "cut" : "offline" };
  if (isApiError(error, "notFound")) return { key: "gone" };
  if (isApiError(error, "throttled")) {
    const seconds = error.retryAfter;
    return { key: "throttled", until: seconds ? Date.now() + seconds * 1000 : undefined };
  }
  return { key: "failed" };
}
