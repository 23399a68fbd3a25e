import { useRef, useState } from "react";

/** True: it may be chosen. Else why not, in words. */
export type Verdict = true | string;

/** Judges what is about to be chosen. A later question, or `forget`, makes an earlier answer void. */
export function useVerdict<Item>(
  validate: ((asset: Item) => Verdict | Promise<Verdict>) | undefined,
  onGood: (asset: Item) => void,
  /** Says that it cannot be judged. */
  failed: string,
) {
  const [checking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState("");
  const asked = useRef(0);

  const forget = () => {
    asked.current += 1;
    setChecking(false);
    setRefusal("");
  };
  const ask = async (asset: Item) => {
    if (!validate) return onGood(asset);
    forget();
    const question = asked.current;
    setChecking(true);
    let verdict: Verdict;
    try {
      verdict = await validate(asset);
    } catch {
      verdict = failed;
    }
    if (question !== asked.current) return;
    setChecking(false);
    if (verdict === true) onGood(asset);
    else setRefusal(verdict);
  };
  return { checking, refusal, ask, forget };
}
