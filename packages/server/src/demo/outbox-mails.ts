import { createMails, type Mails, type Recipient } from "../account/mails.ts";
import { findByEmail } from "../account/repository.ts";
import type { Db } from "../db/connection.ts";
import type { NewMail } from "../mail/mail.ts";
import { createOutbox } from "../mail/outbox.ts";
import { readdir } from "node:fs/promises";
import type { Sender } from "../settings/mail-sender.ts";
import { daysAgo } from "./past.ts";

interface PastMail {
  to: string;
  /** Days ago, and the hour. */
  at: readonly [days: number, hour: number];
  write: (mails: Mails, db: Db, to: Recipient, at: Date) => Promise<void>;
}

const invited = (mails: Mails, db: Db, to: Recipient) => mails.confirmation(db, to, "Marcos Rey");

/** What would have been mailed in the past days; the links of invitations work. */
const PAST_MAILS: readonly PastMail[] = [
  { to: "iker.lasa@demo.explorar", at: [3, 9], write: invited },
  { to: "biel.serra@demo.explorar", at: [3, 10], write: invited },
  {
    to: "jordi.ferrer@demo.explorar",
    at: [3, 12],
    write: (mails, db, to, at) =>
      mails.newDevice(db, to, {
        at,
        browser: "Firefox",
        system: "Windows",
        address: "203.0.113.24",
      }),
  },
  {
    to: "carmen.ortiz@demo.explorar",
    at: [2, 8],
    write: (mails, db, to, at) => mails.passwordChanged(db, to, at),
  },
];

/** In the names of their files. */
const MARK = "past-";

/** Writes the mails of a demo that has been there for a while into its outbox, once. */
export async function writePastMails(
  db: Db,
  { folder, from, baseUrl }: { folder: string; from: Sender; baseUrl: string },
): Promise<void> {
  const outbox = createOutbox(folder, from);
  if ((await readdir(folder)).some((name) => name.includes(MARK))) return;
  for (const [
    index,
    {
      to,
      at: [days, hour],
      write,
    },
  ] of PAST_MAILS.entries()) {
    const user = await findByEmail(db, to);
    if (!user) continue;
    const at = daysAgo(days, hour, 5 + index * 7);
    const written: NewMail[] = [];
    const mails = createMails(
      { enqueue: async (_db, more) => void written.push(...more) },
      () => baseUrl,
    );
    await write(mails, db, user, at);
    for (const mail of written)
      await outbox.send({
        ...mail,
        id: 0,
        messageId: `${MARK}${index}`,
        createdAt: at.toISOString(),
      });
  }
}
