import type { GymkhanaSummary } from "@panel/api-client/panel";
import { Route } from "lucide-react";
import { fileUrl } from "./assets/file-url.ts";

interface ExperienceCoverProps {
  experience: GymkhanaSummary;
  /** The classes of its size and edge. */
  shape?: string;
}

const SMALL = "h-12 w-16 rounded-field border border-line max-[23.5rem]:w-10";

/** The picture of an experience, or a sign where it has none. Its name stands beside it. */
export function ExperienceCover({ experience: { cover }, shape = SMALL }: ExperienceCoverProps) {
  if (!cover) {
    return (
      <span
        aria-hidden
        className={`grid shrink-0 place-items-center bg-sunken text-ink-muted ${shape}`}
      >
        <Route className="size-5" />
      </span>
    );
  }
  return (
    <img
      src={fileUrl(cover)}
      alt=""
      loading="lazy"
      decoding="async"
      className={`block shrink-0 bg-sunken object-cover ${shape}`}
    />
  );
}
