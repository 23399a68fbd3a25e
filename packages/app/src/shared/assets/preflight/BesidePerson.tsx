import { useTranslation } from "react-i18next";

/** Metres. */
const PERSON = 1.7;
const DOOR = { width: 0.83, height: 2.03 };
/** Sizes in units of the drawing. The person and the box stand on the line at height GROUND. */
const WIDTH = 240;
const HEIGHT = 96;
const GROUND = HEIGHT - 8;

/** Draws the bounding box of a model to scale beside a door of 2.03 m and a person of 1.70 m. */
export function BesidePerson({ size }: { size: readonly [number, number, number] }) {
  const { t } = useTranslation();
  const [width, height] = size;
  const unit = Math.min(
    (GROUND - 8) / Math.max(height, DOOR.height),
    // The model has what the door and the person leave.
    (WIDTH - 40) / (Math.max(width, 0.001) + DOOR.width + PERSON * 0.5),
  );
  const door = { width: DOOR.width * unit, height: DOOR.height * unit };
  const person = PERSON * unit;
  const box = { width: Math.max(2, width * unit), height: Math.max(2, height * unit) };
  const head = person * 0.075;
  const middle = 20 + door.width + person * 0.25;
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
      <g className="fill-none stroke-ink-faint" strokeWidth="1.25">
        <rect x="12" y={GROUND - door.height} {...door} />
        <circle
          cx={12 + door.width * 0.84}
          cy={GROUND - door.height * 0.48}
          r={Math.max(0.6, door.width * 0.04)}
        />
      </g>
      <g className="fill-ink-faint">
        <circle cx={middle} cy={GROUND - person + head} r={head} />
        <rect
          x={middle - person * 0.11}
          y={GROUND - person * 0.83}
          width={person * 0.22}
          height={person * 0.4}
          rx={person * 0.07}
        />
        <rect
          x={middle - person * 0.09}
          y={GROUND - person * 0.5}
          width={person * 0.07}
          height={person * 0.5}
        />
        <rect
          x={middle + person * 0.02}
          y={GROUND - person * 0.5}
          width={person * 0.07}
          height={person * 0.5}
        />
      </g>
      <rect
        x={middle + Math.max(12, person * 0.25)}
        y={GROUND - box.height}
        {...box}
        className="fill-lime-tint stroke-ink"
        strokeWidth="1.25"
      />
    </svg>
  );
}
