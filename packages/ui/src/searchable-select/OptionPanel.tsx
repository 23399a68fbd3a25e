import { Check, Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Collection } from "react-aria-components/Collection";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { Button } from "../button/index.ts";
import { Spinner } from "../spinner/index.ts";
import { useFold } from "../labels/labels-context.ts";
import { groupedOptions, matchingOptions, type SearchableOption } from "./matching.ts";
import { type LoadOptions, useLoadedOptions } from "./use-loaded-options.ts";
import type { SearchableSelectLabels } from "./labels.ts";

interface OptionPanelProps {
  label: string;
  options: readonly SearchableOption[];
  /** Finds the options; without it they are those of `options` that match. */
  load: LoadOptions | undefined;
  chosen: readonly string[];
  /** @param among the options that were to choose from */
  onChosenChange: (chosen: string[], among: readonly SearchableOption[]) => void;
  multiple: boolean;
  labels: SearchableSelectLabels;
}

const none: readonly SearchableOption[] = [];
/** Height of a heading, in px. */
const HEADING = 28;

const optionItem = (option: SearchableOption) => (
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
            <span className="block truncate text-caption text-ink-muted">{option.description}</span>
          )}
        </span>
        {isSelected && <Check aria-hidden className="size-4 shrink-0" />}
      </>
    )}
  </ListBoxItem>
);

/** The search box and the list below it. Arrow keys move in the list while the focus stays in the box. */
export function OptionPanel({
  label,
  options,
  load,
  chosen,
  onChosenChange,
  multiple,
  labels,
}: OptionPanelProps) {
  const [search, setSearch] = useState("");
  // The panel and the input update at once; a list of thousands is rendered with a lower priority.
  const wanted = useDeferredValue(search);
  const loaded = useLoadedOptions(load, search);
  const ready = useDeferredValue(load ? loaded.options : options, none);
  const matching = matchingOptions(ready, load ? "" : wanted, useFold());
  const groups = ready.some(({ group }) => group) ? groupedOptions(matching) : undefined;
  const found = groups ? groups.flatMap((group) => group.options) : matching;
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
        layoutOptions={{
          estimatedRowHeight: tall > 0 ? 48 : 36,
          headingHeight: HEADING,
          padding: 4,
        }}
      >
        <ListBox
          aria-label={label}
          // Not the DOM focus, which stays in the search box: the chosen option is in view, and the arrows start from it.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={chosen.length > 0 ? "first" : undefined}
          selectionMode={multiple ? "multiple" : "single"}
          disallowEmptySelection={!multiple}
          selectedKeys={chosen}
          disabledKeys={ready.filter((option) => option.disabled).map((option) => option.value)}
          onSelectionChange={(keys) =>
            onChosenChange(
              keys === "all"
                ? [...chosen, ...found.filter((each) => !each.disabled).map((each) => each.value)]
                : [...keys].map(String),
              found,
            )
          }
          renderEmptyState={() =>
            (
              load
                ? !loaded.isLoading && !loaded.hasFailed
                : ready.length > 0 || options.length === 0
            ) ? (
              <p className="px-3 py-4 text-ink-muted">{labels.noMatch}</p>
            ) : null
          }
          // As high as all options, also while a search leaves fewer, up to a height that scrolls.
          style={{
            height: `min(18rem, ${ready.length - tall} * var(--row) + ${tall * 48 + (groups?.length ?? 0) * HEADING + 8}px)`,
          }}
          className="[--row:36px] pointer-coarse:[--row:40px] min-h-11 shrink overflow-y-auto outline-none data-empty:h-auto!"
        >
          {groups ? (
            <Collection items={groups}>
              {({ name, options: members }) => (
                <ListBoxSection id={`group ${name}`}>
                  <Header className="flex h-7 items-end px-2 pb-0.5 text-caption font-medium text-ink-muted">
                    {name}
                  </Header>
                  <Collection items={members}>{optionItem}</Collection>
                </ListBoxSection>
              )}
            </Collection>
          ) : (
            <Collection items={found}>{optionItem}</Collection>
          )}
        </ListBox>
      </Virtualizer>
      {loaded.isLoading && (
        <p className="flex items-center gap-2 border-t border-line px-3 py-2 text-ink-muted">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {loaded.hasFailed && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-3 py-2"
        >
          <span className="text-danger">{labels.loadFailed}</span>
          <Button size="sm" onClick={loaded.retry}>
            {labels.retry}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {loaded.isLoading
          ? labels.loading
          : wanted.trim() && found.length > 0
            ? labels.results(found.length)
            : ""}
      </p>
    </Autocomplete>
  );
}
