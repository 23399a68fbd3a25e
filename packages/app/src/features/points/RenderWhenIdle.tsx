import type { ReactNode } from "react";
import { useWasIdle } from "../../shared/use-was-idle.ts";

/** Renders its content when the page is idle, in slices, so that what stands above it is there at once. */
export function RenderWhenIdle({ children, height }: { children: ReactNode; height: string }) {
  return useWasIdle() ? children : <div aria-hidden style={{ height }} />;
}
