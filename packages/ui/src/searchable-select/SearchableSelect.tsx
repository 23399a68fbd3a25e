import { ChevronDown, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { FormValue } from "../field/FormValue.tsx";
import { useFieldControl } from "../field/index.ts";
import { useInDisabledFieldset } from "../field/use-in-disabled-fieldset.ts";
import { IconButton } from "../icon-button/index.ts";
import { Popover } from "../popover/Popover.tsx";
import type { PopoverOpenReason } from "../popover/use-popover.ts";
import { cn } from "../style/cn.ts";
import { controlStyle } from "../style/control.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { type OpeningProps, useOpen } from "../style/use-open.ts";
import { ChosenChips } from "./ChosenChips.tsx";
import type { SearchableOption } from "./matching.ts";
import { OptionPanel } from "./OptionPanel.tsx";
import type { LoadOptions } from "./use-loaded-options.ts";
import { useLabels } from "../labels/labels-context.ts";
import { englishSearchableSelectLabels, type SearchableSelectLabels } from "./labels.ts";

interface SharedProps
  extends
    Omit<ComponentProps<"button">, "value" | "defaultValue" | "onChange" | "children" | "type">,
    OpeningProps<PopoverOpenReason> {
  /** Name under which the value, or each of several, is sent with a native form. */
  name?: string;
  /** Lets a native form be sent only with a choice. */
  required?: boolean;
  /** The options. Keep the array and its objects stable where there are thousands. */
  options: readonly SearchableOption[];
  /** Finds the options by what is typed, such as on a server; `options` then holds those that are chosen at first. */
  loadOptions?: LoadOptions;
  /** Accessible name of the list; the label of the `Field` around it names the button. */
  label: string;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  labels?: Partial<SearchableSelectLabels>;
}

export interface SingleSelectProps extends SharedProps {
  multiple?: false;
  /** The chosen value; "" or a value without an option means that nothing is chosen. Controlled when given. */
  value?: string;
  /** The value at first, where `value` is not given. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Lets a button, or Delete, clear the choice, which calls `onValueChange("")`. @default false */
  clearable?: boolean;
}

export interface MultipleSelectProps extends SharedProps {
  multiple: true;
  /** The chosen values. Controlled when given. */
  value?: readonly string[];
  /** The values at first, where `value` is not given. */
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  /** Number of chosen values shown as chips below the button; for more, their number is shown. @default 6 */
  maxChips?: number;
}

export type SearchableSelectProps = SingleSelectProps | MultipleSelectProps;

/** The popover adds `aria-expanded` and `aria-controls`. */
const combobox = { role: "combobox" } as const;

/** Chooses one or several of many options, which are searched by typing. */
export function SearchableSelect(props: SearchableSelectProps) {
  const {
    options,
    loadOptions,
    label,
    placeholder = "",
    labels: given,
    className,
    ...rest
  } = props;
  const {
    multiple,
    value: controlled,
    defaultValue,
    onValueChange: _change,
    onKeyDown,
    name,
    form,
    required,
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    ref,
    ...own
  } = rest;
  const {
    maxChips = 6,
    clearable = false,
    ...button
  } = own as typeof own &
    Pick<MultipleSelectProps, "maxChips"> &
    Pick<SingleSelectProps, "clearable">;
  const labels = useLabels("searchableSelect", englishSearchableSelectLabels, given);
  const trigger = useRef<HTMLButtonElement>(null);
  const isOff = useInDisabledFieldset(trigger);
  const field = useFieldControl({
    ...button,
    disabled: button.disabled || isOff || undefined,
    "aria-required": button["aria-required"] ?? (required || undefined),
  });
  const [open, turn] = useOpen<PopoverOpenReason>({ open: givenOpen, defaultOpen, onOpenChange });
  const [held, setHeld] = useState(defaultValue ?? []);
  const value = controlled ?? held;
  const chosen = typeof value === "string" ? [value].filter(Boolean) : value;
  /** Options that were loaded and chosen: a later search may not find them again. */
  const [kept, setKept] = useState<readonly SearchableOption[]>([]);
  const labelOf = useMemo(
    () => new Map([...kept, ...options].map((option) => [option.value, option.label])),
    [kept, options],
  );
  const known = chosen.filter((each) => labelOf.has(each));
  const text = known.length > 1 ? labels.chosen(known.length) : labelOf.get(known[0] ?? "");

  const choose = (next: string[]) => {
    setHeld(next);
    if (props.multiple) props.onValueChange?.(next);
    else props.onValueChange?.(next[0] ?? "");
  };

  // A chosen value without an option (not loaded yet, or removed) is kept.
  const chooseKnown = (next: readonly string[]) => {
    const stay = chosen.filter((each) => !labelOf.has(each) || next.includes(each));
    choose(multiple ? [...stay, ...next.filter((each) => !stay.includes(each))] : [...next]);
  };

  const canClear = clearable && !multiple && known.length > 0 && field.disabled !== true;
  const clear = () => {
    // The button is removed with the choice, so the focus moves to the trigger.
    trigger.current?.focus();
    choose([]);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (canClear && (event.key === "Delete" || event.key === "Backspace")) clear();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    turn(true, "trigger");
  };

  const popover = (
    <Popover
      label={label}
      open={open}
      onOpenChange={turn}
      // Above it would cover what comes before the field; the list may be lower.
      enoughBelow={200}
      className="w-80 flex-col overflow-hidden p-0 open:flex"
      trigger={
        <button
          {...button}
          {...field}
          {...combobox}
          ref={mergeRefs(trigger, ref)}
          type="button"
          onKeyDown={handleKeyDown}
          className={cn(
            controlStyle,
            "flex cursor-pointer items-center justify-between gap-2 text-start",
            canClear && "pe-16",
            className,
          )}
        >
          <span className={cn("min-w-0 truncate", text === undefined && "text-ink-faint")}>
            {text ?? placeholder}
          </span>
          <ChevronDown
            aria-hidden
            className={cn("size-4 shrink-0 text-ink-muted", canClear && "absolute end-3")}
          />
        </button>
      }
    >
      {(close) => (
        <OptionPanel
          label={label}
          options={options}
          chosen={known}
          multiple={multiple === true}
          labels={labels}
          load={loadOptions}
          onChosenChange={(next, among) => {
            if (loadOptions)
              setKept([...kept, ...among].filter(({ value: each }) => next.includes(each)));
            chooseKnown(next);
            if (!multiple) close();
          }}
        />
      )}
    </Popover>
  );
  const formValue = (
    <FormValue
      {...{ name, form, required }}
      disabled={field.disabled}
      values={multiple ? chosen : [chosen[0] ?? ""]}
      onReset={controlled === undefined ? () => choose([defaultValue ?? []].flat()) : undefined}
      focus={() => trigger.current?.focus()}
    />
  );
  if (!multiple && !clearable) {
    return (
      <>
        {popover}
        {formValue}
      </>
    );
  }
  if (!multiple) {
    return (
      <div className="relative min-w-0">
        {popover}
        {formValue}
        {canClear && (
          <IconButton
            size="sm"
            label={labels.clear}
            onClick={clear}
            className="absolute top-1/2 end-8 -translate-y-1/2"
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    );
  }
  return (
    <div className="grid min-w-0 gap-2">
      {popover}
      {formValue}
      <ChosenChips
        label={label}
        chosen={known.map((each) => ({ value: each, label: labelOf.get(each) ?? each }))}
        most={maxChips}
        disabled={field.disabled === true}
        more={labels.more}
        onRemove={(gone) => choose(chosen.filter((each) => each !== gone))}
        onEmpty={() => trigger.current?.focus()}
      />
    </div>
  );
}
