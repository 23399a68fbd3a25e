import { useEffect, useEffectEvent, useState } from "react";
import type { SearchableOption } from "./matching.ts";

/** Finds options elsewhere; the signal says that nobody waits for them any more. */
export type LoadOptions = (
  search: string,
  options: { signal: AbortSignal },
) => Promise<readonly SearchableOption[]>;

/** How long typing has to pause before it is searched for, in ms. */
const PAUSE_MS = 250;

interface Answered {
  /** The search that was answered. */
  key: string;
  options: readonly SearchableOption[];
  failed: boolean;
}

/**
 * The options that `load` finds for a search. While a newer search is under way the older options stay; an answer that
 * comes too late is thrown away.
 * @param load undefined where all options are known
 */
export function useLoadedOptions(load: LoadOptions | undefined, search: string) {
  const [answered, setAnswered] = useState<Answered>({ key: "", options: [], failed: false });
  const [tries, setTries] = useState(0);
  const isOn = load !== undefined;
  const wanted = search.trim();
  const key = `${tries} ${wanted}`;
  const find = useEffectEvent(async (text: string, signal: AbortSignal) => {
    try {
      const options = (await load?.(text, { signal })) ?? [];
      if (!signal.aborted) setAnswered({ key, options, failed: false });
    } catch {
      if (!signal.aborted) setAnswered(({ options }) => ({ key, options, failed: true }));
    }
  });

  useEffect(() => {
    if (!isOn) return;
    const aborter = new AbortController();
    const timer = setTimeout(() => void find(wanted, aborter.signal), wanted === "" ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [isOn, wanted, tries]);

  const isAnswered = answered.key === key;
  return {
    options: answered.options,
    isLoading: isOn && !isAnswered,
    hasFailed: isAnswered && answered.failed,
    retry: () => setTries(tries + 1),
  };
}
