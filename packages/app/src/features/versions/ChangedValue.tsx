import type { ValueChange } from "@panel/domain/versions/compare";
import { Button } from "@panel/ui/button";
import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fileUrl } from "../../shared/assets/file-url.ts";
import { fieldLabel, type Described } from "../../shared/fields/field-label.ts";
import { shownValue } from "../../shared/fields/shown-value.ts";
import { ChangedText } from "../../shared/ChangedText.tsx";
import type { VersionContent } from "../../route/version-content.ts";

export interface ComparedSide {
  content: VersionContent;
  /** Title of a point of this version. */
  pointTitle(id: number): string;
}

interface ChangedValueProps {
  of: Described;
  change: ValueChange;
  before: ComparedSide;
  after: ComparedSide;
  /** Puts the earlier value into the form; left out where it cannot be. */
  onTake?: (() => void) | undefined;
}

/** A value of two versions, beside each other. */
export function ChangedValue({ of, change, before, after, onTake }: ChangedValueProps) {
  const { t } = useTranslation();
  const label = fieldLabel(t, of, change);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h5 className="min-w-0 font-medium wrap-anywhere">{label}</h5>
        {onTake && (
          <Button
            size="sm"
            icon={<Undo2 className="size-4" />}
            aria-label={t("VERSIONS.takeField", { label })}
            onClick={onTake}
          >
            {t("VERSIONS.take")}
          </Button>
        )}
      </div>
      <div className="grid gap-2 tablet:grid-cols-2">
        {(
          [
            ["before", before],
            ["after", after],
          ] as const
        ).map(([side, compared]) => (
          <div key={side} className="min-w-0 rounded-field border border-line bg-sunken px-3 py-2">
            <p className="text-caption text-ink-muted">{t(`VERSIONS.${side}`)}</p>
            <Value of={of} change={change} side={side} compared={compared} />
          </div>
        ))}
      </div>
    </li>
  );
}

interface ValueProps extends Pick<ChangedValueProps, "of" | "change"> {
  side: "before" | "after";
  compared: ComparedSide;
}

function Value({ of, change, side, compared }: ValueProps) {
  const { t } = useTranslation();
  const { path, field } = change;
  const value = change[side];
  if (field.kind === "text") {
    return <ChangedText before={String(change.before)} after={String(change.after)} side={side} />;
  }
  if (field.kind === "asset" && Number(value) > 0)
    return <Asset id={Number(value)} {...compared} />;
  const shown =
    typeof value === "boolean"
      ? t(value ? "GENERIC.yes" : "GENERIC.no")
      : shownValue(t, of, path, value, { asset: () => undefined, point: compared.pointTitle });
  const typed = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const isNone = ["point", "bot", "asset"].includes(field.kind);
  const text = shown ?? (isNone && field.kind !== "bot" ? "" : typed);
  return text ? (
    <p className="wrap-anywhere">{text}</p>
  ) : (
    <p className="text-ink-muted">{t("CONFLICT.emptyValue")}</p>
  );
}

function Asset({ id, content }: ComparedSide & { id: number }) {
  const { t } = useTranslation();
  const asset = content.assets.get(id);
  if (!asset) return <p className="text-ink-muted">{t("VERSIONS.assetGone")}</p>;
  return (
    <figure className="flex min-w-0 items-center gap-3">
      {asset.Thumbnail && (
        <img
          src={fileUrl(asset.Thumbnail)}
          alt=""
          loading="lazy"
          className="size-24 shrink-0 rounded-field bg-paper object-contain"
        />
      )}
      <figcaption className="min-w-0 wrap-anywhere">{asset.Name}</figcaption>
    </figure>
  );
}
