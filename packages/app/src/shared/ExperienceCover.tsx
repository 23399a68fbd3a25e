import type { GymkhanaSummary } from "@panel/api-client/panel";
import { Route } from "lucide-react";
import { fileUrl } from "./assets/file-url.ts";

/** The picture of an experience, or a sign where it has none. Its name stands beside it. */
export function ExperienceCover({ experience: { cover } }: { experience: GymkhanaSummary }) {
  const shape =
    "block h-12 w-16 shrink-0 tablet:h-9 tablet:w-12 rounded-field border border-line bg-sunken";
  if (!cover) {
    return (
      <span aria-hidden className={`${shape} grid place-items-center text-ink-muted`}>
        <Route className="size-4" />
      </span>
    );
  }
  return (
    <img
      src={fileUrl(cover)}
      alt=""
      loading="lazy"
      decoding="async"
      className={`${shape} object-cover`}
    />
  );
}
