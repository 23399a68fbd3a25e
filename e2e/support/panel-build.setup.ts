import { buildPanel } from "../../tools/build.ts";

/** Builds the panel before the journeys, so that they never test an outdated build. */
export default function buildOnce(): void {
  // A build that was passed in is tested as it is.
  if (process.env["PANEL_DIR"]) return;
  if (!buildPanel()) throw new Error("The panel could not be built");
}
