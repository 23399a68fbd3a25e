import { buffer } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as a mail server got it. */
export interface ReceivedMail extends Email {
  /** Everybody whom the envelope names. */
  recipients: string[];
  source: string;
}

/** A real mail server on loopback, with the mails that have come in. */
export interface Mailbox {
  url: string;
  readonly mails: readonly ReceivedMail[];
  /** The first mail to somebody that was not handed out before; waits for it. */
  next(recipient: string): Promise<ReceivedMail>;
  /** Lets the server answer mails to this address with an SMTP error, or take them again. */
  refuse(recipient: string, code: number | undefined): void;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const given = new Set<ReceivedMail>();
  const refusals = new Map<string, number>();
  let arrived: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(address, _session, done) {
      const code = refusals.get(address.address);
      done(code ? Object.assign(new Error("refused"), { responseCode: code }) : null);
    },
    onData(stream, session, done) {
      const take = async (): Promise<void> => {
        const source = await buffer(stream);
        mails.push({
          ...(await PostalMime.parse(source)),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          source: source.toString(),
        });
        for (const wake of arrived.splice(0)) wake();
      };
      callbackify(take)((error: Error | null) => done(error));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async next(recipient) {
      for (;;) {
        const mail = mails.find((one) => one.recipients.includes(recipient) && !given.has(one));
        if (mail) {
          given.add(mail);
          return mail;
        }
        await new Promise<void>((resolve) => (arrived = [...arrived, resolve]));
      }
    },
    refuse(recipient, code) {
      if (code === undefined) refusals.delete(recipient);
      else refusals.set(recipient, code);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The secret in the link of a mail. */
export function secretIn(mail: Email): string {
  const link = /https?:\S+[?&]id=([\w-]+)/.exec(mail.text ?? "");
  if (!link?.[1]) throw new Error(`No link in ${mail.text}`);
  return link[1];
}
