import { Check, Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { useFold } from "../labels/labels-context.ts";
import { matchingOptions, type SearchableOption } from "./matching.ts";
import type { SearchableSelectLabels } from "./labels.ts";

interface OptionPanelProps {
  label: string;
  options: readonly SearchableOption[];
  chosen: readonly string[];
  onChosenChange: (chosen: string[]) => void;
  multiple: boolean;
  labels: SearchableSelectLabels;
}

const none: readonly SearchableOption[] = [];

/** The search box and the list below it. Arrow keys move in the list while the focus stays in the box. */
export function OptionPanel({
  label,
  options,
  chosen,
  onChosenChange,
  multiple,
  labels,
}: OptionPanelProps) {
  const [search, setSearch] = useState("");
  // The panel and the input update at once; a list of thousands is rendered with a lower priority.
  const wanted = useDeferredValue(search);
  const ready = useDeferredValue(options, none);
  const found = matchingOptions(ready, wanted, useFold());
  const tall = ready.filter((option) => option.description).length;

  return (
    <Autocomplete inputValue={search} onInputChange={setSearch}>
      <SearchField
        aria-label={labels.search}
        className="relative shrink-0 border-b border-line p-2"
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 start-4 size-4 -translate-y-1/2 text-ink-muted"
        />
        <Input
          placeholder={labels.search}
          className="h-9 w-full rounded-field bg-surface pe-2 ps-8 text-body text-ink outline-none placeholder:text-ink-faint focus-visible:shadow-none focus-visible:outline-none pointer-coarse:h-10 pointer-coarse:text-reading"
        />
      </SearchField>
      <Virtualizer
        layout={ListLayout}
        layoutOptions={{ estimatedRowHeight: tall > 0 ? 48 : 36, padding: 4 }}
      >
        <ListBox
          aria-label={label}
          // Not the DOM focus, which stays in the search box: the chosen option is in view, and the arrows start from it.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={chosen.length > 0 ? "first" : undefined}
          items={found}
          selectionMode={multiple ? "multiple" : "single"}
          disallowEmptySelection={!multiple}
          selectedKeys={chosen}
          disabledKeys={ready.filter((option) => option.disabled).map((option) => option.value)}
          onSelectionChange={(keys) =>
            onChosenChange(
              keys === "all"
                ? [...chosen, ...found.filter((each) => !each.disabled).map((each) => each.value)]
                : [...keys].map(String),
            )
          }
          renderEmptyState={() =>
            ready.length > 0 || options.length === 0 ? (
              <p className="px-3 py-4 text-ink-muted">{labels.noMatch}</p>
            ) : null
          }
          // As high as all options, also while a search leaves fewer, up to a height that scrolls.
          style={{
            height: `min(18rem, ${ready.length - tall} * var(--row) + ${tall * 48 + 8}px)`,
          }}
          className="[--row:36px] pointer-coarse:[--row:40px] min-h-11 shrink overflow-y-auto outline-none data-empty:h-auto!"
        >
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              className="flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-field px-2 py-1.5 text-body outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-focused:bg-sunken forced-colors:data-focused:outline-2 forced-colors:data-focused:outline-solid data-hovered:bg-sunken pointer-coarse:min-h-10"
            >
              {({ isSelected }) => (
                <>
                  <span className="min-w-0 flex-1">
                    <span className="block truncate">{option.label}</span>
                    {option.description && (
                      <span className="block truncate text-caption text-ink-muted">
                        {option.description}
                      </span>
                    )}
                  </span>
                  {isSelected && <Check aria-hidden className="size-4 shrink-0" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
      <p role="status" className="sr-only">
        {wanted.trim() && found.length > 0 ? labels.results(found.length) : ""}
      </p>
    </Autocomplete>
  );
}
