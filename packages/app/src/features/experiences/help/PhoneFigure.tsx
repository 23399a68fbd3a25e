import type { ReactNode } from "react";

/** The screen that is drawn on the phone. */
export type PhoneScreen = "cover" | "welcome" | "map" | "point" | "challenge" | "prize";

const lines = (y: number, widths: readonly number[], x = 48) =>
  widths.map((width, row) => (
    <rect
      key={row}
      x={x}
      y={y + row * 12}
      width={width}
      height="6"
      rx="3"
      className="fill-line-strong"
    />
  ));

function Pin({ x, y, final = false }: { x: number; y: number; final?: boolean }) {
  return (
    <g>
      <path
        d={`M${x} ${y}c-9-11-13-16-13-22a13 13 0 0 1 26 0c0 6-4 11-13 22z`}
        className={final ? "fill-lime" : "fill-ink"}
      />
      <circle cx={x} cy={y - 22} r="5" className={final ? "fill-lime-ink" : "fill-surface"} />
    </g>
  );
}

const SCREENS: Record<PhoneScreen, ReactNode> = {
  cover: (
    <>
      <rect x="36" y="32" width="128" height="86" rx="6" className="fill-lime" />
      <path d="M36 104l34-34 26 24 22-16 46 40H42a6 6 0 0 1-6-6z" className="fill-lime-ink" />
      <circle cx="140" cy="54" r="9" className="fill-lime-ink" />
      <rect x="48" y="132" width="92" height="10" rx="5" className="fill-ink" />
      {lines(156, [104, 96, 60])}
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
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <rect
          key={place}
          x={43 + place * 20}
          y="168"
          width="14"
          height="20"
          rx="3"
          className="fill-surface stroke-line-strong"
          strokeWidth="2"
        />
      ))}
    </>
  ),
  map: (
    <>
      <rect x="36" y="32" width="128" height="200" rx="6" className="fill-sunken" />
      <path
        d="M36 92l128-28M70 32l26 200M36 190l128-40"
        className="stroke-surface"
        strokeWidth="8"
        fill="none"
      />
      <path
        d="M64 116l46 34 34 52"
        className="stroke-ink"
        strokeWidth="2.5"
        strokeDasharray="6 5"
        fill="none"
      />
      <Pin x={64} y={116} />
      <Pin x={110} y={150} />
      <Pin x={144} y={202} final />
    </>
  ),
  point: (
    <>
      <path d="M100 42l46 24v52l-46 24-46-24V66z" className="fill-lime" />
      <path
        d="M54 66l46 24 46-24M100 90v52"
        className="stroke-lime-ink"
        strokeWidth="2.5"
        fill="none"
      />
      <rect x="48" y="166" width="64" height="10" rx="5" className="fill-ink" />
      {lines(188, [104, 88, 70])}
    </>
  ),
  challenge: (
    <>
      <rect x="48" y="44" width="104" height="10" rx="5" className="fill-ink" />
      {lines(64, [72])}
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
      <rect x="60" y="86" width="80" height="58" rx="4" className="fill-lime" />
      <rect
        x="52"
        y="68"
        width="96"
        height="22"
        rx="4"
        strokeWidth="2"
        className="fill-lime stroke-lime-ink"
      />
      <path d="M100 69v75" className="stroke-lime-ink" strokeWidth="4" />
      <path
        d="M100 66c-10-26-36-22-30-6 4 8 20 8 30 6zm0 0c10-26 36-22 30-6-4 8-20 8-30 6z"
        className="stroke-ink"
        strokeWidth="4"
        fill="none"
      />
      <rect x="60" y="168" width="80" height="10" rx="5" className="fill-ink" />
      {lines(190, [104, 80])}
    </>
  ),
};

/** Drawing of a player's phone. Decorative: the text beside it explains it. */
export function PhoneFigure({ screen }: { screen: PhoneScreen }) {
  return (
    <svg viewBox="0 0 200 268" aria-hidden className="mx-auto h-72 w-auto">
      <rect
        x="27"
        y="4"
        width="146"
        height="260"
        rx="20"
        strokeWidth="3"
        className="fill-surface stroke-line-strong"
      />
      <rect x="84" y="14" width="32" height="5" rx="2.5" className="fill-line-strong" />
      {SCREENS[screen]}
    </svg>
  );
}
