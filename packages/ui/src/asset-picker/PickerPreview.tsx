import type { ReactNode } from "react";
import { AssetTypeIcon, AssetThumbnail, type AssetGridLabels } from "../asset-grid/index.ts";
import { AudioPlayer } from "../audio-player/index.ts";
import { Badge } from "../badge/index.ts";
import { ImagePreview } from "../image-preview/index.ts";
import { ModelPreview } from "./ModelPreview.tsx";
import type { PickableAsset } from "./pickable-asset.ts";
import type { AssetPickerLabels } from "./labels.ts";

interface PickerPreviewProps<Item extends PickableAsset> {
  asset: Item;
  categoryLabel: string | undefined;
  hidden: boolean;
  renderPreview: ((asset: Item) => ReactNode) | undefined;
  /** BCP 47 locale for lengths. */
  locale: string;
  labels: AssetPickerLabels;
  typeLabels: AssetGridLabels["types"];
}

/** The preview of the chosen asset, with its details. */
export function PickerPreview<Item extends PickableAsset>(props: PickerPreviewProps<Item>) {
  const { asset, categoryLabel, hidden, labels, typeLabels } = props;
  return (
    <div className="grid min-w-0 content-start gap-3">
      {props.renderPreview?.(asset) ?? (
        <DefaultPreview asset={asset} locale={props.locale} labels={labels} />
      )}
      <div className="grid min-w-0 gap-1.5">
        <p className="text-reading font-semibold wrap-anywhere text-ink">{asset.name}</p>
        <p className="flex flex-wrap gap-1.5">
          <Badge>
            <AssetTypeIcon type={asset.type} />
            {typeLabels[asset.type]}
          </Badge>
          {categoryLabel && (
            <Badge>
              <span className="truncate">{categoryLabel}</span>
            </Badge>
          )}
        </p>
        {asset.description && <p className="wrap-break-word text-ink-muted">{asset.description}</p>}
        {hidden && <p className="text-caption text-ink-muted">{labels.hidden}</p>}
      </div>
    </div>
  );
}

interface DefaultPreviewProps {
  asset: PickableAsset;
  locale: string;
  labels: AssetPickerLabels;
}

function DefaultPreview({ asset, locale, labels }: DefaultPreviewProps) {
  const { id, type, name, src, thumbnail, peaks, duration } = asset;
  const picture = src ?? thumbnail;
  if (type === "image" && picture) {
    return <ImagePreview src={picture} alt={name} labels={labels.image} className="h-64" />;
  }
  if (type === "model" && src) {
    return (
      <ModelPreview
        key={id}
        src={src}
        name={name}
        locale={locale}
        labels={labels}
        viewerLabels={labels.model}
      />
    );
  }
  if (type === "audio" && src) {
    // The key makes another sound start from the beginning.
    return (
      <AudioPlayer
        key={id}
        src={src}
        label={name}
        peaks={peaks}
        duration={duration}
        labels={labels.audio}
      />
    );
  }
  return (
    <AssetThumbnail
      type={type}
      src={thumbnail}
      className="h-48 w-full rounded-card border border-line"
    />
  );
}
