import { isPlaced } from "@panel/domain/experience/position";
import { isMapFile } from "@panel/domain/map-file";
import { pointStatus } from "@panel/domain/play/play";
import { mapFileTiles } from "@panel/ui/map-file";
import { MapView, type MapMarker } from "@panel/ui/map-picker";
import { useMemo } from "react";
import "../parts.css";
import { positionOf, usePlay } from "../play-context.ts";
import { pointName } from "../RouteText.tsx";
import { useWords } from "../words.ts";

/** The points that are open or were visited, and the visitor. */
export default function RouteMap() {
  const words = useWords();
  const { t } = words;
  const play = usePlay();
  const { material, rules, game, time, tiles } = play;
  const { sketch, ...rest } = tiles;
  const here = positionOf(play);
  const { points } = material.route;
  const drawn = points.filter((point) => {
    const status = pointStatus(rules, game.play, point, time);
    return (
      (status === "open" || status === "reached") && point.position && isPlaced(point.position)
    );
  });
  // The map takes other markers as another route.
  const key = [words.language, ...drawn.map(({ id }) => id), here?.lat, here?.lon].join(" ");
  const markers = useMemo(
    (): MapMarker[] => [
      ...drawn.flatMap(({ id, position, isFinal }) =>
        position
          ? [
              {
                id: String(id),
                position,
                label: pointName(play, words, id),
                kind: isFinal ? ("final" as const) : ("point" as const),
                number: points.findIndex((each) => each.id === id) + 1,
              },
            ]
          : [],
      ),
      ...(here ? [{ id: "here", position: here, label: t("you"), kind: "here" as const }] : []),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- The key says all that is read.
    [key],
  );
  return (
    <MapView
      label={t("map")}
      height="100%"
      oneFingerScrolls={false}
      className="h-full *:first:h-full"
      tiles={{
        ...(isMapFile(rest.url) ? mapFileTiles(rest) : rest),
        ...(sketch && {
          sketch: mapFileTiles({
            url: sketch.url,
            attribution: sketch.attribution[words.language],
          }),
        }),
      }}
      markers={markers}
      labels={{
        readOnlyInstructions: t("mapKeys"),
        zoomIn: t("zoomIn"),
        zoomOut: t("zoomOut"),
        showAll: t("showAll"),
        loading: t("loading"),
        failedTitle: t("mapFailed"),
        failedMessage: t("mapFailedText"),
        authorisationTitle: t("mapFailed"),
        authorisationMessage: t("mapFailedText"),
        tilesFailed: t("tilesFailed"),
        retry: t("retry"),
        centre: (coordinates) => t("centre", { coordinates }),
        spread: (count) => t("spread", { count }),
      }}
    />
  );
}
