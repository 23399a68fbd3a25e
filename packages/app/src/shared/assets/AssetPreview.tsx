import { AssetThumbnail } from "@panel/ui/asset-grid";
import { AudioPlayer } from "@panel/ui/audio-player";
import { ImagePreview } from "@panel/ui/image-preview";
import {
  ModelViewer,
  type ModelInfo,
  type ModelSpace,
  type ModelViewerActions,
} from "@panel/ui/model-viewer";
import { useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { InSpace } from "./in-space/InSpace.tsx";
import { altTextOf, type ShownAsset } from "./library-item.ts";
import { useAudioLabels, useImageLabels } from "./use-media-labels.ts";
import { useModelLabels } from "./use-model-labels.ts";

interface AssetPreviewProps {
  asset: ShownAsset;
  /** Scale of a model while the user tries another one. @default the asset's scale */
  scale?: number;
  /** Called with the data of the model once it is shown. */
  onModel?: (info: ModelInfo) => void;
  /** Name of the animation of a model that plays at first. @default its first */
  clip?: string | undefined;
  /** Gets what a model's viewer can do. */
  viewer?: Ref<ModelViewerActions>;
  /** Labels for an image or a model. */
  height?: string;
  /**
   * Takes a size that was chosen in the space around, here or on a phone, into a form. Without it, one from a phone is stored
   * with the asset.
   */
  onScale?: ((scale: number) => void) | undefined;
}

/** Preview of an asset: an image that can be zoomed, an audio player, or a model that can be rotated. */
export function AssetPreview({
  asset,
  scale,
  onModel,
  clip,
  viewer,
  height = "22rem",
  onScale,
}: AssetPreviewProps) {
  const { i18n } = useTranslation();
  const imageLabels = useImageLabels();
  const audioLabels = useAudioLabels();
  const modelLabels = useModelLabels();
  const [isOnPhone, setOnPhone] = useState(false);
  const { id, type, name, fileName, src, thumbnail, peaks, duration } = asset;

  if (type === "image" && src) {
    const alt = altTextOf(asset, i18n.language);
    return (
      <ImagePreview
        src={src}
        alt={alt}
        placeholder={thumbnail}
        labels={imageLabels}
        style={{ height }}
      />
    );
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
    const space: ModelSpace = { onPhone: () => setOnPhone(true), onScale };
    return (
      <>
        <ModelViewer
          label={name}
          source={{ name: fileName, content: src }}
          poster={thumbnail}
          height={height}
          scale={scale ?? asset.scale ?? 1}
          autoPlay={asset.animated ?? false}
          {...(clip ? { defaultAnimation: clip } : {})}
          defaultPerson
          locale={i18n.language}
          labels={modelLabels}
          {...(viewer ? { actionsRef: viewer } : {})}
          {...(onModel ? { onReady: onModel } : {})}
          space={space}
        />
        {isOnPhone && (
          <InSpace
            asset={{ id: Number(id), name }}
            shown={clip === undefined ? undefined : { plays: asset.animated ?? false, clip }}
            onScale={onScale}
            onClose={() => setOnPhone(false)}
          />
        )}
      </>
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
