import { Button } from "@panel/ui/button";
import { CodeScanner } from "@panel/ui/code-scanner";
import { Field } from "@panel/ui/field";
import { TextInput } from "@panel/ui/text-input";
import { Camera, CameraOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useScannerLabels } from "./use-scanner-labels.ts";

interface DeskFieldProps {
  pending: boolean;
  /** Called with what was typed or read. */
  onCode(text: string): void;
}

/** Longer than any code of a prize that a scanner types. */
const TYPED_MAX = 10_000;

/**
 * Where a number is typed. Scanners that type like a keyboard type into it and send it with Enter, so it keeps the focus and is
 * emptied for the next one.
 */
export function DeskField({ pending, onCode }: DeskFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // On a phone the focus would open the keyboard over the camera.
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) input.current?.focus();
  }, []);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // Some scanners end a code with two line breaks.
        if (typed.trim() === "" || pending) return;
        onCode(typed);
        setTyped("");
        input.current?.focus();
      }}
    >
      <Field label={t("DESK.number")} hint={t("DESK.numberHint")}>
        <TextInput
          ref={input}
          value={typed}
          maxLength={TYPED_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular-nums"
          onValueChange={setTyped}
        />
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start" loading={pending}>
        {t("DESK.verify")}
      </Button>
    </form>
  );
}

/** The camera, which the reader turns on. */
export function DeskCamera({ onCode }: Pick<DeskFieldProps, "onCode">) {
  const { t } = useTranslation();
  const labels = useScannerLabels();
  const [on, setOn] = useState(false);
  return (
    <div className="grid gap-3">
      <Button
        className="justify-self-start"
        aria-pressed={on}
        icon={on ? <CameraOff className="size-4" /> : <Camera className="size-4" />}
        onClick={() => setOn(!on)}
      >
        {t(on ? "DESK.stopScan" : "DESK.scan")}
      </Button>
      {on && <CodeScanner onRead={onCode} labels={labels} />}
    </div>
  );
}
