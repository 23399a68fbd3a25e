import { AudioLines, Box, Clapperboard, FileText, Image } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "../style/cn.ts";
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
}

/** An asset's small picture, loaded when it comes into view, or the icon of its type. Decorative: show the name next to it. */
export function AssetThumbnail({ type, src, className, ...props }: AssetThumbnailProps) {
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
      ) : (
        <AssetTypeIcon type={type} className="size-2/5 max-h-10 max-w-10" />
      )}
    </span>
  );
}
