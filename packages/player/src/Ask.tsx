import { Button } from "@panel/ui/button";
import { useEffect, useRef, type ReactNode } from "react";
import { LEVELS, useBack } from "./back-layers.ts";

interface AskProps {
  title: string;
  text: string;
  /** What stays as it is, and takes the focus. */
  no: string;
  yes: string;
  isDangerous?: boolean;
  /** While it is being done. */
  isBusy?: boolean;
  onNo: () => void;
  onYes: () => void;
  /** Beside the text, such as why it has failed. */
  children?: ReactNode;
}

/** A question over the screen, before something that one may not want. */
export function Ask(props: AskProps) {
  const {
    title,
    text,
    no,
    yes,
    isDangerous = false,
    isBusy = false,
    onNo,
    onYes,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useBack(LEVELS.dialog, () => dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      aria-labelledby="ask-title"
      aria-describedby="ask-text"
      onClose={onNo}
      className="m-auto w-[min(100%-2rem,24rem)] rounded-card bg-surface p-5 text-ink backdrop:bg-overlay"
    >
      <div className="grid gap-3">
        <h2 id="ask-title" className="text-heading font-semibold">
          {title}
        </h2>
        <p id="ask-text" className="text-reading">
          {text}
        </p>
        {children}
        <Button
          // The dialog gives it the focus.
          autoFocus
          size="lg"
          fullWidth
          variant="primary"
          onClick={() => dialog.current?.close()}
        >
          {no}
        </Button>
        <Button
          size="lg"
          fullWidth
          variant={isDangerous ? "danger" : "secondary"}
          loading={isBusy}
          onClick={onYes}
        >
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
