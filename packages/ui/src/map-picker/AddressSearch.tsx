import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Field } from "../field/index.ts";
import { Spinner } from "../spinner/index.ts";
import { cn } from "../style/cn.ts";
import { floatStyle } from "../style/control.ts";
import { TextInput } from "../text-input/index.ts";
import { PathIcon } from "../path-icon/index.ts";
import * as drawings from "./drawings.ts";
import type { MapSearch, MapSearchResult, PlaceText } from "./types.ts";
import type { MapLabels } from "./labels.ts";
import { keyOf } from "../style/key-of.ts";

interface AddressSearchProps {
  onSearch: MapSearch;
  onChoose: (result: MapSearchResult) => void;
  /** Takes the place that a text names, or asks about it; a text that is no place is searched for. */
  onText: (text: string) => PlaceText["kind"];
  labels: MapLabels;
}

type State =
  | { kind: "idle" | "searching" | "failed" }
  | { kind: "found"; query: string; results: readonly MapSearchResult[] };

/** As much as a geocoder takes; addresses of maps are longer. */
const LONGEST = 300;
const LONGEST_TEXT = 4000;

const idle: State = { kind: "idle" };

/** A combobox to search for an address, with the list of results. */
export function AddressSearch({ onSearch, onChoose, onText, labels }: AddressSearchProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(null);
  const [query, setQuery] = useState("");
  const [state, setState] = useState<State>(idle);
  const [active, setActive] = useState(-1);
  const [focused, setFocused] = useState(false);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active]);

  // Shown only while the box has the focus, because its keys operate and close the list. Later results wait for it.
  const results = state.kind === "found" && focused ? state.results : [];
  const optionId = (index: number) => `${id}-${index}`;

  const reset = () => {
    running.current?.abort();
    setState(idle);
    setActive(-1);
  };
  // Not at each letter, because public geocoders forbid that.
  const search = async () => {
    const wanted = query.trim();
    if (wanted === "") return;
    reset();
    if (onText(wanted) !== "none") return;
    const mine = new AbortController();
    running.current = mine;
    setState({ kind: "searching" });
    try {
      const found = await onSearch(wanted.slice(0, LONGEST), mine.signal);
      if (!mine.signal.aborted) setState({ kind: "found", query: wanted, results: found });
    } catch {
      if (!mine.signal.aborted) setState({ kind: "failed" });
    }
  };
  const choose = (result: MapSearchResult) => {
    reset();
    setQuery(result.label);
    onChoose(result);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && results.length > 0) {
      event.preventDefault();
      const from = active < 0 && step < 0 ? 0 : active;
      setActive((from + step + results.length) % results.length);
    } else if (key === "Enter") {
      // Enter must not submit a form around it.
      event.preventDefault();
      const chosen = results[active];
      if (chosen) choose(chosen);
      else void search();
    } else if (key === "Escape" && state.kind !== "idle") {
      // Escape must close the list, not a dialog around it.
      event.stopPropagation();
      reset();
    }
  };

  return (
    <div className="relative">
      <Field label={labels.search}>
        <TextInput
          ref={box}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={results.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_TEXT}
          enterKeyHint="search"
          value={query}
          onValueChange={(typed) => {
            setQuery(typed);
            reset();
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            setState((now) => (now.kind === "found" ? idle : now));
          }}
          end={
            state.kind === "searching" ? (
              <Spinner />
            ) : (
              <button
                type="button"
                aria-label={labels.searchButton}
                onClick={() => {
                  box.current?.focus();
                  void search();
                }}
                className="grid size-8 cursor-pointer place-items-center rounded-field text-ink-muted hover:text-ink"
              >
                <PathIcon d={drawings.search} className="size-4" />
              </button>
            )
          }
        />
      </Field>
      {results.length > 0 && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={labels.searchList}
          className={cn(
            floatStyle,
            "absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto p-1",
          )}
        >
          {results.map((result, index) => (
            // The combobox handles the keys, because it keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={result.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(result)}
              className={cn(
                "flex min-h-9 cursor-pointer items-start gap-2 rounded-field px-2 py-1.5 text-body pointer-coarse:min-h-10",
                index === active && "bg-sunken",
              )}
            >
              <PathIcon d={drawings.mapPin} className="mt-0.5 size-4 shrink-0 text-ink-muted" />
              <span className="min-w-0 wrap-break-word">
                <span>{result.label}</span>
                {result.detail && (
                  <span className="block text-caption text-ink-muted">{result.detail}</span>
                )}
              </span>
            </div>
          ))}
        </div>
      )}
      <div
        className={cn("text-caption", state.kind !== "idle" && results.length === 0 && "mt-1.5")}
      >
        <p role="status" className={cn("text-ink-muted", results.length > 0 && "sr-only")}>
          {state.kind === "searching" && <span>{labels.searching}</span>}
          {state.kind === "found" && (
            <span>
              {state.results.length > 0
                ? labels.searchFound(state.results.length)
                : labels.searchNone(state.query)}
            </span>
          )}
        </p>
        {state.kind === "failed" && (
          <p role="alert" className="text-danger">
            {labels.searchFailed}
          </p>
        )}
      </div>
    </div>
  );
}
