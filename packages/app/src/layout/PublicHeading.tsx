import { useRef } from "react";
import { useScreenHeading } from "../shared/use-screen-heading.ts";

/** The heading of a public screen. */
export function PublicHeading({
  children,
  className = "",
}: {
  children: string;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenHeading(heading, children);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={`text-title font-semibold tracking-tight outline-none ${className}`}
    >
      {children}
    </h1>
  );
}
