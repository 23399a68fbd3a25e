interface MapHelpProps {
  id: string;
  /** What a pointer does; shown. */
  text?: string | undefined;
  /** What keys do: read out with the map, and shown while it has the focus by keyboard. */
  keys: string;
}

/** How a map is used, below it; the frame around both is a `group`. */
export function MapHelp({ id, text, keys }: MapHelpProps) {
  return (
    <p id={id} className="text-caption text-ink-muted">
      {text && <span>{`${text} `}</span>}
      <span className="sr-only group-has-[[role=application]:focus-visible]:not-sr-only">
        {keys}
      </span>
    </p>
  );
}
