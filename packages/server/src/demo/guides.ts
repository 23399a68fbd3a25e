import { join } from "node:path";
import { guideBarcelona } from "./guide-barcelona.ts";
import { guideMadrid } from "./guide-madrid.ts";
import type { Guide } from "./guide.ts";

export const guides: readonly Guide[] = [guideMadrid, guideBarcelona];

/** Where the PDFs and the chatbot's picture are: `draw-guides.ts` makes them. */
export const GUIDE_FOLDER = join(import.meta.dirname, "guides");
export const AVATAR_FILE = "avatar.webp";
