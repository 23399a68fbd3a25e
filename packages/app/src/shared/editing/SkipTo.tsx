import { focusInSection } from "@panel/ui/section";
import { SkipLink } from "@panel/ui/skip-link";
import type { ReactNode } from "react";

interface SkipToProps {
  /** Returns the element that gets the focus; without one the link does nothing. */
  find(link: HTMLElement): HTMLElement | null | undefined;
  /** Where it leads. */
  children: ReactNode;
}

/** A link over what need not be filled in, visible while it has the focus, in the place where it stands. */
export function SkipTo({ find, children }: SkipToProps) {
  return (
    <SkipLink
      className="static w-fit not-focus:sr-only not-focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault();
        const target = find(event.currentTarget);
        if (target) focusInSection(target);
      }}
    >
      {children}
    </SkipLink>
  );
}
