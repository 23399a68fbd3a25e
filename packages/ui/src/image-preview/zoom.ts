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

/** The view of a picture: its scale, in screen pixels per picture pixel, and the position of its middle. */
export interface View extends Point {
  /** "fit" is the least scale that the frame allows. */
  scale: number | "fit";
}

/** The frame around a picture. */
export interface Frame extends Size {
  /** True when the picture must fill the frame; otherwise it fits inside, never larger than its own size. */
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

/** Keeps the picture in the frame; a picture smaller than the frame is centred. */
function held(view: View, picture: Size, frame: Frame): View {
  const scale = scaleOf(view, picture, frame);
  const [x, y] = [
    Math.max(0, (picture.width * scale - frame.width) / 2),
    Math.max(0, (picture.height * scale - frame.height) / 2),
  ];
  return { scale: view.scale, x: between(-x, view.x, x), y: between(-y, view.y, y) };
}

/** The view zoomed to a scale, limited to fit and 8, around a point that stays fixed. */
export function zoomedTo(
  view: View,
  wanted: number,
  picture: Size,
  frame: Frame,
  around: Point = { x: 0, y: 0 },
): View {
  const least = fitScale(picture, frame);
  const scale = between(least, wanted, Math.max(largest, least * 2));
  // A picture that is wholly visible is centred.
  if (scale <= least && !frame.covered) return fitted;
  const ratio = scale / scaleOf(view, picture, frame);
  return held(
    { scale, x: around.x - (around.x - view.x) * ratio, y: around.y - (around.y - view.y) * ratio },
    picture,
    frame,
  );
}

/** The view moved by a distance in screen px. */
export function panned(view: View, by: Point, picture: Size, frame: Frame): View {
  return held({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, picture, frame);
}
