import type { ReactNode } from "react";
import {
  Box,
  Coin,
  Cube,
  Heading,
  Lines,
  Lock,
  Photo,
  Pin,
  Player,
  Streets,
  Tick,
} from "./drawing.tsx";
import type { HelpPageName } from "../../route/help/pages.ts";

/** Letters of the word search, and the row and columns of its word. */
const LETTERS = ["TASOR", "LUNAE", "PIMSO", "ERIOV", "CODAL"];
const FOUND = { row: 1, letters: 4 };

/** Two points, the first on the way to the second. */
function TwoPoints({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <Streets />
      <path
        d="M66 190C96 176 84 124 132 112"
        className="stroke-ink"
        strokeWidth="2.5"
        strokeDasharray="6 5"
        fill="none"
      />
      {first}
      {second}
    </>
  );
}

/** The screens of the pages about fields of a point. */
export const POINT_FIGURES = {
  waiting: (
    <>
      <Cube />
      <path
        d="M110 112v40l10-9 7 16 8-3-7-15 13-1z"
        strokeWidth="2"
        className="fill-surface stroke-ink"
      />
      <Heading x={60} y={180} width={80} />
      <Lines x={60} y={200} widths={[80]} />
    </>
  ),
  automatic: (
    <>
      <Cube />
      <path
        d="M44 128c4 40 108 40 112 0"
        className="stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M148 134l16-14 2 20z" className="fill-ink" />
      <Heading x={60} y={180} width={80} />
      <Lines x={60} y={200} widths={[80]} />
    </>
  ),
  still: (
    <>
      <Cube />
      <path d="M60 156h80" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
      <Heading x={60} y={180} width={80} />
      <Lines x={60} y={200} widths={[80]} />
    </>
  ),
  question: (
    <>
      <Heading y={44} width={104} />
      <Lines y={64} widths={[72]} />
      {[0, 1, 2].map((place) => (
        <g key={place}>
          <Box x={44} y={92 + place * 36} width={112} height={26} chosen={place === 1} />
          <rect
            x="54"
            y={102 + place * 36}
            width={[60, 70, 48][place]}
            height="6"
            rx="3"
            className={place === 1 ? "fill-lime-ink" : "fill-line-strong"}
          />
        </g>
      ))}
    </>
  ),
  puzzle: (
    <>
      <Heading y={44} width={80} />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((piece) => (
        <rect
          key={piece}
          x={42 + (piece % 3) * 40}
          y={72 + Math.floor(piece / 3) * 40}
          width="36"
          height="36"
          rx="3"
          className={[1, 3, 4, 6].includes(piece) ? "fill-lime" : "fill-ink"}
        />
      ))}
      <rect
        x="123"
        y="153"
        width="34"
        height="34"
        rx="3"
        strokeWidth="2"
        strokeDasharray="4 4"
        className="stroke-line-strong"
        fill="none"
      />
      <path d="M126 170h20M140 163l8 7-8 7" className="stroke-ink" strokeWidth="3" fill="none" />
      <Lines y={206} widths={[70]} />
    </>
  ),
  wordSearch: (
    <>
      <Heading y={42} width={80} />
      <rect
        x="43"
        y={67 + FOUND.row * 24}
        width={FOUND.letters * 24 - 4}
        height="22"
        rx="11"
        className="fill-lime"
      />
      {LETTERS.flatMap((word, row) =>
        word.split("").map((letter, column) => (
          <text
            key={`${row} ${column}`}
            x={53 + column * 24}
            y={83 + row * 24}
            textAnchor="middle"
            className={`text-body font-semibold ${
              row === FOUND.row && column < FOUND.letters ? "fill-lime-ink" : "fill-ink"
            }`}
          >
            {letter}
          </text>
        )),
      )}
      <Lines y={206} widths={[40]} />
      <Lines x={98} y={206} widths={[50]} />
    </>
  ),
  points: (
    <>
      <Coin x={100} y={98} points={10} />
      <path
        d="M100 52v10M62 70l8 6M138 70l-8 6M58 110l9-3M142 110l-9-3"
        className="stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <Heading x={60} y={156} width={80} />
      <Lines y={178} widths={[104, 70]} />
    </>
  ),
  timer: (
    <>
      <circle cx="100" cy="104" r="42" strokeWidth="8" className="stroke-line-strong" fill="none" />
      <path
        d="M100 62a42 42 0 0 1 36 63"
        className="stroke-lime"
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
      />
      <text
        x="100"
        y="111"
        textAnchor="middle"
        className="fill-ink text-heading font-semibold tabular-nums"
      >
        1:30
      </text>
      <Heading x={60} y={172} width={80} />
      <Lines y={194} widths={[104, 80]} />
    </>
  ),
  closed: (
    <TwoPoints
      first={
        <>
          <Pin x={66} y={192} />
          <Player x={112} y={214} />
        </>
      }
      second={
        <>
          <Pin x={134} y={116} look="closed" />
          <Lock x={134} y={70} />
        </>
      }
    />
  ),
  opened: (
    <TwoPoints
      first={
        <>
          <Pin x={66} y={192} look="closed" />
          <Tick x={66} y={150} />
        </>
      }
      second={<Pin x={134} y={116} look="final" />}
    />
  ),
  closing: (
    <TwoPoints
      first={
        <>
          <Pin x={66} y={192} look="closed" />
          <Tick x={66} y={150} />
        </>
      }
      second={
        <>
          <Pin x={134} y={116} look="closed" />
          <path
            d="M124 60l20 20M144 60l-20 20"
            className="stroke-ink"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </>
      }
    />
  ),
  final: (
    <>
      <Streets />
      <path
        d="M56 206C80 190 78 150 110 134"
        className="stroke-ink"
        strokeWidth="2.5"
        strokeDasharray="6 5"
        fill="none"
      />
      <Pin x={56} y={208} look="closed" />
      <path d="M110 136V58" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M112 60h40l-10 14 10 14h-40z"
        className="fill-lime stroke-lime-ink"
        strokeWidth="2"
      />
    </>
  ),
  chatbot: (
    <>
      <circle cx="56" cy="58" r="14" className="fill-lime" />
      <circle cx="51" cy="56" r="2.5" className="fill-lime-ink" />
      <circle cx="61" cy="56" r="2.5" className="fill-lime-ink" />
      <path d="M50 63q6 5 12 0" className="stroke-lime-ink" strokeWidth="2" fill="none" />
      <rect x="78" y="44" width="78" height="40" rx="8" className="fill-sunken" />
      <Lines x={86} y={54} widths={[60, 44]} />
      <rect x="60" y="98" width="96" height="26" rx="8" className="fill-ink" />
      <rect x="70" y="108" width="62" height="6" rx="3" className="fill-surface" />
      <rect x="44" y="138" width="96" height="52" rx="8" className="fill-sunken" />
      <Photo x={52} y={146} width={36} />
      <Lines x={96} y={150} widths={[36, 28]} />
      <Box x={44} y={204} width={112} height={22} />
    </>
  ),
} satisfies Partial<Record<HelpPageName, ReactNode>>;
