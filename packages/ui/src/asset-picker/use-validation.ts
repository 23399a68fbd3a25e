import { useRef, useState } from "react";

/** A way out for an asset that may not be chosen: another file that is made of it and uploaded. */
export interface WayOut {
  /** Text of its button. */
  label: string;
  /** Gives the files with which the upload opens; none where the user has thought better of it. */
  make: () => Promise<readonly File[]>;
}

/** Why an asset may not be chosen. */
export interface Refusal {
  reason: string;
  wayOut?: WayOut;
}

/** True when the asset may be chosen; otherwise the reason against it. */
export type Validation = true | string | Refusal;

/** Runs `validate` on the asset that is about to be chosen. A later call, or `forget`, discards an earlier answer. */
export function useValidation<Item>(
  validate: ((asset: Item) => Validation | Promise<Validation>) | undefined,
  onGood: (asset: Item) => void,
  /** Message shown where `validate` rejects. */
  failed: string,
) {
  const [checking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useRef(0);

  const forget = () => {
    latest.current += 1;
    setChecking(false);
    setRefusal(undefined);
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
    else setRefusal(typeof result === "string" ? { reason: result } : result);
  };
  return { checking, refusal, ask, forget, refuse: (reason: string) => setRefusal({ reason }) };
}
