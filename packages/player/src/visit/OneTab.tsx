import { Button } from "@panel/ui/button";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { Problem, Waiting } from "../Waiting.tsx";
import { useWords } from "../words.ts";
import { handOver, hearCheckIns } from "./check-ins.ts";
import { useTabLock } from "./use-tab-lock.ts";

interface OneTabProps {
  /** Of what is open in one tab at a time. */
  name: string;
  /** What a code has said in this tab. */
  checkIn: { readonly text: string } | undefined;
  onCheckIn: (checkIn: { text: string }) => void;
  children: ReactNode;
}

/** Shows what may be open in one tab only. What a code says in another tab is handed over to that one. */
export function OneTab({ name, checkIn, onCheckIn, children }: OneTabProps) {
  const { t } = useWords();
  const [hold, steal] = useTabLock(name);
  // What was read in this tab while it played, or was handed over, is not handed over again.
  const [taken, setTaken] = useState<object>();
  const [isHandedOver, setIsHandedOver] = useState(false);
  if (hold === "held" && checkIn !== taken) setTaken(checkIn);
  const take = useEffectEvent((text: string) => onCheckIn({ text }));
  const stealNow = useEffectEvent(() => steal());
  useEffect(
    () => (hold === "held" ? hearCheckIns(name, (text) => take(text)) : undefined),
    [hold, name],
  );
  useEffect(() => {
    if (hold !== "elsewhere" || !checkIn || checkIn === taken) return undefined;
    let isOver = false;
    void handOver(name, checkIn.text).then((isTaken) => {
      if (isOver) return;
      setTaken(checkIn);
      setIsHandedOver(isTaken);
      // A frozen tab does not answer: the play goes on here.
      if (!isTaken) stealNow();
    });
    return () => {
      isOver = true;
    };
  }, [hold, name, checkIn, taken]);
  if (hold === "held") return children;
  if (hold === "asking" || (checkIn && checkIn !== taken)) return <Waiting />;
  return (
    <Problem title={t("elsewhere")} text={t(isHandedOver ? "codeHandedOver" : "elsewhereText")}>
      <Button variant="primary" size="lg" onClick={steal}>
        {t("playHere")}
      </Button>
    </Problem>
  );
}
