import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** Tells of a sign-in from a new device, as most journeys make without being about it. */
const NEW_DEVICE = "Se ha entrado en tu cuenta desde un dispositivo nuevo";

/** A real mail server on loopback, with every mail that has come in but those. */
export class Mailbox {
  #server: SMTPServer | undefined;
  #port = 0;
  readonly #waiting: Email[] = [];
  #arrived: (() => void)[] = [];

  /** Setting of the panel's server for this mail server. */
  get settings(): Record<string, string> {
    return {
      SMTP_URL: `smtp://127.0.0.1:${this.#port}`,
      MAIL_FROM: "Explorar <panel@explorar.example>",
    };
  }

  async start(): Promise<void> {
    const take = async (stream: NodeJS.ReadableStream): Promise<void> => {
      const mail = await PostalMime.parse(await buffer(stream));
      if (mail.subject === NEW_DEVICE) return;
      this.#waiting.push(mail);
      for (const wake of this.#arrived.splice(0)) wake();
    };
    this.#server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onData: (stream, _session, done) =>
        callbackify(() => take(stream))((error: Error | null) => done(error)),
    });
    // A server that a test kills in the middle of a mail: nobody hears of it, least of all the test that runs then.
    this.#server.on("error", (error: Error & { code?: string }) => {
      if (error.code !== "ECONNRESET") throw error;
    });
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server.server, "listening");
    this.#port = (this.#server.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve()));
  }

  /** How many mails to somebody have come and were not taken. */
  waiting(recipient: string): number {
    return this.#waiting.filter((mail) => goesTo(mail, recipient)).length;
  }

  /** Takes the first mail to somebody; waits for it where there is none yet. */
  async next(recipient: string): Promise<Email> {
    for (;;) {
      const place = this.#waiting.findIndex((mail) => goesTo(mail, recipient));
      const [mail] = place < 0 ? [] : this.#waiting.splice(place, 1);
      if (mail) return mail;
      await new Promise<void>((resolve) => this.#arrived.push(resolve));
    }
  }

  /** Takes the first mail to somebody and gives the address that its text leads to. */
  async nextLink(recipient: string): Promise<string> {
    const mail = await this.next(recipient);
    const link = /https?:\/\/\S+/.exec(mail.text ?? "")?.[0];
    if (!link) throw new Error(`No link in ${mail.text}`);
    return link;
  }
}

function goesTo(mail: Email, recipient: string): boolean {
  return mail.to?.some((to) => to.address === recipient) ?? false;
}
