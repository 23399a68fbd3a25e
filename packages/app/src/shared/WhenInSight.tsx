import { type ReactNode, useEffect, useRef, useState } from "react";

/** How near to the window its place has to be, as a CSS margin. */
const NEAR = "200px";

/** Renders its content once its place comes near the window, and from then on. */
export function WhenInSight({ children, height }: { children: ReactNode; height: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return seen ? children : <div ref={place} aria-hidden style={{ height }} />;
}
