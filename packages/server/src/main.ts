import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { hasUsers } from "./account/repository.ts";
import type { RunningServer } from "./compose.ts";
import { isConnectionEnded, isDatabaseDown } from "./db/connection.ts";
import { demoAccounts } from "./settings/demo-accounts.ts";
import { OUTBOX_PATH } from "./demo/outbox-routes.ts";
import { precompress } from "./http/precompress.ts";
import { outboxFolder } from "./mail/mailer.ts";
import { readSettings, SettingsError, type Settings } from "./settings/settings.ts";

/** Longest time that requests under way get after a signal to stop. */
const DRAIN_MS = 30_000;
/** Longest time that a start waits for a database that restarts. */
const RESTART_MS = 60_000;
const RETRY_MS = 500;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await precompress(settings.panelDir);
  const server = await load(settings);
  stopOnSignals(server);
  console.log(await greeting(server, settings));
}

/**
 * Has the engine keep the room for what is young as small as it begins while so many modules are
 * read, and later clear up before it takes more memory: by default it lets 64 MB of used buffers of
 * uploads pile up. From the start on, that would cost a fifth of the time to start.
 */
async function load(settings: Settings): Promise<RunningServer> {
  setFlagsFromString("--semi-space-growth-factor=1");
  const { startServer } = await import("./compose.ts");
  const server = await whileDatabaseRestarts(() => startServer(settings));
  setFlagsFromString("--memory-saver-mode");
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
  const lines = [`Explorar is ready at ${settings.publicUrl ?? server.url}`];
  if (settings.demo) {
    lines.push("", "Demo accounts:");
    for (const { role, email, password } of demoAccounts()) {
      lines.push(`  ${role.padEnd(12)} ${email.padEnd(26)} ${password}`);
    }
    lines.push("", `Mails that would be sent: ${server.url}${OUTBOX_PATH}`);
  } else if (!(await hasUsers(server.connection.db))) {
    lines.push(
      "",
      "There is no user yet. Create the first super-admin with the same settings:",
      "  node packages/server/src/cli.ts create-super-admin <e-mail>",
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

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** One line for errors that an operator can fix, the whole error for others. */
function explain(error: unknown): unknown {
  if (error instanceof SettingsError) return error.message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === "EADDRINUSE") {
    return `PORT ${port} of ${address} is taken by another program: stop it or set PORT to another`;
  }
  if (code === "EACCES" && port !== undefined) return `PORT ${port} may not be used by this user`;
  if (code === "ECONNREFUSED") return `DATABASE_URL: nothing answers at ${address}:${port}`;
  return error;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
