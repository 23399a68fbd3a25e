import { middleOf } from "@panel/domain/experience/outlying";
import { shownPosition, type Position } from "@panel/domain/experience/position";
import { HOME } from "@panel/domain/places/coordinate-order";
import { readPlace } from "@panel/domain/places/read-place";
import type { ReadPlace } from "@panel/ui/map-picker";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/**
 * Reads places that are pasted or typed, and says in words what is asked or not understood.
 * @param route places of the route
 * @param city the middle of its city, used while it has no places
 */
export function usePlaceReader(
  route: readonly { position: Position }[],
  city: Position | undefined,
): ReadPlace {
  const { t } = useTranslation();
  return useCallback(
    (text) => {
      const near = route.length > 0 ? middleOf(route.map(({ position }) => position)) : city;
      const reading = readPlace(text, near, near ?? HOME);
      switch (reading.kind) {
        case "place":
          return { ...reading, note: reading.note && t(`MAP.placeNotes.${reading.note}`) };
        case "choice":
          return {
            kind: "choice",
            question: t(`MAP.placeQuestions.${reading.why}`),
            choices: reading.choices.map((position) => ({
              position,
              label: shownPosition(position),
            })),
          };
        case "refused":
          return { kind: "refused", message: t(`MAP.placeRefused.${reading.why}`) };
        case "none":
          return reading;
      }
    },
    [route, city, t],
  );
}
