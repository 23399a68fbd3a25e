import { checkInOf, closesAt, pointStatus } from "@panel/domain/play/play";
import { isPlaced } from "@panel/domain/experience/position";
import type { RoutePoint } from "@panel/domain/play/route";
import { Button } from "@panel/ui/button";
import { distance, isWithin } from "../game/game.ts";
import { Icon } from "../icons.tsx";
import { positionOf, usePlay, type Play } from "../play-context.ts";
import { pointName } from "../RouteText.tsx";
import { useWords, type Words } from "../words.ts";
import { CodeEntry } from "./CodeEntry.tsx";
import { countdown } from "./countdown.ts";
import { distanceText, statusText } from "./point-words.ts";

/** A point in the list: its name, how far it is or why it is closed, and what one can do there. */
export function PointRow({ point, isOpen }: { point: RoutePoint; isOpen: boolean }) {
  const words = useWords();
  const { t } = words;
  const play = usePlay();
  const { game, rules, time, send, arrive, placing, material } = play;
  const name = pointName(play, words, point.id);
  const isReached = pointStatus(rules, game.play, point, time) === "reached";
  const over = isOpen ? closesAt(rules, game.play, point) : undefined;
  const isHere = isOpen && canOpen(play, point);
  const refused = game.refusal?.point === point.id ? game.refusal.why : undefined;
  return (
    <li className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-3">
      <div className="flex items-start gap-3">
        <span
          className={`grid size-8 shrink-0 place-content-center rounded-full text-body font-semibold ${
            isReached
              ? "bg-success-tint text-success"
              : isOpen
                ? "bg-lime text-lime-ink"
                : "bg-sunken text-ink-muted"
          }`}
        >
          {isReached || !isOpen ? (
            <Icon name={isReached ? "check" : "lock"} className="size-4" />
          ) : (
            material.route.points.findIndex(({ id }) => id === point.id) + 1
          )}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-reading font-medium wrap-anywhere">{name}</h3>
          <p className="text-body text-ink-muted empty:hidden">
            {detail(play, words, point, isOpen)}
          </p>
          {over !== undefined && (
            <p className="flex items-center gap-1 text-body text-warning tabular-nums">
              <Icon name="clock" className="size-4" />
              <span>{t("closesIn", { time: countdown(over - time) })}</span>
            </p>
          )}
          {refused && (
            <p role="alert" className="text-body text-danger">
              {t(refused)}
            </p>
          )}
        </div>
      </div>
      {isHere && (
        <Button variant="primary" size="lg" fullWidth onClick={() => arrive(point.id)}>
          <span>{t(placing.kind === "known" ? "openPoint" : "goHere")}</span>
          <span className="sr-only">{name}</span>
        </Button>
      )}
      {isOpen && checkInOf(rules.route, point) === "code" && <CodeEntry point={point} />}
      {isReached && (
        <Button
          size="lg"
          fullWidth
          onClick={() => send({ type: "show", screen: { at: "point", point: point.id } })}
        >
          <span>{t("openPoint")}</span>
          <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  );
}

/** Whether a press may open the point from where the visitor is. */
function canOpen(play: Play, point: RoutePoint): boolean {
  const checkIn = checkInOf(play.rules.route, point);
  if (checkIn !== "position") return checkIn === "anywhere";
  if (!point.position || !isPlaced(point.position)) return false;
  if (play.placing.kind === "anywhere") return true;
  const here = positionOf(play);
  return here !== undefined && isWithin(point, here);
}

function detail(play: Play, words: Words, point: RoutePoint, isOpen: boolean): string {
  if (!isOpen) return statusText(play, words, point);
  const checkIn = checkInOf(play.rules.route, point);
  const isNowhere = !point.position || !isPlaced(point.position);
  if (isNowhere) return checkIn === "position" ? words.t("noPlace") : "";
  const here = positionOf(play);
  return here ? distanceText(words, distance(point, here)) : "";
}
