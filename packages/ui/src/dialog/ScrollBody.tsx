import { type ComponentProps, useEffect, useRef, useState } from "react";
import { cn } from "../style/cn.ts";

/** The part of a dialog that scrolls; focusable only while there is something to scroll. */
export function ScrollBody({ className, ...props }: ComponentProps<"div">) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [props.children]);

  return (
    <div
      ref={box}
      {...props}
      {...(scrolls ? { tabIndex: 0 } : {})}
      className={cn(
        "min-h-0 flex-1 overflow-y-auto overscroll-contain wrap-break-word -outline-offset-2!",
        // With the head and the foot it scrolls as one, in the dialog.
        "short:flex-none short:overflow-visible",
        className,
      )}
    />
  );
}
