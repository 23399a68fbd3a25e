import { useTranslation } from "react-i18next";

/** Metres. */
const PERSON = 1.7;
/** Sizes in units of the drawing. The person and the box stand on the line at height GROUND. */
const WIDTH = 240;
const HEIGHT = 96;
const GROUND = HEIGHT - 8;

/** Draws the bounding box of a model to scale beside a person of 1.70 m. */
export function BesidePerson({ size }: { size: readonly [number, number, number] }) {
  const { t } = useTranslation();
  const [width, height] = size;
  const unit = Math.min((GROUND - 8) / Math.max(height, PERSON), 150 / Math.max(width, 0.001));
  const person = PERSON * unit;
  const box = { width: Math.max(2, width * unit), height: Math.max(2, height * unit) };
  const head = person * 0.075;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("PREFLIGHT.comparison")}
      className="h-28 w-full rounded-field border border-line bg-sunken"
    >
      <line
        x1={-WIDTH * 10}
        x2={WIDTH * 10}
        y1={GROUND}
        y2={GROUND}
        className="stroke-line-strong"
      />
      <g className="fill-ink-faint">
        <circle cx="40" cy={GROUND - person + head} r={head} />
        <rect
          x={40 - person * 0.11}
          y={GROUND - person * 0.83}
          width={person * 0.22}
          height={person * 0.4}
          rx={person * 0.07}
        />
        <rect
          x={40 - person * 0.09}
          y={GROUND - person * 0.5}
          width={person * 0.07}
          height={person * 0.5}
        />
        <rect
          x={40 + person * 0.02}
          y={GROUND - person * 0.5}
          width={person * 0.07}
          height={person * 0.5}
        />
      </g>
      <rect
        x={40 + Math.max(16, person * 0.2)}
        y={GROUND - box.height}
        {...box}
        className="fill-lime-tint stroke-ink"
        strokeWidth="1.25"
      />
    </svg>
  );
}
