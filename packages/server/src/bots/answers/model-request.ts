import type { ModelSettings } from "../../settings/bots-settings.ts";

export type Endpoint = Pick<ModelSettings, "url" | "name" | "key">;

export interface ChatMessage {
  role: "system" | "user";
  content: string;
}

/** A message with a picture in it, as an address that holds its bytes. */
export interface PictureMessage {
  role: "user";
  content: [{ type: "image_url"; image_url: { url: `data:${string}` } }];
}

export interface ChatRequest {
  messages: (ChatMessage | PictureMessage)[];
  maxTokens: number;
  /** Ends the call when it aborts. */
  signal: AbortSignal;
}
