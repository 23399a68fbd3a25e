/** Fetched beside the form, which does not wait for it; its parts take the colours of the theme. */
const DRAWING = "/sign-in-route.svg";

interface RouteDrawingProps {
  /** Of its texts. */
  language: string;
  className?: string;
}

/** Decorative drawing: a route of the demo on the map of its streets, and on a phone. */
export function RouteDrawing({ language, className = "" }: RouteDrawingProps) {
  return (
    <div
      aria-hidden="true"
      className={`relative overflow-hidden border-l border-line bg-sunken ${className}`}
    >
      <svg className="absolute size-full">
        <use href={`${DRAWING}#map`} />
        <use href={`${DRAWING}#map-${language}`} />
      </svg>
      <svg viewBox="0 0 260 520" className="absolute end-[7%] bottom-[5%] h-[46%]">
        <use href={`${DRAWING}#phone`} />
        <use href={`${DRAWING}#${language}`} />
      </svg>
    </div>
  );
}
