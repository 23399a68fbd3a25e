import { hasEnded, needsPosition, openPoints } from "@panel/domain/play/play";
import type { RoutePoint } from "@panel/domain/play/route";
import { Button } from "@panel/ui/button";
import { Spinner } from "@panel/ui/spinner";
import { lazy, Suspense } from "react";
import { distance } from "../game/game.ts";
import { PartOrNothing } from "../PartOrNothing.tsx";
import { positionOf, usePlay, type Play } from "../play-context.ts";
import { Screen } from "../Screen.tsx";
import { useShown } from "../RouteText.tsx";
import { useWords } from "../words.ts";
import { PlacingNote } from "./PlacingNote.tsx";
import { PointRow } from "./PointRow.tsx";
import { LanguageSelect } from "./Welcome.tsx";

const RouteMap = lazy(() => import("./RouteMap.tsx"));

/** Where the visitor may go: the map, and the points with what the rules say of them. */
export function MapScreen() {
  const words = useWords();
  const { t } = words;
  const play = usePlay();
  const { rules, game, time, material, forget, visit, send } = play;
  const { experience, points } = material.route;
  const shown = useShown();
  const name = shown(experience.name);
  const ids = new Set(openPoints(rules, game.play, time).map(({ id }) => id));
  const here = positionOf(play);
  const away = (point: RoutePoint) => (here ? distance(point, here) : 0);
  const open = points.filter(({ id }) => ids.has(id)).toSorted((a, b) => away(a) - away(b));
  const others = points.filter(({ id }) => !ids.has(id));
  const erase = visit ? visit.erase : forget;
  const isOver = hasEnded(rules, game.play);
  const isStuck =
    open.length === 0 && !isOver && !others.some((each) => isPendingFinal(play, each));
  const mapText = t("mapFailed");
  return (
    <Screen title={name.text || t("title")} lang={name.lang} fills>
      <div className="grid h-full grid-rows-[minmax(10rem,38%)_1fr]">
        <PartOrNothing fallback={<p className="bg-sunken p-4 text-body">{mapText}</p>}>
          <Suspense
            fallback={
              <div className="grid place-content-center bg-sunken">
                <Spinner label={t("loading")} />
              </div>
            }
          >
            <RouteMap />
          </Suspense>
        </PartOrNothing>
        <div className="min-h-0 overflow-y-auto overscroll-contain border-t border-line px-4 py-4">
          <div className="mx-auto grid max-w-xl grid-cols-1 gap-4">
            <PlacingNote />
            {isStuck && (
              <p role="alert" className="rounded-card bg-warning-tint p-3 text-body text-warning">
                {t(points.some(({ isFinal }) => isFinal) ? "noneOpen" : "finalOnly")}
              </p>
            )}
            {open.length > 0 && (
              <section aria-labelledby="open" className="grid grid-cols-1 gap-2">
                <h2 id="open" className="text-body font-semibold text-ink-muted">
                  {t("openNow")}
                </h2>
                <ul className="grid grid-cols-1 gap-2">
                  {open.map((point) => (
                    <PointRow key={point.id} point={point} isOpen />
                  ))}
                </ul>
              </section>
            )}
            {others.length > 0 && (
              <section aria-labelledby="others" className="grid grid-cols-1 gap-2">
                <h2 id="others" className="text-body font-semibold text-ink-muted">
                  {t("otherPoints")}
                </h2>
                <ul className="grid grid-cols-1 gap-2">
                  {others.map((point) => (
                    <PointRow key={point.id} point={point} isOpen={false} />
                  ))}
                </ul>
              </section>
            )}
            {!needsPosition(rules.route) && experience.geolocated && (
              <p className="text-body text-ink-muted">{t("freeMovement")}</p>
            )}
            <p className="text-body text-ink-muted">
              {t("progress", { reached: game.play.visits.length, points: points.length })}
            </p>
            {isOver && (
              <Button
                variant="primary"
                size="lg"
                fullWidth
                onClick={() => send({ type: "show", screen: { at: "end" } })}
              >
                {t("toResult")}
              </Button>
            )}
            <LanguageSelect />
            {erase && (
              <Button variant="quiet" size="lg" fullWidth onClick={erase}>
                {t(visit ? "eraseVisit" : "endTrial")}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Screen>
  );
}

/** The final point is reached, and its challenge may still be settled. */
const isPendingFinal = ({ game }: Play, { id, isFinal }: RoutePoint) =>
  isFinal && game.play.visits.some((visit) => visit.point === id && visit.challenge === "pending");
