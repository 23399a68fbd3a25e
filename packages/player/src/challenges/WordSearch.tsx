import type { Challenge } from "@panel/domain/experience/challenge";
import { shownLanguage } from "@panel/domain/play/shown-language";
import { layOutWords, WORD_GRID_SIZE } from "@panel/domain/play/word-grid";
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { Icon } from "../icons.tsx";
import { chanceOf, usePlay } from "../play-context.ts";
import { RouteText } from "../RouteText.tsx";
import { useWords } from "../words.ts";
import { cellAt, cellsBetween, columnOf, rowOf, textOf, wordIn, type Cell } from "./word-search.ts";
import { keyOf } from "@panel/ui/style";

interface WordSearchProps {
  id: number;
  search: Extract<Challenge, { kind: "wordSearch" }>;
}

const LAST = WORD_GRID_SIZE - 1;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const within = (value: number) => Math.min(LAST, Math.max(0, value));

/** The word search: by dragging over a word, or from its first letter to its last, by press or by key. */
export function WordSearch({ id, search }: WordSearchProps) {
  const { t, content } = useWords();
  const { material, settle, seed } = usePlay();
  const language = shownLanguage(search.words, content, material.route.experience.language);
  const words = useMemo(() => (language ? search.words[language] : []), [search.words, language]);
  const grid = useMemo(() => layOutWords(words, chanceOf({ seed }, id)), [words, seed, id]);
  const [found, setFound] = useState<ReadonlyMap<string, readonly Cell[]>>(new Map());
  const [from, setFrom] = useState<Cell>();
  const [to, setTo] = useState<Cell>(0);
  const [said, setSaid] = useState("");
  const dragged = useRef(false);
  const table = useRef<HTMLDivElement>(null);
  if (!grid) return <p className="text-reading">{t("noWords")}</p>;

  const chosen = new Set(from === undefined ? [] : cellsBetween(from, to));
  const solved = new Set([...found.values()].flat());
  const finish = (last: Cell) => {
    if (from === undefined) return;
    const cells = cellsBetween(from, last);
    const word = wordIn(grid, cells, words);
    setFrom(undefined);
    if (!word) {
      if (cells.length > 1) setSaid(t("wordNotThere", { word: textOf(grid, cells) }));
      return;
    }
    const next = new Map(found).set(word, cells);
    setFound(next);
    setSaid(t("wordFound", { word }));
    if (next.size === words.length) settle(id, "pass");
  };
  const press = (cell: Cell) => {
    setTo(cell);
    if (from !== undefined && from !== cell) {
      finish(cell);
      return;
    }
    setFrom(from === cell ? undefined : cell);
    if (from === undefined) setSaid(t("letterChosen", { letter: textOf(grid, [cell]) }));
  };
  const focusOn = (cell: Cell) => {
    setTo(cell);
    table.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) focusOn(cellAt(within(rowOf(to) + step[0]), within(columnOf(to) + step[1])));
    else if (keyOf(event) === "Escape" && from !== undefined) setFrom(undefined);
    else return;
    event.preventDefault();
  };
  /** A finger that drags keeps telling of the element where it began. */
  const cellUnder = ({ clientX, clientY }: PointerEvent): Cell | undefined => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-cell]")
      ?.dataset["cell"];
    return cell === undefined ? undefined : Number(cell);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-heading font-semibold wrap-anywhere hyphens-auto">{t("wordSearch")}</h2>
      <RouteText of={search.description} className="text-reading" />
      <p id="word-help" className="text-body text-ink-muted">
        {t("wordSearchHelp")}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- Its cells have the focus. */}
      <div
        ref={table}
        role="grid"
        aria-label={t("wordSearch")}
        aria-describedby="word-help"
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          const cell = cellUnder(event);
          dragged.current = false;
          if (cell === undefined || event.button > 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          press(cell);
        }}
        onPointerMove={(event) => {
          const cell = event.buttons > 0 ? cellUnder(event) : undefined;
          if (cell === undefined || cell === to || from === undefined) return;
          dragged.current = true;
          setTo(cell);
        }}
        onPointerUp={() => {
          if (dragged.current) finish(to);
          dragged.current = false;
        }}
        onPointerCancel={() => {
          dragged.current = false;
          setFrom(undefined);
        }}
        className="grid w-full max-w-[min(100%,26rem)] touch-none justify-self-center rounded-card border border-line bg-surface p-1 select-none"
      >
        {grid.map((letters, row) => (
          <div role="row" key={row} className="grid grid-cols-7">
            {letters.map((letter, column) => {
              const cell = cellAt(row, column);
              return (
                <button
                  type="button"
                  role="gridcell"
                  key={cell}
                  data-cell={cell}
                  tabIndex={cell === to ? 0 : -1}
                  aria-selected={chosen.has(cell)}
                  onClick={(event) => {
                    // A pointer has pressed already.
                    if (event.detail === 0) press(cell);
                  }}
                  className={`aspect-square min-w-0 cursor-pointer rounded-md text-heading font-semibold ${
                    chosen.has(cell)
                      ? "bg-lime text-lime-ink"
                      : solved.has(cell)
                        ? "bg-success-tint text-success"
                        : ""
                  }`}
                >
                  {letter}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <section aria-labelledby="words" className="grid gap-2">
        <h3 id="words" className="text-body font-semibold text-ink-muted">
          {t("words")}
        </h3>
        <ul className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li
              key={word}
              className={`flex items-center gap-1 rounded-full px-3 py-1 text-reading ${
                found.has(word) ? "bg-success-tint text-success" : "bg-sunken"
              }`}
            >
              {found.has(word) && <Icon name="check" className="size-4" />}
              <span className={found.has(word) ? "line-through" : ""}>{word}</span>
              {found.has(word) && <span className="sr-only">{t("found")}</span>}
            </li>
          ))}
        </ul>
      </section>
      <p role="status" className="min-h-5 text-body text-ink-muted">
        {said}
      </p>
    </div>
  );
}
