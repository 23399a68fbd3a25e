import { useId } from "react";
import { useTeamWords } from "./team-words.ts";

interface PlaceSharingProps {
  isShared: boolean;
  /** Whether it was taken back and the server does not know it yet. */
  isUntold?: boolean;
  onChange: (isShared: boolean) => void;
}

/** Whether the organisers see where the team is. */
export function PlaceSharing({ isShared, isUntold = false, onChange }: PlaceSharingProps) {
  const t = useTeamWords();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 items-center gap-3 text-reading">
        <input
          type="checkbox"
          checked={isShared}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-ink"
        />
        {t("sharePlace")}
      </label>
      <p id={`${id}-hint`} className="text-body text-ink-muted">
        {t("sharePlaceHint")}
      </p>
      {isUntold && !isShared && (
        <p role="status" className="text-body text-warning">
          {t("placeUntold")}
        </p>
      )}
    </div>
  );
}
