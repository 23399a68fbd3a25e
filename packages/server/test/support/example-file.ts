import { join } from "node:path";

/** The example that a new experience may begin with, as the panel ships it. */
export const EXAMPLE_FILE = join(import.meta.dirname, "../../../app/public/example-route.zip");
