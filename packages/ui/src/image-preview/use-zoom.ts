import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { fitted, panned, type Point, scaleOf, type Size, type View, zoomedTo } from "./zoom.ts";

const step = 1.25;
const arrowStep = 48;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
};

/** Captures a pointer, so that its moves are received outside of the element too. */
function hold(element: Element, pointer: number) {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // The pointer was already lifted.
  }
}

/** The size of an element, updated when it changes. */
function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => {
      setSize({ width: target.clientWidth, height: target.clientHeight });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The zoom state of a picture, and its handlers for buttons, keys, wheel, drag, two fingers and double press. */
export function useZoom(element: RefObject<HTMLElement | null>, picture: Size, covered = false) {
  const size = useSize(element);
  const frame = { ...size, covered };
  const [view, setView] = useState<View>(fitted);
  const fingers = useRef(new Map<number, Point>());

  const scale = scaleOf(view, picture, frame);
  const zoomBy = (factor: number, around?: Point) =>
    setView((now) => zoomedTo(now, scaleOf(now, picture, frame) * factor, picture, frame, around));
  const pan = (by: Point) => setView((now) => panned(now, by, picture, frame));
  const fit = () => setView(fitted);
  const actual = (around?: Point) => setView((now) => zoomedTo(now, 1, picture, frame, around));

  /** The pointer's position relative to the middle of the frame. */
  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = element.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
  };

  const wheel = useRef((_event: WheelEvent) => {});
  useEffect(() => {
    wheel.current = (event) => {
      // A page must scroll past a picture: the wheel zooms only while the picture has the focus, or with Ctrl, which is how a pinch on a touch pad arrives.
      if (!event.ctrlKey && !element.current?.contains(document.activeElement)) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event));
    };
  });
  useEffect(() => {
    const target = element.current;
    // React's own listener cannot keep the page from scrolling.
    const listen = (event: WheelEvent) => wheel.current(event);
    target?.addEventListener("wheel", listen, { passive: false });
    return () => target?.removeEventListener("wheel", listen);
  }, [element]);

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = arrows[event.key];
      if (arrow) pan(arrow);
      else if (event.key === "+" || event.key === "=") zoomBy(step);
      else if (event.key === "-") zoomBy(1 / step);
      else if (event.key === "0") fit();
      else if (event.key === "1") actual();
      else return;
      event.preventDefault();
    },
    onDoubleClick: (event: MouseEvent) => {
      if (view.scale !== "fit") return fit();
      const around = pointOf(event);
      // A small picture is shown at its own size already, so this zooms to at least twice the scale.
      setView((now) => zoomedTo(now, Math.max(1, scale * 2), picture, frame, around));
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      hold(event.currentTarget, event.pointerId);
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (!other) return pan({ x: now.x - before.x, y: now.y - before.y });
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      if (apart(before) > 0) zoomBy(apart(now) / apart(before), middle);
      pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
  };

  const larger =
    picture.width * scale > frame.width + 1 || picture.height * scale > frame.height + 1;
  return {
    /** True once frame and picture have been measured; before, the position is unknown. */
    ready: frame.width > 0 && picture.width > 0,
    frame,
    scale,
    x: view.x,
    y: view.y,
    fits: view.scale === "fit",
    /** True when the picture is larger than the frame. */
    larger,
    zoomTo: (wanted: number) => setView((now) => zoomedTo(now, wanted, picture, frame)),
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    fit,
    actual: () => actual(),
    handlers,
  };
}
