import type { Ref, RefCallback } from "react";

/** The last merged ref of each `own` ref: React detaches and attaches refs again when the function changes. */
const merged = new WeakMap<object, [other: unknown, filling: unknown]>();

function fill<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === "function") return ref(value);
  if (ref) ref.current = value;
  return undefined;
}

/**
 * One ref that sets two; null or undefined is skipped. The same two refs return the same function, so that it can be
 * called while rendering.
 * @param own the component's own ref, used for one element only
 */
export function mergeRefs<T>(own: NonNullable<Ref<T>>, given: Ref<T> | undefined): RefCallback<T> {
  const last = merged.get(own);
  if (last && last[0] === given) return last[1] as RefCallback<T>;
  const refs = [own, given];
  const filling: RefCallback<T> = (value) => {
    const cleanups = refs.map((ref) => fill(ref, value));
    return () => refs.forEach((ref, at) => (cleanups[at] ?? (() => fill(ref, null)))());
  };
  merged.set(own, [given, filling]);
  return filling;
}
