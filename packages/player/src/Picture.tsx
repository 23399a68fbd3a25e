import { useState } from "react";
import { usePlay } from "./play-context.ts";
import { useShown } from "./RouteText.tsx";
import { useWords } from "./words.ts";

interface PictureProps {
  /** Id of the asset. */
  id: number;
  /** What it shows, where nobody has said. */
  label: string;
  /** Whether it is what the screen shows first; all others wait until they come into sight. */
  isFirst?: boolean;
  className?: string;
}

/** A picture of the route; nothing where there is none, a line where it does not come. */
export function Picture({ id, label, isFirst = false, className }: PictureProps) {
  const { t } = useWords();
  const shown = useShown();
  const { material } = usePlay();
  const media = material.media[id];
  const [failed, setFailed] = useState<string>();
  if (id === 0) return null;
  if (!media || failed === media.url)
    return (
      <p className="rounded-card bg-sunken p-4 text-body text-ink-muted">{t("pictureMissing")}</p>
    );
  return (
    <img
      src={media.url}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      alt={(media.alternativeTexts && shown(media.alternativeTexts).text) || label}
      onError={() => setFailed(media.url)}
      className={`w-full rounded-card bg-sunken object-cover ${className ?? ""}`}
    />
  );
}
