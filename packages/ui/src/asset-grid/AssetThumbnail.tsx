import { AudioLines, Box, Clapperboard, FileText, Image } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "../style/cn.ts";
import { fewerPeaks } from "../audio-player/peaks.ts";
import { Waveform } from "../audio-player/Waveform.tsx";
import type { AssetType } from "./asset.ts";

const signs: Record<AssetType, typeof Image> = {
  image: Image,
  audio: AudioLines,
  model: Box,
  video: Clapperboard,
  document: FileText,
};

/** The icon of an asset type; use it next to the type's or the asset's name. */
export function AssetTypeIcon({ type, className }: { type: AssetType; className?: string }) {
  const Sign = signs[type];
  return <Sign aria-hidden className={className} />;
}

export interface AssetThumbnailProps extends ComponentProps<"span"> {
  type: AssetType;
  src?: string | null;
  /** Waveform of a sound, drawn in place of the icon: values from 0 to 1. */
  peaks?: readonly number[] | undefined;
}

/** Bars of a waveform this small. */
const bars = 40;

/** An asset's small picture, loaded when it comes into view, or the icon of its type. Decorative: show the name next to it. */
export function AssetThumbnail({ type, src, peaks, className, ...props }: AssetThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      {...props}
      className={cn(
        "flex items-center justify-center overflow-hidden bg-sunken text-ink-faint",
        className,
      )}
    >
      {src && failed !== src ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
          className="size-full object-cover"
        />
      ) : peaks && peaks.length > 0 ? (
        <span dir="ltr" className="relative mx-4 h-1/2 max-h-16 flex-1">
          <Waveform peaks={fewerPeaks(peaks, bars)} share={0} />
        </span>
      ) : (
        <AssetTypeIcon type={type} className="size-2/5 max-h-10 max-w-10" />
      )}
    </span>
  );
}
