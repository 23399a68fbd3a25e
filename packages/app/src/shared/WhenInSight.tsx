import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

/** How near to the window its place has to be, as a CSS margin. */
const NEAR = "200px";

/** Whether a place has come near the window, now or before. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, seen]);
  return seen;
}

/** Renders its content once its place comes near the window, and from then on. */
export function WhenInSight({ children, height }: { children: ReactNode; height: string }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return seen ? children : <div ref={place} aria-hidden style={{ height }} />;
}
