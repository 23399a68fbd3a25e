import { AssetThumbnail } from "@panel/ui/asset-grid";
import { AudioPlayer } from "@panel/ui/audio-player";
import { ImagePreview } from "@panel/ui/image-preview";
import { ModelViewer, type ModelInfo } from "@panel/ui/model-viewer";
import { useTranslation } from "react-i18next";
import type { ShownAsset } from "./library-item.ts";
import { useAudioLabels, useImageLabels } from "./use-media-labels.ts";
import { useModelLabels } from "./use-model-labels.ts";

interface AssetPreviewProps {
  asset: ShownAsset;
  /** Of a model, while another is being tried. @default the asset's own */
  scale?: number;
  /** The model is shown, and this is known of it. */
  onModel?: (info: ModelInfo) => void;
  /** Of a picture or a model. */
  height?: string;
}

/** The asset itself: a picture to look at closely, a sound to hear, a model to turn around. */
export function AssetPreview({ asset, scale, onModel, height = "22rem" }: AssetPreviewProps) {
  const { i18n } = useTranslation();
  const imageLabels = useImageLabels();
  const audioLabels = useAudioLabels();
  const modelLabels = useModelLabels();
  const { id, type, name, fileName, src, thumbnail, peaks, duration } = asset;

  if (type === "image" && src) {
    return <ImagePreview src={src} alt={name} labels={imageLabels} style={{ height }} />;
  }
  if (type === "audio" && src) {
    return (
      <div className="rounded-card border border-line bg-sunken px-4 py-8">
        <AudioPlayer
          key={id}
          src={src}
          label={name}
          peaks={peaks}
          duration={duration}
          labels={audioLabels}
        />
      </div>
    );
  }
  if (type === "model" && src) {
    return (
      <ModelViewer
        label={name}
        source={{ name: fileName, content: src }}
        height={height}
        scale={scale ?? asset.scale ?? 1}
        autoPlay={asset.animated ?? false}
        defaultPerson
        locale={i18n.language}
        labels={modelLabels}
        {...(onModel ? { onReady: onModel } : {})}
      />
    );
  }
  return (
    <AssetThumbnail
      type={type}
      src={thumbnail}
      className="h-56 w-full rounded-card border border-line"
    />
  );
}
