/** What an asset is: decides its placeholder, its badge and how it is previewed. */
export type AssetType = "image" | "audio" | "model" | "video" | "document";

/** What a grid shows of an asset. An app's own objects may hold more. */
export interface Asset {
  id: string;
  name: string;
  type: AssetType;
  /** Who shares it, where that is somebody else; the tile says so beside the type. */
  sharedBy?: string;
  /** Address of a small picture; without it, or when it does not load, an icon is shown. */
  thumbnail?: string | null;
  /** Address of a sound; a grid with menus has a button that plays it. */
  sound?: string | null;
  /** Waveform of a sound: values from 0 to 1. */
  peaks?: readonly number[];
  /** Length of a sound, in seconds. */
  duration?: number;
}
