import type { ReactNode } from "react";
import { Cube, Gift, Heading, Lines, Photo, Pin, Press, Streets } from "./drawing.tsx";
import type { WHOLE } from "../../route/help/pages.ts";

/** The screens of the pages about the whole experience. */
export const WHOLE_FIGURES: Record<(typeof WHOLE)[number], ReactNode> = {
  cover: (
    <>
      <Photo x={36} y={32} width={128} />
      <Heading y={132} width={92} />
      <Lines y={156} widths={[104, 96, 60]} />
    </>
  ),
  welcome: (
    <>
      <path
        d="M48 62h104a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H84l-16 16v-16H48a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8z"
        className="fill-lime"
      />
      <rect x="56" y="80" width="84" height="7" rx="3.5" className="fill-lime-ink" />
      <rect x="56" y="94" width="56" height="7" rx="3.5" className="fill-lime-ink" />
      <Press y={176} />
    </>
  ),
  map: (
    <>
      <Streets />
      <path
        d="M64 116l46 34 34 52"
        className="stroke-ink"
        strokeWidth="2.5"
        strokeDasharray="6 5"
        fill="none"
      />
      <Pin x={64} y={116} />
      <Pin x={110} y={150} />
      <Pin x={144} y={202} look="final" />
    </>
  ),
  point: (
    <>
      <Cube />
      <Heading y={166} width={64} />
      <Lines y={188} widths={[104, 88, 70]} />
    </>
  ),
  challenge: (
    <>
      <Heading y={44} width={104} />
      <Lines y={64} widths={[72]} />
      {[0, 1, 2].map((place) => (
        <g key={place}>
          <rect
            x="44"
            y={92 + place * 36}
            width="112"
            height="26"
            rx="8"
            strokeWidth="2"
            className={
              place === 1 ? "fill-lime stroke-lime-ink" : "fill-surface stroke-line-strong"
            }
          />
          <rect
            x="56"
            y={102 + place * 36}
            width={[60, 76, 48][place]}
            height="6"
            rx="3"
            className={place === 1 ? "fill-lime-ink" : "fill-line-strong"}
          />
        </g>
      ))}
    </>
  ),
  prize: (
    <>
      <Gift />
      <Heading x={60} y={168} width={80} />
      <Lines y={190} widths={[104, 80]} />
    </>
  ),
};
