import { middleOf } from "../experience/outlying.ts";
import { isPlaced, metresBetween, pickedPosition, type Position } from "../experience/position.ts";
import { HOME, seemsSwapped } from "../places/coordinate-order.ts";
import type { PlaceQuestion } from "../places/reading.ts";
import type { Coordinates, SourceItem } from "./source.ts";

/** What an author is asked about the place of a record. */
export interface AskedPlace {
  why: PlaceQuestion;
  /** The likely one first. */
  choices: readonly Position[];
  /** Index of the place that was chosen. */
  answer?: number;
}

/** The place of a record as it stands in the file, and in the other order of its coordinates. */
export interface ReadCoordinates {
  written: Position | null;
  turned: Position | null;
  /** What the text of the place leaves open. */
  open?: SourceItem["open"];
}

type Projection = ((coordinates: Coordinates) => Coordinates) | undefined;

/** Undefined where there are no coordinates. */
export function readCoordinates(
  place: Coordinates | undefined,
  open: SourceItem["open"],
  project: Projection,
): ReadCoordinates | undefined {
  if (open) return { written: null, turned: null, open };
  if (!place || !place.every(Number.isFinite) || place.every((value) => value === 0))
    return undefined;
  const [x, y] = place;
  return { written: placeOf([x, y], project), turned: placeOf([y, x], project) };
}

function placeOf(coordinates: Coordinates, project: Projection): Position | null {
  const [lon, lat] = project ? project(coordinates) : coordinates;
  const position = pickedPosition({ lat, lon });
  return isPlaced(position) ? position : null;
}

/** What to ask about a place; undefined where nothing is unclear. */
export function placeQuestion(
  { written, turned, open }: ReadCoordinates,
  expected: Position,
): AskedPlace | undefined {
  if (open) {
    const distance = (position: Position) => metresBetween(position, expected);
    return { ...open, choices: open.choices.toSorted((a, b) => distance(a) - distance(b)) };
  }
  if (!turned) return undefined;
  if (!written) return { why: "swapped", choices: [turned] };
  return seemsSwapped(written, turned, expected)
    ? { why: "swapped", choices: [turned, written] }
    : undefined;
}

/** Where the places of a file are expected: in the middle of the route, or else where most of the file lies. */
export function expectedPlace(
  read: readonly ReadCoordinates[],
  route: readonly Position[],
): Position {
  if (route.length > 0) return middleOf(route);
  const pairs = read.flatMap(({ written, turned }) =>
    written && turned ? [{ written, turned }] : [],
  );
  const [first] = pairs;
  if (!first) {
    const only = read.flatMap(({ written }) => written ?? []);
    return only.length > 0 ? middleOf(only) : HOME;
  }
  // In files with both orders, places that are written alike lie together.
  const isAlike = ({ written, turned }: typeof first) =>
    metresBetween(written, first.written) <= metresBetween(turned, first.written);
  const groups = [pairs.filter(isAlike), pairs.filter((pair) => !isAlike(pair))];
  const most = groups.toSorted((a, b) => b.length - a.length)[0] ?? pairs;
  const middle = middleOf(most.map(({ written }) => written));
  const turned = middleOf(most.map((pair) => pair.turned));
  const isEven = groups[0]?.length === groups[1]?.length;
  const isTurnedNearer = metresBetween(turned, HOME) < metresBetween(middle, HOME);
  return seemsSwapped(middle, turned, HOME) || (isEven && isTurnedNearer) ? turned : middle;
}
