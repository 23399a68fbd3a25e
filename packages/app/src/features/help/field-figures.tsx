import type { ReactNode } from "react";
import {
  Box,
  Coin,
  Heading,
  Lines,
  Lock,
  Photo,
  Pin,
  Player,
  Press,
  Streets,
  Tick,
} from "./drawing.tsx";
import type { HelpPageName } from "../../route/help/pages.ts";

/** The screens of the pages about fields of the experience. */
export const FIELD_FIGURES = {
  inList: (
    <>
      <Heading x={44} y={40} width={70} />
      {[64, 122, 180].map((y, row) => (
        <g key={y}>
          <Box x={40} y={y} width={120} height={48} />
          {row === 0 ? (
            <Photo x={46} y={y + 10} width={42} />
          ) : (
            <rect x="46" y={y + 10} width="42" height="28" rx="3" className="fill-line-strong" />
          )}
          {row === 0 ? (
            <>
              <Heading x={96} y={y + 12} width={54} />
              <Heading x={96} y={y + 27} width={34} />
            </>
          ) : (
            <Lines x={96} y={y + 15} widths={[54, 34]} />
          )}
        </g>
      ))}
    </>
  ),
  code: (
    <>
      <Lines x={60} y={72} widths={[80]} />
      {["R", "7", "K", "2", "M", "9"].map((letter, place) => (
        <g key={letter}>
          <Box x={40 + place * 20.4} y={96} width={17} height={26} chosen />
          <text
            x={48.5 + place * 20.4}
            y="114"
            textAnchor="middle"
            className="fill-lime-ink text-body font-semibold"
          >
            {letter}
          </text>
        </g>
      ))}
      <rect x="60" y="146" width="80" height="26" rx="8" className="fill-ink" />
      <rect x="80" y="156" width="40" height="6" rx="3" className="fill-surface" />
    </>
  ),
  languages: (
    <>
      {["Castellano", "Català", "English"].map((name, row) => (
        <g key={name}>
          <Box x={44} y={52 + row * 36} width={112} height={28} chosen={row === 1} />
          <text
            x="56"
            y={71 + row * 36}
            className={`text-body font-medium ${row === 1 ? "fill-lime-ink" : "fill-ink"}`}
          >
            {name}
          </text>
        </g>
      ))}
      <Heading y={174} width={72} />
      <Lines y={194} widths={[104, 90]} />
    </>
  ),
  register: (
    <>
      <circle cx="100" cy="74" r="15" className="fill-ink" />
      <path d="M72 116a28 24 0 0 1 56 0z" className="fill-ink" />
      {[134, 164].map((y) => (
        <g key={y}>
          <Box x={48} y={y} width={104} height={22} />
          <Lines x={56} y={y + 8} widths={[60]} />
        </g>
      ))}
      <Press x={48} y={198} width={104} />
    </>
  ),
  farAway: (
    <>
      <Streets />
      <path
        d="M64 196C90 170 96 140 128 110"
        className="stroke-ink"
        strokeWidth="2.5"
        strokeDasharray="6 5"
        fill="none"
      />
      <Player x={62} y={198} />
      <Pin x={130} y={112} look="closed" />
      <Lock x={130} y={66} />
    </>
  ),
  arrived: (
    <>
      <Streets />
      <Pin x={100} y={120} />
      <Player x={100} y={124} />
      <rect x="40" y="164" width="120" height="64" rx="8" className="fill-surface" />
      <Heading y={174} width={70} />
      <Press x={48} y={194} width={104} />
    </>
  ),
  freeMovement: (
    <>
      <Streets />
      <Player x={58} y={208} />
      <Pin x={70} y={104} />
      <Pin x={134} y={92} look="final" />
      <circle cx="134" cy="72" r="22" strokeWidth="2.5" className="stroke-ink" fill="none" />
      <path
        d="M132 100v38l9-8 6 15 7-3-6-14 12-1z"
        strokeWidth="2"
        className="fill-surface stroke-ink"
      />
    </>
  ),
  again: (
    <>
      <path
        d="M128 88a32 32 0 1 0 4 26"
        className="stroke-ink"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M136 70v24h-24z" className="fill-ink" />
      <Lines x={62} y={160} widths={[76]} />
      <Press y={180} />
    </>
  ),
  together: (
    <>
      {[
        [78, "fill-ink"],
        [122, "fill-lime"],
      ].map(([x, fill]) => (
        <g key={x} className={String(fill)}>
          <circle cx={x} cy="72" r="14" />
          <path d={`M${Number(x) - 24} 112a24 22 0 0 1 48 0z`} />
        </g>
      ))}
      <Box x={44} y={136} width={112} height={72} />
      <Photo x={52} y={146} width={40} />
      <Heading x={100} y={150} width={46} />
      <Lines x={52} y={184} widths={[92]} />
    </>
  ),
  story: (
    <>
      <Photo x={36} y={32} width={128} />
      <Heading y={130} width={76} />
      <Lines y={150} widths={[104, 98, 104, 90, 60]} />
    </>
  ),
  audio: (
    <>
      <Lines y={48} widths={[104, 98, 70]} />
      <circle cx="100" cy="138" r="34" className="fill-lime" />
      <path d="M90 120l30 18-30 18z" className="fill-lime-ink" />
      <path d="M48 200h104" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
      <path d="M48 200h38" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <circle cx="86" cy="200" r="6" className="fill-ink" />
    </>
  ),
  credits: (
    <>
      <Heading x={66} y={48} width={68} />
      {[74, 86, 98, 122, 134].map((y, row) => (
        <rect
          key={y}
          x={100 - [44, 36, 50, 40, 30][row]! / 2 - 12}
          y={y}
          width={[44, 36, 50, 40, 30][row]! + 24}
          height="6"
          rx="3"
          className="fill-line-strong"
        />
      ))}
      {[48, 86, 124].map((x, place) => (
        <rect
          key={x}
          x={x}
          y="176"
          width="28"
          height="28"
          rx={place === 1 ? 14 : 6}
          className={place === 1 ? "fill-lime" : "fill-ink"}
        />
      ))}
    </>
  ),
  score: (
    <>
      <Coin x={100} y={78} points={5} />
      {[true, true, true, false].map((isDone, row) => (
        <g key={row}>
          <Lines x={48} y={128 + row * 22} widths={[62]} />
          {isDone ? (
            <Tick x={142} y={131 + row * 22} />
          ) : (
            <circle
              cx="142"
              cy={131 + row * 22}
              r="9"
              strokeWidth="2"
              className="stroke-line-strong"
              fill="none"
            />
          )}
        </g>
      ))}
    </>
  ),
  pickup: (
    <>
      <g transform="translate(0 -2) scale(1 .6) translate(0 22)">
        <Streets />
      </g>
      <Pin x={100} y={108} look="final" />
      <Heading y={166} width={70} />
      <Lines y={186} widths={[104]} />
      <Box x={48} y={204} width={48} height={20} />
      <Box x={104} y={204} width={48} height={20} />
    </>
  ),
  lottery: (
    <>
      <Box x={48} y={52} width={104} height={92} />
      <path d="M48 58a6 6 0 0 1 6-6h92a6 6 0 0 1 6 6v18H48z" className="fill-ink" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((day) => (
        <rect
          key={day}
          x={58 + (day % 4) * 23}
          y={86 + Math.floor(day / 4) * 18}
          width="15"
          height="11"
          rx="3"
          className={day === 6 ? "fill-lime" : "fill-line-strong"}
        />
      ))}
      <rect
        x="101"
        y="101"
        width="21"
        height="17"
        rx="5"
        strokeWidth="2"
        className="stroke-ink"
        fill="none"
      />
      <Heading x={60} y={166} width={80} />
      <Lines y={188} widths={[104, 80]} />
    </>
  ),
} satisfies Partial<Record<HelpPageName, ReactNode>>;
