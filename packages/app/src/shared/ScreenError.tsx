import { ErrorState, type ErrorStateProps } from "@panel/ui/error-state";
import { useRef } from "react";
import { useScreenHeading } from "./use-screen-heading.ts";

interface ScreenErrorProps extends ErrorStateProps {
  /** The heading, and the title of the document. */
  title: string;
}

/** Stands in the place of a screen that failed to load. */
export function ScreenError({ title, ...props }: ScreenErrorProps) {
  const heading = useRef<HTMLSpanElement>(null);
  useScreenHeading(heading, title);
  return (
    <ErrorState
      level={1}
      {...props}
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </span>
      }
    />
  );
}
