import { useState } from "react";

/** Runs one call at a time, and keeps why it failed until the next one. */
export function useAttempt() {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempt = async (call: () => Promise<void>): Promise<void> => {
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await call();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return { attempt, pending, failure, forget: () => setFailure(undefined) };
}
