import { sketchOf, sketchTiles } from "@panel/domain/route-files/sketch";
import type { Position } from "@panel/domain/experience/position";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { mapTiles } from "../../../shared/map-tiles.ts";
import { SketchTile } from "./SketchTile.tsx";

export interface SketchedPoint {
  number: number;
  position: Position;
  isFinal: boolean;
}

/** Zoom levels that every map service has. */
const MAX_ZOOM = 19;

/** The route to scale, north up, on a pale map, which may be missing where there is no connection. */
export function RouteSketch({ points }: { points: readonly SketchedPoint[] }) {
  const { t } = useTranslation();
  const id = useId();
  // On paper the map is always that of the light theme.
  const [{ url, attribution, draw }] = useState(mapTiles);
  const sketch = sketchOf(points.map(({ position }) => position));
  if (!sketch) return null;
  const { width, height, places, scale } = sketch;
  const line = places.map((place) => place.join(",")).join(" ");
  const [left, bottom] = [30, height + 30];
  return (
    <svg viewBox={`0 0 ${width} ${height + 80}`} role="img" aria-label={t("SHEET.map")}>
      <clipPath id={id}>
        <rect width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${id})`} opacity={0.55}>
        {sketchTiles(sketch, MAX_ZOOM).map((tile) => (
          <SketchTile key={`${tile.z} ${tile.x} ${tile.y}`} tile={tile} url={url} draw={draw} />
        ))}
      </g>
      <polyline
        points={line}
        fill="none"
        stroke="CanvasText"
        strokeWidth={3}
        strokeDasharray="8 6"
      />
      {points.map(({ number, isFinal }, index) => {
        const [x, y] = places[index] ?? [0, 0];
        return (
          <g key={number} transform={`translate(${x} ${y})`}>
            {isFinal ? (
              <rect
                x={-20}
                y={-20}
                width={40}
                height={40}
                fill="Canvas"
                stroke="CanvasText"
                strokeWidth={4}
              />
            ) : (
              <circle r={20} fill="Canvas" stroke="CanvasText" strokeWidth={3} />
            )}
            <text textAnchor="middle" dominantBaseline="central" fontSize={20} fill="CanvasText">
              {number}
            </text>
          </g>
        );
      })}
      <path
        d={`M${left} ${bottom - 8}v8h${scale.length}v-8`}
        fill="none"
        stroke="CanvasText"
        strokeWidth={3}
      />
      <text x={left + scale.length + 14} y={bottom} fontSize={20} fill="CanvasText">
        {t("SHEET.scale", { metres: scale.metres })}
      </text>
      <text x={left} y={bottom + 26} fontSize={16} fill="CanvasText">
        {attribution}
      </text>
    </svg>
  );
}
