import { FIELD_FIGURES } from "./field-figures.tsx";
import type { HelpPageName } from "../../route/help/pages.ts";
import { POINT_FIGURES } from "./point-figures.tsx";
import { WHOLE_FIGURES } from "./whole-figures.tsx";

const FIGURES = { ...WHOLE_FIGURES, ...FIELD_FIGURES, ...POINT_FIGURES };

/** Drawing of a player's phone, in the colours of the theme. Decorative: the text beside it explains it. */
export function PhoneFigure({ page }: { page: HelpPageName }) {
  return (
    <svg viewBox="0 0 200 268" aria-hidden className="mx-auto h-72 w-auto">
      <rect
        x="27"
        y="4"
        width="146"
        height="260"
        rx="20"
        strokeWidth="3"
        className="fill-surface stroke-line-strong"
      />
      <rect x="84" y="14" width="32" height="5" rx="2.5" className="fill-line-strong" />
      {FIGURES[page]}
    </svg>
  );
}
