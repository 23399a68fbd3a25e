import { dateLocale } from "@panel/domain/languages";
import { librariesOf } from "@panel/domain/asset-policies";
import type { ModelInfo } from "@panel/ui/model-viewer";
import { sizeText } from "@panel/ui/upload";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { isInherited, type LibraryItem } from "../../../shared/assets/library-item.ts";
import { useLicenceName } from "../../../shared/assets/use-licence-name.ts";

interface AssetFactsProps {
  item: LibraryItem;
  category: string | undefined;
  /** Data of a 3D model, once the viewer has loaded it. */
  model: ModelInfo | undefined;
}

/** List of the data of an asset's file, such as its type and size. */
export function AssetFacts({ item, category, model }: AssetFactsProps) {
  const { t, i18n } = useTranslation();
  const ownsNone = !librariesOf(useUser().role).includes("own");
  const licenceName = useLicenceName();
  const { record } = item;
  const { facts } = record;
  const number = new Intl.NumberFormat(i18n.language);
  const rows: [label: string, value: string | undefined][] = [
    [t("LIBRARY.type"), t(`ASSET.types.${item.type}`)],
    // Super-admins have no own library; their list also holds assets that no other user's library shows.
    [t("ASSET.sharing"), ownsNone && isInherited(item) ? t("ASSET.inherited") : sharing(item, t)],
    [t("ASSET.category"), category ?? t("LIBRARY.noCategory")],
    [t("ASSET.tags"), record.tags?.join(", ")],
    [t("ASSET.size"), record.size === undefined ? undefined : sizeText(record.size, i18n.language)],
    [
      t("ASSET.pixels"),
      item.type === "image" && facts?.width && facts.height
        ? t("ASSET.pixelsValue", {
            width: number.format(facts.width),
            height: number.format(facts.height),
          })
        : undefined,
    ],
    [t("ASSET.duration"), facts?.duration === undefined ? undefined : clock(facts.duration)],
    [
      t("SPEECH.origin"),
      record.speech ? t("SPEECH.madeBy", { voice: record.speech.voice }) : undefined,
    ],
    [t("ASSET.modelFile"), item.type === "model" ? facts?.modelFile : undefined],
    [t("ASSET.entries"), facts?.entries === undefined ? undefined : number.format(facts.entries)],
    [
      t("ASSET.animations"),
      model && model.animations.length > 0 ? number.format(model.animations.length) : undefined,
    ],
    [t("ASSET.author"), record.author],
    [
      t("ASSET.licence"),
      record.licence === undefined || record.licence === "none"
        ? undefined
        : licenceName(record.licence),
    ],
    [t("ASSET.credit"), record.credit],
    [t("ASSET.fileName"), record.fileName],
    [
      t("ASSET.added"),
      record.createdAt &&
        new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "medium" }).format(
          new Date(record.createdAt),
        ),
    ],
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1.5 [grid-template-columns:max-content_minmax(0,1fr)]">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="text-right wrap-anywhere text-ink tabular-nums">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** With whom the asset is shared, and by whom; undefined where nobody shares it. */
function sharing({ record }: LibraryItem, t: TFunction): string | undefined {
  if (!record.isShared) return undefined;
  return record.sharedBy === undefined ? t("SHARE.team") : t("SHARE.by", { name: record.sharedBy });
}

/** Minutes and seconds: "1:05". */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
