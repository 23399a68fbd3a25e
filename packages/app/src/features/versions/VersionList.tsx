import type { GymkhanaVersion } from "@panel/api-client/panel";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useChangeTime } from "../../shared/use-change-time.ts";
import { noteText } from "../../route/note-text.ts";

const DEVICES = { computer: Monitor, phone: Smartphone, tablet: Tablet };

interface VersionListProps {
  versions: readonly GymkhanaVersion[];
  selected: number | undefined;
  onSelect(number: number): void;
  /** Fetches earlier ones; left out where there are none. */
  onMore: (() => void) | undefined;
  loadingMore: boolean;
}

/** The versions of an experience, each told by what it changed, the latest first. */
export function VersionList({
  versions,
  selected,
  onSelect,
  onMore,
  loadingMore,
}: VersionListProps) {
  const { t } = useTranslation();
  return (
    <div className="grid content-start gap-3">
      <ol className="grid gap-2" aria-label={t("VERSIONS.list")}>
        {versions.map((version) => (
          <li key={version.number}>
            <button
              type="button"
              aria-current={version.number === selected}
              onClick={() => onSelect(version.number)}
              className="grid w-full gap-1 rounded-field border border-line px-3 py-2 text-start hover:bg-sunken aria-[current=true]:border-ink aria-[current=true]:bg-sunken"
            >
              <VersionHead version={version} />
              <VersionNotes version={version} />
            </button>
          </li>
        ))}
      </ol>
      {onMore && (
        <Button loading={loadingMore} loadingLabel={t("GENERIC.loading")} onClick={onMore}>
          {t("VERSIONS.older")}
        </Button>
      )}
    </div>
  );
}

/** When it was saved, by whom and from what. */
export function VersionHead({ version }: { version: GymkhanaVersion }) {
  const { t } = useTranslation();
  const time = useChangeTime();
  const { savedAt, by, device, name } = version;
  const Device = device ? DEVICES[device] : undefined;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <time dateTime={savedAt} className="font-medium">
          {time.full(savedAt)}
        </time>
        {name && (
          <Badge tone="lime" className="min-w-0">
            <span className="truncate">{name}</span>
          </Badge>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 text-caption text-ink-muted">
        {Device && device && (
          <>
            <Device aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">{t(`VERSIONS.devices.${device}`)}</span>
          </>
        )}
        <span className="min-w-0 wrap-anywhere">{by || t("VERSIONS.unknown")}</span>
      </span>
    </>
  );
}

function VersionNotes({ version }: { version: GymkhanaVersion }) {
  const { t, i18n } = useTranslation();
  const { notes, moreNotes, restored } = version;
  const texts = [
    ...(restored === undefined ? [] : [t("VERSIONS.restored")]),
    ...notes.map((note) => noteText(t, i18n.language, note)),
    ...(moreNotes > 0 ? [t("VERSIONS.moreNotes", { count: moreNotes })] : []),
  ];
  if (texts.length === 0) return <span className="block text-body">{t("VERSIONS.first")}</span>;
  return (
    <span className="block text-body wrap-anywhere first-letter:uppercase">{texts.join("; ")}</span>
  );
}
