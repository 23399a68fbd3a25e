import type { Ref, RefCallback } from "react";

type GivenRef<T> = Ref<T> | undefined;

/** What was merged last for each first ref: only while it is the same function does React leave the refs alone. */
const merged = new WeakMap<object, { refs: readonly unknown[]; callback: unknown }>();

/**
 * One ref that fills several; null and undefined ones are skipped. The same refs make the same function, so that it
 * may be called while rendering.
 * @param own the component's own, which no other element has
 */
export function mergeRefs<T>(own: NonNullable<Ref<T>>, ...given: GivenRef<T>[]): RefCallback<T> {
  const refs = [own, ...given];
  const last = merged.get(own);
  if (last && refs.every((ref, at) => ref === last.refs[at]))
    return last.callback as RefCallback<T>;
  const callback = filling(refs);
  merged.set(own, { refs, callback });
  return callback;
}

function filling<T>(refs: readonly GivenRef<T>[]): RefCallback<T> {
  return (value) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === "function") {
        const cleanup = ref(value);
        return typeof cleanup === "function" ? cleanup : () => ref(null);
      }
      if (ref) {
        ref.current = value;
        return () => {
          ref.current = null;
        };
      }
      return () => {};
    });
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
}
