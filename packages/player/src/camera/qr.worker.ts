import type { Frame } from "./frame-reader.ts";
import { readFrame } from "./read-frame.ts";

addEventListener("message", ({ data }: MessageEvent<Frame>) => postMessage(readFrame(data)));
