const STREETS = [
  "M-20 140 C 160 120 260 210 420 190 S 720 80 940 120",
  "M-20 330 C 120 300 250 360 400 340 S 700 300 940 340",
  "M-20 560 C 180 520 330 590 520 550 S 780 500 940 540",
  "M-20 760 C 160 720 320 800 520 770 S 800 700 940 740",
  "M120 -20 C 150 160 90 320 140 500 S 200 760 160 960",
  "M340 -20 C 360 180 300 330 360 520 S 400 760 360 960",
  "M580 -20 C 560 160 620 330 590 520 S 560 780 620 960",
  "M790 -20 C 770 200 830 360 780 540 S 800 800 780 960",
];
const STOPS = [
  [150, 640],
  [365, 552],
  [402, 340],
  [594, 316],
] as const;
const PRIZE = [742, 160] as const;

/** Decorative drawing of a city map with a route. */
export function RouteDrawing({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`relative overflow-hidden border-l border-line bg-sunken ${className ?? ""}`}
    >
      <svg
        viewBox="0 0 900 900"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <g className="stroke-surface" strokeWidth="16">
          {STREETS.map((street) => (
            <path key={street} d={street} />
          ))}
        </g>
        <path d="M640 400 q 90 -40 130 30 t -40 110 t -120 -30 z" className="fill-lime-tint" />
        <path
          d="M150 640 C 220 640 340 640 365 552 S 330 360 402 340 S 570 350 594 316 S 640 180 742 160"
          className="stroke-ink"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="1 13"
        />
        {STOPS.map(([x, y], index) => (
          <g key={x}>
            <circle cx={x} cy={y} r="19" className="fill-surface stroke-ink" strokeWidth="2.5" />
            <text
              x={x}
              y={y + 6}
              textAnchor="middle"
              className="fill-ink text-reading font-semibold"
            >
              {index + 1}
            </text>
          </g>
        ))}
        <g transform={`translate(${PRIZE[0]} ${PRIZE[1]})`}>
          <path
            d="M0 34 C -12 18 -34 2 -34 -22 a34 34 0 0 1 68 0 C 34 2 12 18 0 34 Z"
            className="fill-lime stroke-ink"
            strokeWidth="2.5"
          />
          <path
            d="m0 -38 5 11 12 1.5 -9 8 2.5 12 -10.5 -6 -10.5 6 2.5 -12 -9 -8 12 -1.5 z"
            className="fill-lime-ink"
          />
        </g>
      </svg>
    </div>
  );
}
