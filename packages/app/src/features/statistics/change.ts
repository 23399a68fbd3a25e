/** How a figure has changed against the period before; undefined where that is not known. */
export type Change =
  | { readonly kind: "more" | "less"; readonly share: number }
  | { readonly kind: "same" | "fromNothing" };

export function changeOf(value: number | null, before: number | null): Change | undefined {
  if (value === null || before === null) return undefined;
  if (value === before) return { kind: "same" };
  if (before === 0) return { kind: "fromNothing" };
  const share = Math.abs(value - before) / before;
  return { kind: value > before ? "more" : "less", share };
}
