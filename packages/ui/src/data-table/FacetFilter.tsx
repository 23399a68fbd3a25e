import { useState } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import { Popover } from "../popover/Popover.tsx";
import type { PopoverOpenReason } from "../popover/use-popover.ts";
import type { OpeningProps } from "../style/use-open.ts";
import type { FacetChoice, FacetOption } from "./facets.ts";
import { filterRows } from "./filtering.ts";
import { Icon } from "./Icon.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useFold, useLabels } from "../labels/labels-context.ts";
import { englishFacetLabels, type FacetLabels } from "./labels.ts";

export interface FacetFilterProps
  extends
    Omit<ButtonProps, "children" | "asChild" | "iconEnd" | "value">,
    OpeningProps<PopoverOpenReason> {
  /** Name of the facet, such as "Company". */
  label: string;
  /** The values to choose from; `facetOptions` makes them from the rows. */
  options: readonly FacetOption[];
  /** The chosen values; null for all, which is the default and includes values that are added later. */
  value: FacetChoice;
  onValueChange: (chosen: FacetChoice) => void;
  /**
   * Whether rows may have none of the values, or several, as with tags: nothing is ticked while all rows are kept, and each that is ticked
   * narrows them.
   * @default false
   */
  isOptional?: boolean;
  labels?: Partial<FacetLabels>;
}

const labelOf = (option: FacetOption) => [option.label];

/** With this many options or more, they can be searched. */
const searchFrom = 9;

/** A toolbar button that filters rows by the values of one column. By default every value is chosen. */
export function FacetFilter({
  label,
  options,
  value: chosen,
  onValueChange,
  isOptional = false,
  open,
  defaultOpen,
  onOpenChange,
  labels: given,
  ...props
}: FacetFilterProps) {
  const labels = useLabels("facetFilter", englishFacetLabels, given);
  const [search, setSearch] = useState("");
  const values = options.map((option) => option.value);
  // What is ticked while all rows are kept.
  const unfiltered = isOptional ? [] : values;
  const kept = new Set(chosen ?? unfiltered);
  const count = options.filter((option) => kept.has(option.value)).length;
  const summary = chosen === null ? labels.all : labels.chosen(count, options.length);
  const found = filterRows(options, search, labelOf, useFold());

  const choose = (next: readonly string[]) =>
    onValueChange(next.length === unfiltered.length ? null : next);

  return (
    <Popover
      label={label}
      className="w-72 flex-col overflow-hidden p-0 open:flex"
      {...{ open, defaultOpen }}
      onOpenChange={(opens, reason) => {
        if (opens) setSearch("");
        onOpenChange?.(opens, reason);
      }}
      trigger={
        <Button {...props} iconEnd={<Icon name="down" className="text-ink-muted" />}>
          <span>
            <span>{label}</span>: <span className="font-semibold tabular-nums">{summary}</span>
          </span>
        </Button>
      }
    >
      <div className="flex flex-wrap gap-1 border-b border-line p-2">
        {isOptional || (
          <AllButton off={chosen === null} onPress={() => choose(values)}>
            {labels.selectAll}
          </AllButton>
        )}
        <AllButton off={count === 0} onPress={() => choose([])}>
          {labels.deselectAll}
        </AllButton>
        {options.length >= searchFrom && (
          <SearchBox
            value={search}
            onValueChange={setSearch}
            label={labels.search(label)}
            clearLabel={labels.clearSearch}
          />
        )}
      </div>
      <ul aria-label={label} className="max-h-72 min-h-0 flex-1 overflow-y-auto p-1">
        {found.map((option) => (
          // Rendered only when it comes into view, because there may be thousands.
          <li
            key={option.value}
            className="[contain-intrinsic-height:auto_2rem] [content-visibility:auto]"
          >
            <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-field px-2 hover:bg-sunken pointer-coarse:min-h-10">
              <input
                type="checkbox"
                checked={kept.has(option.value)}
                onChange={() =>
                  choose(values.filter((each) => kept.has(each) !== (each === option.value)))
                }
                className="size-4 shrink-0 accent-ink"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
              {option.count !== undefined && (
                <span aria-hidden className="text-caption text-ink-muted tabular-nums">
                  {option.count}
                </span>
              )}
            </label>
          </li>
        ))}
        {found.length === 0 && <li className="px-2 py-3 text-ink-muted">{labels.noMatch}</li>}
      </ul>
      <p role="status" className="border-t border-line px-3 py-2 text-caption text-ink-muted">
        {labels.chosen(count, options.length)}
      </p>
    </Popover>
  );
}

interface AllButtonProps {
  off: boolean;
  onPress: () => void;
  children: string;
}

/** Uses `aria-disabled` when there is nothing to do, because a disabled button would lose the focus. */
function AllButton({ off, onPress, children }: AllButtonProps) {
  return (
    <Button variant="quiet" size="sm" aria-disabled={off || undefined} onClick={onPress}>
      {children}
    </Button>
  );
}
