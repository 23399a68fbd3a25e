import { Plus, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { FormValue } from "../field/FormValue.tsx";
import { useFieldControl } from "../field/index.ts";
import { cn } from "../style/cn.ts";
import { controlStyle } from "../style/control.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { useUiLabels } from "../labels/index.ts";
import { keyOf } from "../style/key-of.ts";

export interface TagInputProps extends Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "onChange" | "max"
> {
  /** Name under which each word is sent with a native form. */
  name?: string;
  /** The words. Controlled when given. */
  value?: readonly string[];
  /** The words at first, where `value` is not given. */
  defaultValue?: readonly string[];
  onValueChange?: (tags: string[]) => void;
  /** Returns true, or the reason why the word is refused. */
  validate?: (tag: string, tags: readonly string[]) => true | string;
  /** Called when a word was refused; it stays in the input, with the notice below. */
  onReject?: (tag: string, notice: string) => void;
  /** Converts a typed word to its stored form. @default trimmed */
  normalise?: (raw: string) => string;
  /** What divides a typed text into several words, such as a comma. @default none: a text is one word */
  divider?: string;
  /** Largest number of words; then the input becomes read-only, and keeps the focus. */
  max?: number;
  /** Text of the button. @default the label of `UiLabelsProvider` */
  addLabel?: string;
}

/** Words as chips. Enter or the button adds what is typed; a word that is already there is not added again. */
export function TagInput({
  value: given,
  defaultValue = [],
  onValueChange,
  validate,
  onReject,
  normalise = (raw) => raw.trim(),
  divider,
  max,
  addLabel,
  className,
  onKeyDown,
  name,
  form,
  required,
  ref,
  ...props
}: TagInputProps) {
  const labels = useUiLabels();
  const field = useFieldControl({
    ...props,
    "aria-required": props["aria-required"] ?? (required || undefined),
  });
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [notice, setNotice] = useState("");
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own;
  const change = (tags: string[]) => {
    setOwn(tags);
    onValueChange?.(tags);
  };
  const full = max !== undefined && value.length >= max;

  const add = () => {
    if (full) return;
    const typed = divider === undefined ? [text] : text.split(divider);
    const tags = [...value];
    // What is refused, and what has no room any more, stays in the input.
    const left: string[] = [];
    const notices: string[] = [];
    for (const raw of typed) {
      const tag = normalise(raw);
      if (!tag || tags.includes(tag)) continue;
      const result = validate?.(tag, tags) ?? true;
      const hasRoom = max === undefined || tags.length < max;
      if (result === true && hasRoom) tags.push(tag);
      else left.push(raw.trim());
      if (result === true) continue;
      notices.push(result);
      onReject?.(tag, result);
    }
    if (tags.length > value.length) change(tags);
    setText(left.join(`${divider ?? ""} `).trim());
    setNotice(notices[0] ?? "");
  };

  const remove = (tag: string) => {
    change(value.filter((other) => other !== tag));
    input.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (keyOf(event) !== "Enter") return;
    event.preventDefault();
    add();
  };

  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex gap-2">
        <input
          autoComplete="off"
          {...props}
          {...field}
          type="text"
          // Its own text is not sent: it is a word that is not finished.
          form=""
          ref={mergeRefs(input, ref)}
          value={text}
          // Read-only, not disabled, so that the input keeps the focus when the last word is added.
          readOnly={full || props.readOnly}
          aria-disabled={full || undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setNotice("");
          }}
          onKeyDown={handleKeyDown}
          className={cn(
            controlStyle,
            full && "cursor-not-allowed border-line text-ink-muted",
            className,
          )}
        />
        <Button
          icon={<Plus aria-hidden />}
          disabled={field.disabled}
          aria-disabled={full || undefined}
          onClick={add}
        >
          {addLabel ?? labels.add}
        </Button>
      </div>
      <FormValue
        {...{ name, form, required }}
        disabled={field.disabled}
        values={value}
        onReset={() => {
          setText("");
          setNotice("");
          if (given === undefined) change([...defaultValue]);
        }}
        focus={() => input.current?.focus()}
      />
      <p role="status" className={cn("text-caption text-warning", !notice && "sr-only")}>
        {notice}
      </p>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-h-7 max-w-full items-center rounded-full border border-line bg-sunken ps-3 text-body pointer-coarse:min-h-10"
            >
              <span className="min-w-0 truncate">{tag}</span>
              <button
                type="button"
                aria-label={labels.remove(tag)}
                disabled={field.disabled}
                onClick={() => remove(tag)}
                className="ms-0.5 flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-muted hover:text-ink disabled:cursor-not-allowed pointer-coarse:size-10"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
