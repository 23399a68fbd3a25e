import type { Point, PointChanges } from "./point.ts";
import { GAMES, pointWire } from "./wire.ts";

/** All values that a form of a point may send. */
export type PointFormFields = Parameters<typeof pointWire.fromForm>[0] & { Qtype?: string };

type Game = (typeof GAMES)[number];
type Games = { [Name in Game]: ReturnType<typeof pointWire.toPart<Name, 0>> };
/** One value for each game, by the name of the game. */
function gamesOf<T>(make: (game: Game) => T): Record<Game, T> {
  return Object.fromEntries(GAMES.map((game) => [game, make(game)])) as Record<Game, T>;
}

/** The authored content of a point, in the contract's parts of `MapPointRecord`. */
export function toPointRecord(id: number, point: Point) {
  const own = { IdMappoint: id };
  const games = gamesOf((game) => pointWire.toPart(point, game, 0)) as Games;
  return {
    point: {
      IdPoint: id,
      ...pointWire.toPart(point, "point", 0),
      Qtype: point.isFinal ? "end" : "",
    },
    mappointstory: pointWire.toRows(point, "mappointstory").map((row) => ({ ...own, ...row })),
    mappointardesc: pointWire.toRows(point, "mappointardesc").map((row) => ({ ...own, ...row })),
    mappointMinigames: [
      {
        ...own,
        ...pointWire.toPart(point, "minigame", 0),
        ...games,
        puntos: {
          active: point.challenge.kind === "points" ? (1 as const) : (0 as const),
          ...games.puntos,
        },
      },
    ],
  };
}

type WrittenRecord = ReturnType<typeof toPointRecord>;
type Minigame = WrittenRecord["mappointMinigames"][number];
/** Games that were never saved may be missing. */
type ReadMinigame = Pick<Minigame, "IdMappoint" | "Type"> &
  Partial<Omit<Minigame, "IdMappoint" | "Type">>;

/** Stories, model descriptions and games of one or all points of an experience, which the contract lists apart from the points. */
export interface PointRows extends Pick<WrittenRecord, "mappointstory" | "mappointardesc"> {
  mappointMinigames: readonly ReadMinigame[];
}

export function fromPointRecord(
  point: Omit<WrittenRecord["point"], "Qtype">,
  rows: PointRows,
): Point {
  const own = <Row extends { IdMappoint: number }>(all: readonly Row[]) =>
    all.filter((row) => row.IdMappoint === point.IdPoint);
  const [minigame] = own(rows.mappointMinigames);
  return pointWire.fromParts({
    point,
    mappointstory: own(rows.mappointstory),
    mappointardesc: own(rows.mappointardesc),
    minigame,
    ...gamesOf((game) => minigame?.[game]),
  });
}

/** The patch that a form describes. The final point is marked by its flag or, without the flag, by the type 'end'. */
export function pointChanges(form: PointFormFields): PointChanges {
  const patch = pointWire.fromForm(form);
  if (form.isFinal !== undefined || form.Qtype === undefined) return patch;
  return { ...patch, isFinal: form.Qtype === "end" };
}
