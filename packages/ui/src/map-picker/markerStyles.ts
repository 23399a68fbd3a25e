import type LineString from "ol/geom/LineString.js";
import Point from "ol/geom/Point.js";
import CircleStyle from "ol/style/Circle.js";
import Fill from "ol/style/Fill.js";
import Icon from "ol/style/Icon.js";
import RegularShape from "ol/style/RegularShape.js";
import Stroke from "ol/style/Stroke.js";
import Style from "ol/style/Style.js";
import Text from "ol/style/Text.js";
import type { MapMarker } from "./types.ts";

export interface MapStyles {
  marker: (kind: MapMarker["kind"], number: number | undefined) => Style;
  label: (text: string) => Style;
  line: (line: LineString) => Style[];
}

/** Styles in the theme's colours, as they are on the page now; make them again when it changes. */
export function mapStyles(): MapStyles {
  const page = getComputedStyle(document.documentElement);
  const colour = (token: string) => page.getPropertyValue(`--color-${token}`).trim();
  const ink = colour("ink");
  const surface = colour("surface");
  const font = `600 12px ${page.fontFamily}`;
  const made = new Map<string, Style>();

  const draw = (kind: MapMarker["kind"], number: number | undefined): Style => {
    if (kind === "selected") {
      return new Style({ image: pin(colour("lime"), colour("lime-ink")), zIndex: 3 });
    }
    const final = kind === "final";
    const stroke = new Stroke({ color: final ? surface : ink, width: 2 });
    const fill = new Fill({ color: final ? ink : surface });
    return new Style({
      zIndex: final ? 2 : 1,
      image: final
        ? new RegularShape({ points: 4, radius: 17, angle: Math.PI / 4, fill, stroke })
        : new CircleStyle({ radius: 12, fill, stroke }),
      ...(number !== undefined && {
        text: new Text({
          text: String(number),
          font,
          offsetY: 1,
          fill: new Fill({ color: final ? surface : ink }),
        }),
      }),
    });
  };

  return {
    marker: (kind, number) => {
      const key = `${kind} ${number ?? ""}`;
      const known = made.get(key);
      if (known) return known;
      const style = draw(kind, number);
      made.set(key, style);
      return style;
    },
    label: (text) =>
      new Style({
        zIndex: 4,
        text: new Text({
          text,
          font: `500 12px ${page.fontFamily}`,
          offsetY: 28,
          overflow: true,
          padding: [4, 6, 3, 6],
          fill: new Fill({ color: surface }),
          backgroundFill: new Fill({ color: ink }),
        }),
      }),
    line: (line) => {
      const [start, end] = [line.getFirstCoordinate(), line.getLastCoordinate()];
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [start[0], start[1], end[0], end[1]];
      return [
        new Style({ stroke: new Stroke({ color: surface, width: 5 }) }),
        new Style({ stroke: new Stroke({ color: ink, width: 2, lineDash: [6, 5] }) }),
        new Style({
          geometry: new Point(line.getCoordinateAt(0.5)),
          image: new RegularShape({
            points: 3,
            radius: 8,
            rotateWithView: true,
            rotation: Math.PI / 2 - Math.atan2(y1 - y0, x1 - x0),
            fill: new Fill({ color: ink }),
            stroke: new Stroke({ color: surface, width: 1.5 }),
          }),
        }),
      ];
    },
  };
}

/** Drawn by hand rather than from an SVG address, which a strict img-src would refuse. */
function pin(fill: string, ink: string): Icon {
  const scale = 2;
  const canvas = document.createElement("canvas");
  canvas.width = 32 * scale;
  canvas.height = 40 * scale;
  const context = canvas.getContext("2d");
  if (context) {
    context.scale(scale, scale);
    context.beginPath();
    context.arc(16, 15, 13, 0.82 * Math.PI, 0.18 * Math.PI);
    context.lineTo(16, 37.5);
    context.closePath();
    context.fillStyle = fill;
    context.fill();
    context.lineJoin = "round";
    context.lineWidth = 2.5;
    context.strokeStyle = ink;
    context.stroke();
    context.fillStyle = ink;
    context.beginPath();
    context.arc(16, 15, 4.5, 0, 2 * Math.PI);
    context.fill();
  }
  return new Icon({
    img: canvas,
    width: 32,
    height: 40,
    anchor: [0.5, 38 / 40],
  });
}
