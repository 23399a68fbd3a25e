/* The pieces of the drawings of help. The screen of the phone goes from 36, 32 to 164, 232. */

interface At {
  x: number;
  y: number;
}

/** Lines of text, 12 apart. */
export function Lines({ x = 48, y, widths }: { x?: number; y: number; widths: readonly number[] }) {
  return widths.map((width, row) => (
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
}

export function Heading({ x = 48, y, width }: { x?: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height="10" rx="5" className="fill-ink" />;
}

/** A picture of mountains, 3 by 2. */
export function Photo({ x, y, width }: At & { width: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 128})`}>
      <rect width="128" height="86" rx="6" className="fill-lime" />
      <path d="M0 72l34-34 26 24 22-16 46 40H6a6 6 0 0 1-6-6z" className="fill-lime-ink" />
      <circle cx="104" cy="22" r="9" className="fill-lime-ink" />
    </g>
  );
}

/** A main button, with its text as a line. */
export function Press({ x = 60, y, width = 80 }: { x?: number; y: number; width?: number }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height="26" rx="8" className="fill-lime" />
      <rect
        x={x + width / 4}
        y={y + 10}
        width={width / 2}
        height="6"
        rx="3"
        className="fill-lime-ink"
      />
    </g>
  );
}

/** A box with an edge: a field, a card, a choice. */
export function Box({
  x,
  y,
  width,
  height,
  chosen = false,
}: At & { width: number; height: number; chosen?: boolean }) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="6"
      strokeWidth="2"
      className={chosen ? "fill-lime stroke-lime-ink" : "fill-surface stroke-line-strong"}
    />
  );
}

/** The marker of a point, its tip at the place. */
export function Pin({ x, y, look = "open" }: At & { look?: "open" | "final" | "closed" }) {
  const [fill, hole] = {
    open: ["fill-ink", "fill-surface"],
    final: ["fill-lime", "fill-lime-ink"],
    closed: ["fill-line-strong", "fill-surface"],
  }[look];
  return (
    <g>
      <path d={`M${x} ${y}c-9-11-13-16-13-22a13 13 0 0 1 26 0c0 6-4 11-13 22z`} className={fill} />
      <circle cx={x} cy={y - 22} r="5" className={hole} />
    </g>
  );
}

/** The map, over the whole screen. */
export function Streets() {
  return (
    <>
      <rect x="36" y="32" width="128" height="200" rx="6" className="fill-sunken" />
      <path
        d="M36 92l128-28M70 32l26 200M36 190l128-40"
        className="stroke-surface"
        strokeWidth="8"
        fill="none"
      />
    </>
  );
}

/** Where the player is. */
export function Player({ x, y }: At) {
  return (
    <g>
      <circle cx={x} cy={y} r="15" className="fill-lime opacity-50" />
      <circle cx={x} cy={y} r="7" strokeWidth="3" className="fill-lime stroke-lime-ink" />
    </g>
  );
}

export function Lock({ x, y }: At) {
  return (
    <g>
      <path
        d={`M${x - 6} ${y - 4}v-6a6 6 0 0 1 12 0v6`}
        className="stroke-ink"
        strokeWidth="3"
        fill="none"
      />
      <rect x={x - 10} y={y - 5} width="20" height="15" rx="3" className="fill-ink" />
    </g>
  );
}

export function Tick({ x, y }: At) {
  return (
    <g>
      <circle cx={x} cy={y} r="11" className="fill-lime" />
      <path d={`M${x - 5} ${y}l4 4 7-8`} className="stroke-lime-ink" strokeWidth="3" fill="none" />
    </g>
  );
}

export function Gift() {
  return (
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
    </>
  );
}

/** A 3D model. */
export function Cube() {
  return (
    <>
      <path d="M100 42l46 24v52l-46 24-46-24V66z" className="fill-lime" />
      <path
        d="M54 66l46 24 46-24M100 90v52"
        className="stroke-lime-ink"
        strokeWidth="2.5"
        fill="none"
      />
    </>
  );
}

/** A coin of points won. */
export function Coin({ x, y, points }: At & { points: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="26" strokeWidth="3" className="fill-lime stroke-lime-ink" />
      <text
        x={x}
        y={y + 7}
        textAnchor="middle"
        className="fill-lime-ink text-heading font-semibold"
      >
        +{points}
      </text>
    </g>
  );
}
