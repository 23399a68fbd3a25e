import type { SketchTile as Tile } from "@panel/domain/route-files/sketch";
import type { MapTiles } from "@panel/ui/map-picker";
import { useEffect, useState } from "react";

type Draw = NonNullable<MapTiles["draw"]>;

/** The address of the picture that is drawn for this one, once there is one. */
function useDrawn(draw: Draw | undefined, address: string): string | undefined {
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    if (!draw) return undefined;
    const gone = new AbortController();
    let made: string | undefined;
    const show = async () => {
      const picture = await draw(address, gone.signal);
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
      const file = await canvas.convertToBlob();
      if (gone.signal.aborted) return;
      made = URL.createObjectURL(file);
      setDrawn(made);
    };
    // Where the file cannot be read, the route is on paper without a map, as it is without a connection.
    show().catch(() => undefined);
    return () => {
      gone.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [draw, address]);
  return drawn;
}

interface SketchTileProps {
  tile: Tile;
  url: string;
  draw: Draw | undefined;
}

/** A piece of the map behind a sketch. */
export function SketchTile({ tile, url, draw }: SketchTileProps) {
  const { x, y, z, left, top, width, height } = tile;
  const address = url.replace("{z}", `${z}`).replace("{x}", `${x}`).replace("{y}", `${y}`);
  const drawn = useDrawn(draw, address);
  return (
    <image
      href={draw ? drawn : address}
      x={left}
      y={top}
      width={width}
      height={height}
      preserveAspectRatio="none"
    />
  );
}
