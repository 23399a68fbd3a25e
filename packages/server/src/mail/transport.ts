import type { Transporter } from "nodemailer";
import { isEmail } from "@panel/domain/email";
import type { Sender } from "../settings/mail-sender.ts";

/** A mail ready to go out. */
export interface OutgoingMail {
  /** Of the queue; stays the same over several tries. */
  id: number;
  messageId: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** Loads the mail library with the first mail: it takes 13 MB and a sixth of a second. */
export async function loadMailLibrary() {
  const { createTransport } = await import("nodemailer");
  return createTransport;
}

/** How mails leave the server. */
export interface MailTransport {
  /** @throws MailError */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Why a mail was not sent, as a code: messages could hold the recipient's address. */
export class MailError extends Error {
  override name = "MailError";
  /** Whether trying again is pointless. */
  readonly final: boolean;
  /** Whether the mail server could not be reached, so that other mails would fare no better. */
  readonly isServerAway: boolean;

  constructor(code: string, final: boolean, isServerAway = false) {
    super(code);
    this.final = final;
    this.isServerAway = isServerAway;
  }
}

/** The message for the mail library, of both transports. */
export function mailMessage(mail: OutgoingMail, from: Sender) {
  return {
    from,
    to: { name: "", address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(mail.createdAt),
    messageId: `<${mail.messageId}@${from.address.split("@")[1] ?? "localhost"}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const CONNECT_MS = 10_000;
const SOCKET_MS = 20_000;
const CONNECTIONS = 3;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Sends over SMTP. With a password in the address the connection has to be encrypted, unless the
 * server is on this machine.
 */
export function createSmtpTransport(smtpUrl: string, from: Sender): MailTransport {
  const { hostname, username } = new URL(smtpUrl);
  const options = {
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    requireTLS: username !== "" && !LOOPBACK.test(hostname),
  } as const;
  let transporter: Transporter | undefined;
  return {
    async send(mail) {
      // A line end or a comma would become a second recipient or a further header.
      if (!isEmail(mail.recipient)) throw new MailError("EADDRESS", true);
      try {
        const createTransport = await loadMailLibrary();
        transporter ??= createTransport(options);
        await transporter.sendMail(mailMessage(mail, from));
      } catch (error) {
        throw asMailError(error);
      }
    },
    close: () => transporter?.close(),
  };
}

/** Codes of the mail library for a server that does not answer, or ends the connection. */
const AWAY = new Set(["ECONNECTION", "ECONNREFUSED", "ECONNRESET", "EDNS", "ESOCKET", "ETIMEDOUT"]);
/** SMTP's reply of a server that is about to stop. */
const SHUTTING_DOWN = 421;

/** The server's own words may quote the recipient: its codes say enough. */
function asMailError(error: unknown): MailError {
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const refused = command === "RCPT TO" && (responseCode ?? 0) >= 500;
  const isServerAway =
    responseCode === SHUTTING_DOWN || (responseCode === undefined && AWAY.has(code ?? ""));
  return new MailError(
    [code ?? "EMAIL", responseCode].filter(Boolean).join(" "),
    refused,
    isServerAway,
  );
}
