/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** A point, from the middle of the frame, in px. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture is looked at: pixels of the screen per pixel of the picture, and where its middle is. */
export interface View extends Point {
  /** "fit": the least one, as its frame asks. */
  scale: number | "fit";
}

/** What a picture stands in. */
export interface Frame extends Size {
  /** All of it has a picture behind it; else all of the picture is seen, never larger than it is. */
  covered?: boolean;
}

export const fitted: View = { scale: "fit", x: 0, y: 0 };

const largest = 8;

/** The least scale. */
export function fitScale(picture: Size, frame: Frame): number {
  if (picture.width <= 0 || picture.height <= 0) return 1;
  const [across, down] = [frame.width / picture.width, frame.height / picture.height];
  const scale = frame.covered ? Math.max(across, down) : Math.min(across, down, 1);
  return scale > 0 ? scale : 1;
}

/** The scale of a view as a number. */
export function scaleOf(view: View, picture: Size, frame: Frame): number {
  return view.scale === "fit" ? fitScale(picture, frame) : view.scale;
}

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Keeps the picture from leaving the frame: what is smaller stays in the middle. */
function held(view: View, picture: Size, frame: Frame): View {
  const scale = scaleOf(view, picture, frame);
  const [x, y] = [
    Math.max(0, (picture.width * scale - frame.width) / 2),
    Math.max(0, (picture.height * scale - frame.height) / 2),
  ];
  return { scale: view.scale, x: between(-x, view.x, x), y: between(-y, view.y, y) };
}

/** To a scale, between the fitting one and eight to one, around a point that stays where it is. */
export function zoomedTo(
  view: View,
  wanted: number,
  picture: Size,
  frame: Frame,
  around: Point = { x: 0, y: 0 },
): View {
  const least = fitScale(picture, frame);
  const scale = between(least, wanted, Math.max(largest, least * 2));
  // Where the whole picture is seen it is in the middle.
  if (scale <= least && !frame.covered) return fitted;
  const ratio = scale / scaleOf(view, picture, frame);
  return held(
    { scale, x: around.x - (around.x - view.x) * ratio, y: around.y - (around.y - view.y) * ratio },
    picture,
    frame,
  );
}

/** Moved by so many px of the screen. */
export function panned(view: View, by: Point, picture: Size, frame: Frame): View {
  return held({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, picture, frame);
}
