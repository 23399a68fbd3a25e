import { QUESTION_MAX } from "@panel/domain/chatbots";
import { cn, useOnline } from "@panel/ui/style";
import { Textarea } from "@panel/ui/textarea";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { useWords } from "./words.ts";
import { keyOf } from "@panel/ui/style";

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  isRunning: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** The box for the next question, which may be written while an answer comes. */
export function Composer({ box, isRunning, onAsk, onStop }: ComposerProps) {
  const { t } = useWords();
  const [text, setText] = useState("");
  const isOnline = useOnline();
  const question = text.trim();
  const canSend = question !== "" && question.length <= QUESTION_MAX && !isRunning;
  const send = () => {
    if (!canSend) return;
    onAsk(question);
    setText("");
  };
  const handleKey = (event: KeyboardEvent) => {
    if (keyOf(event) !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="border-t border-line bg-surface px-3 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
      <div role="status" className="mx-auto max-w-2xl text-body text-danger">
        {!isOnline && <p className="pb-2">{t("offline")}</p>}
      </div>
      <div className="mx-auto flex max-w-2xl items-end gap-2">
        <Textarea
          ref={box}
          value={text}
          onValueChange={setText}
          onKeyDown={handleKey}
          minRows={1}
          maxRows={6}
          aria-label={t("question")}
          aria-describedby="count"
          aria-invalid={question.length > QUESTION_MAX || undefined}
          placeholder={t("placeholder")}
          enterKeyHint="send"
          className="resize-none text-reading"
        />
        <IconButton
          label={isRunning ? t("stop") : t("send")}
          variant={isRunning ? "secondary" : "primary"}
          // Not `disabled`: the focus would be lost when an answer ends while it is on this button.
          aria-disabled={!isRunning && !canSend}
          onClick={isRunning ? onStop : send}
          className="size-10 aria-disabled:opacity-50"
          icon={isRunning ? "stop" : "send"}
        />
      </div>
      <p
        id="count"
        className={cn(
          "mx-auto max-w-2xl pt-1 text-caption",
          question.length > QUESTION_MAX ? "text-danger" : "text-ink-muted",
          question.length < QUESTION_MAX * 0.8 && "sr-only",
        )}
      >
        {t("charactersOf", { count: question.length, max: QUESTION_MAX })}
      </p>
    </div>
  );
}
