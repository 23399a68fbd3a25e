import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sender } from "../settings/mail-sender.ts";
import { loadMailLibrary, mailMessage, MailError, type MailTransport } from "./transport.ts";

const EXTENSION = ".eml";

/**
 * Keeps mails as files, for installations without a mail server. A file is there whole or not at
 * all, and a mail that is sent twice is one file.
 */
export function createOutbox(folder: string, from: Sender): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send(mail) {
      try {
        const createTransport = await loadMailLibrary();
        const composer = createTransport({ streamTransport: true, buffer: true });
        const { message } = await composer.sendMail(mailMessage(mail, from));
        const time = mail.createdAt.replaceAll(/[^\dTZ]/g, "");
        await writeWhole(folder, `${time}-${mail.messageId}${EXTENSION}`, message as Buffer);
      } catch (error) {
        throw new MailError((error as { code?: string }).code ?? "EOUTBOX", false);
      }
    },
    close: () => {},
  };
}

async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}.${randomBytes(8).toString("hex")}`);
  try {
    await writeFile(temporary, content, { mode: 0o600, flag: "wx", flush: true });
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const directory = await open(folder);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** The newest mails of an outbox, newest first, as they would have gone over the wire. */
export async function readOutbox(folder: string, limit: number): Promise<Buffer[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(EXTENSION) && !name.startsWith("."))
    .toSorted()
    .toReversed()
    .slice(0, limit);
  return Promise.all(newest.map((name) => readFile(join(folder, name))));
}
