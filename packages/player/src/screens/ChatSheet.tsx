import { useEffect, useRef } from "react";
import { LEVELS, useBack } from "../back-layers.ts";
import { IconButton } from "../Screen.tsx";
import { useWords } from "../words.ts";

interface ChatSheetProps {
  address: string;
  onClose: () => void;
}

/** The chat of the bot that answers at a point, over the screen. Closing gives the focus back. */
export function ChatSheet({ address, onClose }: ChatSheetProps) {
  const { t, language } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useBack(LEVELS.dialog, () => dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      aria-label={t("chat")}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-surface text-ink backdrop:bg-overlay"
    >
      <div className="grid h-full grid-rows-[auto_1fr]">
        <header className="flex items-center gap-1 border-b border-line ps-1">
          <IconButton name="back" label={t("close")} onClick={() => dialog.current?.close()} />
          <h2 className="text-reading font-semibold">{t("chat")}</h2>
        </header>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The chat calls its own origin, which it needs both for. */}
        <iframe
          title={t("chat")}
          src={`${address}?lang=${language}&theme=${document.documentElement.dataset["theme"] ?? "light"}`}
          className="size-full border-0"
        />
      </div>
    </dialog>
  );
}
