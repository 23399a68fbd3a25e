import type { ContentLanguage } from "@panel/domain/languages";
import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { Desk } from "./desk.ts";
import { cellId } from "./TextCell.tsx";
import { TextHead, TextLine } from "./TextLine.tsx";
import type { TextRow } from "./text-rows.ts";
import type { Cell } from "./unsaved.ts";

export interface TableHandle {
  /** Brings a text into view and puts the focus on it, once it is among the lines and its language is shown. */
  focus(cell: Cell): void;
}

interface TextTableProps {
  handle: Ref<TableHandle>;
  desk: Desk;
  rows: readonly TextRow[];
  languages: readonly ContentLanguage[];
  /** Asks for the text after a line, or the one before it. */
  onStep(index: number, language: ContentLanguage, step: 1 | -1): void;
}

/** Heights before a line is measured, in pixels. */
const ASSUMED = { head: 56, text: 92 } as const;
/** Height of the bars above, below which a line that is led to comes to stand. */
const ABOVE = 190;

/** The lines of the desk; only those near the window are in the document, and the one with the focus. */
export function TextTable({ handle, desk, rows, languages, onStep }: TextTableProps) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  const [wanted, setWanted] = useState<Cell>();
  const reached = useRef<Cell>(undefined);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    setAbove((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [rows, languages]);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => ASSUMED[rows[index]?.kind ?? "text"],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    scrollMargin: above,
    scrollPaddingStart: ABOVE,
    scrollPaddingEnd: 80,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      // Whoever scrolls away keeps the place where it was typing.
      const led = wanted && rows.findIndex(({ key }) => key === wanted.id);
      const kept = [focused.current, led === -1 ? undefined : led].filter(
        (place): place is number => place !== undefined && place < range.count,
      );
      return [...new Set([...places, ...kept])].toSorted((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();

  const wantedIndex = wanted ? rows.findIndex(({ key }) => key === wanted.id) : -1;
  useEffect(() => {
    if (wantedIndex >= 0 && reached.current !== wanted)
      virtualizer.scrollToIndex(wantedIndex, { align: "auto" });
  }, [virtualizer, wantedIndex, wanted]);
  // What is led to is in the document once its line is among those near the window.
  useEffect(() => {
    if (!wanted || reached.current === wanted) return;
    const element = document.getElementById(cellId(wanted));
    if (!(element instanceof HTMLTextAreaElement)) return;
    reached.current = wanted;
    element.focus({ preventScroll: true });
    element.select();
  });

  useImperativeHandle(handle, () => ({
    focus(cell) {
      setWanted({ ...cell });
    },
  }));

  return (
    <div
      ref={list}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={({ target }) => {
        const place = target.closest("[data-index]")?.getAttribute("data-index");
        focused.current = place ? Number(place) : undefined;
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      {items.map(({ index, key, start }) => {
        const row = rows[index];
        return (
          row && (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - above}px)` }}
            >
              {row.kind === "head" ? (
                <TextHead desk={desk} point={row.point} place={row.place} />
              ) : (
                <TextLine
                  desk={desk}
                  text={row.text}
                  index={index}
                  languages={languages}
                  onStep={onStep}
                />
              )}
            </div>
          )
        );
      })}
    </div>
  );
}
