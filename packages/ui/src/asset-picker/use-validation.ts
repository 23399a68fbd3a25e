import { useRef, useState } from "react";

/** True when the asset may be chosen; otherwise the reason against it. */
export type Validation = true | string;

/** Runs `validate` on the asset that is about to be chosen. A later call, or `forget`, discards an earlier answer. */
export function useValidation<Item>(
  validate: ((asset: Item) => Validation | Promise<Validation>) | undefined,
  onGood: (asset: Item) => void,
  /** Message shown where `validate` rejects. */
  failed: string,
) {
  const [checking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState("");
  const latest = useRef(0);

  const forget = () => {
    latest.current += 1;
    setChecking(false);
    setRefusal("");
  };
  const ask = async (asset: Item) => {
    if (!validate) return onGood(asset);
    forget();
    const request = latest.current;
    setChecking(true);
    let result: Validation;
    try {
      result = await validate(asset);
    } catch {
      result = failed;
    }
    if (request !== latest.current) return;
    setChecking(false);
    if (result === true) onGood(asset);
    else setRefusal(result);
  };
  return { checking, refusal, ask, forget };
}
