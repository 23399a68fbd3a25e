import { BarChart } from "chartist";
import { useEffect, useRef } from "react";

interface PlaysChartProps {
  /** What the chart is, and where its numbers are. */
  label: string;
  /** Names of the bars; some are left out where they would not fit. */
  names: readonly string[];
  /** Null for what is not shown: a dashed stub stands there. */
  values: readonly (number | null)[];
}

const HEIGHT = 200;
/** Width in px that the name of a bar needs, in the longest language. */
const NAME_WIDTH = 84;
/** Height of a dashed stub, as a part of the highest bar. */
const STUB = 0.08;

/** A bar for each of several times. The numbers have to be beside it as a table: it is one picture to assistive technology. */
export function PlaysChart({ label, names, values }: PlaysChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    if (!here) return undefined;
    // Asked anew with each drawing: the window may have become narrower.
    const step = () => Math.ceil((names.length * NAME_WIDTH) / here.clientWidth);
    const hasRoom = (index: number) => index % step() === 0 && index + step() / 2 <= names.length;
    const stub = Math.max(1, ...values.map((value) => value ?? 0)) * STUB;
    const chart = new BarChart(
      here,
      {
        labels: [...names],
        series: [
          values.map((value) => value ?? 0),
          values.map((value) => (value === null ? stub : 0)),
        ],
      },
      {
        height: HEIGHT,
        low: 0,
        stackBars: true,
        chartPadding: { top: 12, right: 8, bottom: 0, left: 0 },
        axisX: {
          showGrid: false,
          labelInterpolationFnc: (name, index) => (hasRoom(index) ? name : null),
        },
        axisY: { onlyInteger: true, offset: 36 },
      },
    );
    chart.on("draw", (drawn) => {
      if (drawn.type !== "bar") return;
      const isStub = values[drawn.index] === null;
      if (isStub !== (drawn.seriesIndex === 1)) drawn.element.remove();
    });
    return () => {
      chart.detach();
    };
  }, [names, values]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      style={{ "--bars": values.length, height: HEIGHT } as React.CSSProperties}
      className="@container min-w-0 [&_.ct-bar]:stroke-info [&_.ct-series-b_.ct-bar]:stroke-ink-muted [&_.ct-series-b_.ct-bar]:[stroke-dasharray:2_2] [&_.ct-bar]:[stroke-width:clamp(2px,60cqw/var(--bars),28px)] [&_.ct-grid]:stroke-line [&_.ct-label]:fill-ink-muted [&_.ct-label]:text-caption [&_.ct-label]:text-ink-muted [&_.ct-label.ct-vertical]:flex [&_.ct-label.ct-vertical]:items-end [&_.ct-label.ct-vertical]:justify-end [&_.ct-label.ct-vertical]:pr-2 [&_.ct-label.ct-horizontal]:overflow-visible [&_.ct-label.ct-horizontal]:whitespace-nowrap"
    />
  );
}
