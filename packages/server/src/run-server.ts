import { PLAY_PATH } from "@panel/domain/visits/address";
import { flushCompileCache } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { hasUsers } from "./account/repository.ts";
import type { RunningServer } from "./compose.ts";
import { isConnectionEnded, isDatabaseDown } from "./db/connection.ts";
import { demoAccounts } from "./settings/demo-accounts.ts";
import { OUTBOX_PATH } from "./demo/outbox-endpoints.ts";
import { explainError } from "./explain-error.ts";
import { precompress } from "./http/precompress.ts";
import { outboxFolder } from "./mail/mailer.ts";
import { checkMapElsewhere } from "./settings/check-map-elsewhere.ts";
import { readSettings, type Settings } from "./settings/settings.ts";

/** Longest time that requests under way get after a signal to stop. */
const DRAIN_MS = 30_000;
/** Longest time that what a failed start has opened may keep the process. */
const FAILED_START_MS = 5_000;
/** Longest time that a start waits for a database that restarts. */
const RESTART_MS = 60_000;
const RETRY_MS = 500;

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  await checkMapElsewhere(settings);
  await Promise.all([settings.panelDir, settings.widgetDir, settings.playerDir].map(precompress));
  const server = await onFreePort(settings, load);
  endWell(server);
  console.log(await greeting(server, settings));
}

/** How many ports above a taken one a demo tries. */
const OTHER_PORTS = 20;

/** Starts a demo on the next port when its own is taken; any other server is where its proxy expects it. */
async function onFreePort(
  settings: Settings,
  start: (settings: Settings) => Promise<RunningServer>,
): Promise<RunningServer> {
  const most = settings.demo && settings.port > 0 ? settings.port + OTHER_PORTS : settings.port;
  for (let port = settings.port; ; port += 1) {
    try {
      const server = await start({ ...settings, port });
      if (port !== settings.port) {
        console.log(`PORT ${settings.port} is taken by another program: ${port} serves instead`);
      }
      return server;
    } catch (error) {
      if ((error as { code?: unknown }).code !== "EADDRINUSE" || port >= most) throw error;
    }
  }
}

/**
 * Has the engine clear up before it takes more memory, once the server listens: by default it lets 64 MB of used buffers
 * of uploads pile up. From the start on, that would cost a fifth of the time to start.
 */
async function load(settings: Settings): Promise<RunningServer> {
  const { startServer } = await import("./compose.ts");
  // Node keeps what it has read of compiled modules until then, 5 MB of it, which what starts next can use.
  flushCompileCache();
  const server = await whileDatabaseRestarts(() => startServer(settings));
  setFlagsFromString("--memory-saver-mode");
  // Otherwise the compiled modules would be written at the end only, which a killed process does not have.
  flushCompileCache();
  return server;
}

/**
 * Starts again when the database goes away in the middle of it. One that has not answered at all is
 * not waited for: the setting is wrong, or whoever runs the server starts it again.
 */
async function whileDatabaseRestarts<T>(start: () => Promise<T>): Promise<T> {
  let wentAwayAt: number | undefined;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (wentAwayAt === undefined && isConnectionEnded(error)) wentAwayAt = Date.now();
      const since = Date.now() - (wentAwayAt ?? Number.NEGATIVE_INFINITY);
      if (!isDatabaseDown(error) || since > RESTART_MS) throw error;
      await pause(RETRY_MS);
    }
  }
}

async function greeting(server: RunningServer, settings: Settings): Promise<string> {
  const address = settings.publicUrl ?? server.url;
  if (settings.bots.only) return `The bot platform is ready at ${address}`;
  const lines = [
    `Explorar is ready at ${address}`,
    `Visitors play published routes at ${address}${PLAY_PATH}/`,
  ];
  if (settings.demo) {
    lines.push("", "Demo accounts:");
    for (const { role, email, password } of demoAccounts()) {
      lines.push(`  ${role.padEnd(12)} ${email.padEnd(26)} ${password}`);
    }
    lines.push(
      "",
      "Look first at “Madrid de los Austrias” as editor: its map, its statistics; then at the draft of Girona and what the check finds there.",
      `Play “Barcelona” as a visitor, from anywhere: ${address}${PLAY_PATH}/BCN888; then hand over its prize as editor.`,
      `Mails that would be sent: ${server.url}${OUTBOX_PATH}`,
    );
  } else if (!(await hasUsers(server.connection.db))) {
    lines.push(
      "",
      "There is no user yet. Create the first super-admin with the same settings:",
      "  node packages/server/src/cli.js create-super-admin <e-mail>",
    );
  }
  if (!settings.demo && !settings.smtpUrl) {
    lines.push(
      "",
      `No mail is sent until SMTP_URL is set; mails are kept in ${outboxFolder(settings)}`,
    );
  }
  return lines.join("\n");
}

/** Answers what is under way before the end: on a signal, and after a fault that nobody has caught. */
function endWell(server: RunningServer): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    endBy(DRAIN_MS);
    server.stop().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // Rejected promises that nobody waits for come here too. In what state they leave the process is not known: it ends,
  // and whoever runs it starts it again.
  process.on("uncaughtException", (error, origin) => {
    const { log } = server.app;
    const message =
      "a fault that nobody has caught: the server ends once what is under way is answered";
    log.fatal({ err: error, origin }, message);
    if (log.level === "silent") console.error(error);
    process.exitCode = 1;
    stop();
  });
}

/**
 * Ends the process with 1 if something still keeps it then. It is to end by itself, with nothing left to do:
 * `process.exit` waits for compilations of the engine that may wait for the main thread (nodejs/node#54918).
 * Now and then a server that was stopped right after its start never ended.
 */
function endBy(ms: number): void {
  setTimeout(() => process.exit(1), ms).unref();
}

/** Starts the server by the environment's settings; says why it cannot, and ends with 1 then. */
export async function runServer(): Promise<void> {
  try {
    await serve();
  } catch (error) {
    console.error(explainError(error, process.env["DATA_DIR"] || "data"));
    process.exitCode = 1;
    endBy(FAILED_START_MS);
  }
}
