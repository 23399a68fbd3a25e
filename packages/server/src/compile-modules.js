/*
 * Imports what the server imports at its start and later, so that Node keeps it in compiled form in NODE_COMPILE_CACHE. What
 * starts a program when it is imported (commands.ts, programs of other processes) is left to them.
 */

import process from "node:process";

await Promise.all([
  import("./run-server.ts"),
  import("./compose.ts"),
  import("./demo/outbox-mails.ts"),
  import("./demo/seed.ts"),
  import("./db/postgres-pool.ts"),
  import("./db/postgres-listener.ts"),
  import("./images/avatar.ts"),
  import("./images/image-sizes.ts"),
  import("./images/read-image.ts"),
  import("./library/process-audio.ts"),
  import("./library/process-model.ts"),
  import("./library/process-usdz.ts"),
  import("./metrics/endpoints.ts"),
  import("./storage/s3.ts"),
]);
process.exit();
