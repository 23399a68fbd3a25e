import { buildPages } from "../../tools/build.ts";

/** Builds the panel and the chat before the journeys, so that they never test an outdated build. */
export default function buildOnce(): void {
  // A build that was passed in is tested as it is.
  if (process.env["PANEL_DIR"]) return;
  if (!buildPages()) throw new Error("The panel or the chat could not be built");
}
