import type { ReactNode } from "react";
import { AssetKindIcon, AssetThumbnail, type AssetGridWords } from "../asset-grid/index.ts";
import { AudioPlayer } from "../audio-player/index.ts";
import { Badge } from "../badge/index.ts";
import { ImagePreview } from "../image-preview/index.ts";
import type { PickableAsset } from "./pickable-asset.ts";
import type { AssetPickerWords } from "./words.ts";

interface PickerPreviewProps<Item extends PickableAsset> {
  asset: Item;
  categoryLabel: string | undefined;
  hidden: boolean;
  renderPreview: ((asset: Item) => ReactNode) | undefined;
  words: AssetPickerWords;
  kindWords: AssetGridWords["kinds"];
}

/** What is chosen, seen closely or heard, and what is known of it. */
export function PickerPreview<Item extends PickableAsset>(props: PickerPreviewProps<Item>) {
  const { asset, categoryLabel, hidden, words, kindWords } = props;
  return (
    <div className="grid min-w-0 content-start gap-3">
      {props.renderPreview?.(asset) ?? <DefaultPreview asset={asset} words={words} />}
      <div className="grid min-w-0 gap-1.5">
        <p className="text-reading font-semibold wrap-anywhere text-ink">{asset.name}</p>
        <p className="flex flex-wrap gap-1.5">
          <Badge>
            <AssetKindIcon kind={asset.kind} />
            {kindWords[asset.kind]}
          </Badge>
          {categoryLabel && (
            <Badge>
              <span className="truncate">{categoryLabel}</span>
            </Badge>
          )}
        </p>
        {asset.description && <p className="wrap-break-word text-ink-muted">{asset.description}</p>}
        {hidden && <p className="text-caption text-ink-muted">{words.hidden}</p>}
      </div>
    </div>
  );
}

interface DefaultPreviewProps {
  asset: PickableAsset;
  words: AssetPickerWords;
}

function DefaultPreview({ asset, words }: DefaultPreviewProps) {
  const { id, kind, name, src, thumbnail, peaks, duration } = asset;
  const picture = src ?? thumbnail;
  if (kind === "image" && picture) {
    return <ImagePreview src={picture} alt={name} words={words.image} className="h-64" />;
  }
  if (kind === "audio" && src) {
    // Another sound starts anew.
    return (
      <AudioPlayer
        key={id}
        src={src}
        label={name}
        peaks={peaks}
        duration={duration}
        words={words.audio}
      />
    );
  }
  return (
    <AssetThumbnail
      kind={kind}
      src={thumbnail}
      className="h-48 w-full rounded-card border border-line"
    />
  );
}
