import { AudioLines, Box, Clapperboard, FileText, Image } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "../style/cn.ts";
import type { AssetKind } from "./asset.ts";

const signs: Record<AssetKind, typeof Image> = {
  image: Image,
  audio: AudioLines,
  model: Box,
  video: Clapperboard,
  document: FileText,
};

/** The sign of a kind, always beside its name or the asset's. */
export function AssetKindIcon({ kind, className }: { kind: AssetKind; className?: string }) {
  const Sign = signs[kind];
  return <Sign aria-hidden className={className} />;
}

export interface AssetThumbnailProps extends ComponentProps<"span"> {
  kind: AssetKind;
  src?: string | null;
}

/** An asset's small picture, loaded when it comes into view; else the sign of its kind. Decoration beside its name. */
export function AssetThumbnail({ kind, src, className, ...props }: AssetThumbnailProps) {
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
        <AssetKindIcon kind={kind} className="size-2/5 max-h-10 max-w-10" />
      )}
    </span>
  );
}
