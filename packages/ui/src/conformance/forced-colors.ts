/**
 * Runs a check while the browser emulates forced colours, as a system with high contrast sets them. Does nothing in
 * a Storybook that no test drives, which cannot emulate them.
 */
export async function inForcedColors(check: () => Promise<void> | void): Promise<void> {
  if (!("__vitest_browser__" in globalThis)) return;
  const { cdp } = await import("vitest/browser");
  const session = cdp() as { send(method: string, parameters: object): Promise<unknown> };
  const emulate = (value: "active" | "none") =>
    session.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "forced-colors", value },
        { name: "prefers-reduced-motion", value: "reduce" },
      ],
    });
  await emulate("active");
  if (!matchMedia("(forced-colors: active)").matches) throw new Error("Colours are not forced");
  try {
    await check();
  } finally {
    await emulate("none");
  }
}

/** The lines that an element is drawn with; forced colours draw no background. */
export function drawnWith(element: Element): string {
  const own = getComputedStyle(element);
  const { borderWidth } = getComputedStyle(element, "::after");
  return [own.borderWidth, own.outlineStyle, borderWidth].join("; ");
}
