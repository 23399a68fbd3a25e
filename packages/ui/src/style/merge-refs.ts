import type { Ref, RefCallback } from "react";

/** What each first ref was merged to last: only while it is the same function does React leave the refs alone. */
const merged = new WeakMap<object, [other: unknown, filling: unknown]>();

function fill<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === "function") return ref(value);
  if (ref) ref.current = value;
  return undefined;
}

/**
 * One ref that fills two; a null or undefined one is skipped. The same two make the same function, so that it may be
 * called while rendering.
 * @param own the component's own, which no other element has
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
