import type { Challenge } from "@panel/domain/experience/challenge";
import { type CSSProperties, type KeyboardEvent, useMemo, useState } from "react";
import { chanceOf, usePlay } from "../play-context.ts";
import { RouteText } from "../RouteText.tsx";
import { useWords } from "../words.ts";
import {
  gapOf,
  isSolved,
  movePiece,
  piecesInPlace,
  placeThatMoves,
  shuffledBoard,
  type Direction,
} from "./sliding.ts";

interface PuzzleProps {
  id: number;
  puzzle: Extract<Challenge, { kind: "puzzle" }>;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The sliding picture. Its pieces can be numbered, for whoever does not see the picture. */
export function Puzzle({ id, puzzle }: PuzzleProps) {
  const { t } = useWords();
  const { material, settle, seed } = usePlay();
  const { size } = puzzle;
  const picture = material.media[puzzle.image]?.url;
  const first = useMemo(() => shuffledBoard(size, chanceOf({ seed }, id)), [size, seed, id]);
  const [board, setBoard] = useState(first);
  const [moves, setMoves] = useState(0);
  const [numbered, setNumbered] = useState(false);
  const [said, setSaid] = useState("");
  const showsNumbers = numbered || !picture;
  const gap = gapOf(board);

  const move = (place: number) => {
    const next = movePiece(board, size, place);
    if (next === board) return;
    setBoard(next);
    setMoves(moves + 1);
    setSaid(
      t("pieceMoved", {
        piece: (board[place] ?? 0) + 1,
        row: Math.floor(gap / size) + 1,
        column: (gap % size) + 1,
        placed: piecesInPlace(next),
        all: size * size - 1,
      }),
    );
    if (isSolved(next)) settle(id, "pass");
  };
  const handleKey = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const place = placeThatMoves(board, size, direction);
    if (place !== undefined) move(place);
  };
  const partOf = (piece: number): CSSProperties => {
    const share = (at: number) => `${size > 1 ? (at / (size - 1)) * 100 : 0}%`;
    return {
      backgroundImage: `url("${picture}")`,
      backgroundSize: `${size * 100}%`,
      backgroundPosition: `${share(piece % size)} ${share(Math.floor(piece / size))}`,
    };
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-heading font-semibold wrap-anywhere hyphens-auto">{t("puzzle")}</h2>
      <RouteText of={puzzle.description} className="text-reading" />
      <p className="text-body text-ink-muted" id="puzzle-help">
        {t("puzzleHelp")}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of its pieces. */}
      <div
        role="group"
        aria-label={t("puzzle")}
        aria-describedby="puzzle-help"
        onKeyDown={handleKey}
        style={{ gridTemplateColumns: `repeat(${size}, 1fr)` }}
        className="grid aspect-square w-full max-w-[min(100%,55dvh)] justify-self-center gap-0.5 rounded-card bg-line p-0.5"
      >
        {/* Each piece keeps its element, and with it the focus, wherever it moves. */}
        {board
          .map((piece, place) => ({ piece, place }))
          .filter(({ piece }) => piece < board.length - 1)
          .toSorted((a, b) => a.piece - b.piece)
          .map(({ piece, place }) => (
            <button
              key={piece}
              type="button"
              aria-label={t("piece", {
                piece: piece + 1,
                row: Math.floor(place / size) + 1,
                column: (place % size) + 1,
              })}
              onClick={() => move(place)}
              style={{
                gridRow: Math.floor(place / size) + 1,
                gridColumn: (place % size) + 1,
                ...(picture ? partOf(piece) : {}),
              }}
              className="relative grid min-w-0 cursor-pointer place-content-center rounded-sm bg-surface focus-visible:z-10"
            >
              {showsNumbers && (
                <span className="grid size-8 place-content-center rounded-full bg-surface text-reading font-semibold text-ink tabular-nums">
                  {piece + 1}
                </span>
              )}
            </button>
          ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-body">
        {picture && (
          <label className="flex min-h-12 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={numbered}
              onChange={(event) => setNumbered(event.currentTarget.checked)}
              className="size-5 accent-ink"
            />
            {t("numbers")}
          </label>
        )}
        <span className="text-ink-muted tabular-nums">{t("moves", { count: moves })}</span>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
