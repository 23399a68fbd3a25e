import { dateLocale, momentFormat } from "@panel/domain/languages";
import { TIME_ZONE } from "@panel/domain/experience/prize";
import { knownTimeZone, timeZoneInWords } from "@panel/domain/time-zone";
import { mailWords, type MailWords } from "@panel/i18n/mail";
import { issueLink, issueLinks, LINK_LIFETIME } from "./links-repository.ts";
import type { Db } from "../db/connection.ts";
import type { LinkPurpose, User } from "../db/schema.ts";
import { htmlMail, plainMail } from "../mail/layout.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { NewMail } from "../mail/mail.ts";
import type { Device } from "./user-agent.ts";

/** What a mail needs to know of whom it goes to. */
export type Recipient = Pick<User, "id" | "email" | "name" | "role" | "language" | "time_zone">;

/**
 * The mails that the server writes. Each one joins the queue as part of the given transaction:
 * it goes out if, and only if, what it tells about has happened.
 */
export interface Mails {
  /** A link to choose a new password; links sent before stop working. */
  recovery(db: Db, to: Recipient): Promise<void>;
  /**
   * A link to confirm the e-mail and choose the first password; links sent before stop working.
   * @param inviter full name of who made the account
   */
  confirmation(db: Db, to: Recipient, inviter?: string): Promise<void>;
  /** The same to several people, in a few statements; there has to be one at least. */
  confirmations(db: Db, to: readonly Recipient[], inviter: string): Promise<void>;
  passwordChanged(db: Db, to: Recipient, at: Date): Promise<void>;
  secondFactorChanged(db: Db, to: Recipient, change: SecondFactorChange): Promise<void>;
  /** Somebody has signed in from a device that was not seen before. */
  newDevice(db: Db, to: Recipient, seen: Sighting): Promise<void>;
  /** The right password was followed by a wrong code. */
  wrongCode(db: Db, to: Recipient, seen: Sighting): Promise<void>;
  /** An account of a provider of identities was linked or unlinked. */
  identityChanged(db: Db, to: Recipient, change: IdentityChange, identity: Identity): Promise<void>;
}

type IdentityChange = "linked" | "unlinked";

interface Identity {
  /** What people call it. */
  provider: string;
  /** Of the account; empty for none. */
  email: string;
}

type SecondFactorChange = "on" | "off" | "reset" | "replaced" | "codes";

/** When and where from somebody was seen. */
interface Sighting extends Device {
  at: Date;
  address: string;
}

interface MailText {
  subject:
    | "MAIL.recoverySubject"
    | "MAIL.confirmationSubject"
    | "MAIL.changedSubject"
    | "MAIL.newDeviceSubject"
    | "MAIL.wrongCodeSubject"
    | `MAIL.secondFactorSubject.${SecondFactorChange}`
    | `MAIL.identitySubject.${IdentityChange}`;
  button: "MAIL.recoveryButton" | "MAIL.confirmationButton" | "MAIL.changedButton";
  intro: string;
  note: string;
  path: string;
  expiresAt: Date;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a notice may wait in the queue before it is dropped. */
const NOTICE_LIFETIME = 3 * DAY;
/** Longer names are cut. */
const NAME_MAX = 60;

/** @param baseUrl where people reach the panel, from the settings alone */
export function createMails(mailer: Pick<Mailer, "enqueue">, baseUrl: () => string): Mails {
  const written = (to: Recipient, text: MailText): NewMail => {
    const t = mailWords(to.language);
    const name = printableName(to.name);
    const parts = {
      language: to.language,
      brand: t("GENERIC.appName"),
      subject: t(text.subject),
      greeting: name ? t("MAIL.greeting", { name }) : t("MAIL.greetingPlain"),
      intro: text.intro,
      button: t(text.button),
      link: `${baseUrl()}${text.path}`,
      note: text.note,
      linkBelow: t("MAIL.linkBelow"),
      footer: t("MAIL.footer"),
    };
    return {
      recipient: to.email,
      subject: parts.subject,
      text: plainMail(parts),
      html: htmlMail(parts),
      expiresAt: text.expiresAt,
    };
  };
  const send = (db: Db, to: Recipient, text: MailText): Promise<void> =>
    mailer.enqueue(db, [written(to, text)]);
  /** Tells of something that the user has not done, perhaps; its button leads to a new password. */
  const notify = (
    db: Db,
    to: Recipient,
    at: Date,
    text: Pick<MailText, "subject" | "intro" | "note">,
  ): Promise<void> =>
    send(db, to, {
      ...text,
      button: "MAIL.changedButton",
      path: "/forgot-password",
      expiresAt: new Date(at.getTime() + NOTICE_LIFETIME),
    });
  return {
    async recovery(db, to) {
      const t = mailWords(to.language);
      const secret = await issueLink(db, to.id, "recovery");
      await send(db, to, {
        subject: "MAIL.recoverySubject",
        intro: t("MAIL.recoveryIntro"),
        button: "MAIL.recoveryButton",
        note: t("MAIL.recoveryNote", { minutes: LINK_LIFETIME.recovery / MINUTE }),
        path: `/reset-password?fromapp=0&id=${secret}`,
        expiresAt: endOf("recovery"),
      });
    },

    async confirmation(db, to, inviter) {
      const secret = await issueLink(db, to.id, "confirmation");
      await send(db, to, confirmationText(to, secret, inviter));
    },

    async confirmations(db, recipients, inviter) {
      const ids = recipients.map((to) => to.id);
      const secrets = await issueLinks(db, ids, "confirmation");
      const mails = recipients.map((to, index) =>
        written(to, confirmationText(to, secrets[index] ?? "", inviter)),
      );
      await mailer.enqueue(db, mails);
    },

    async passwordChanged(db, to, at) {
      const t = mailWords(to.language);
      const when = writtenMoment(at, to);
      await notify(db, to, at, {
        subject: "MAIL.changedSubject",
        intro: t("MAIL.changedIntro", { when }),
        note: t("MAIL.changedNote"),
      });
    },

    async secondFactorChanged(db, to, change) {
      const t = mailWords(to.language);
      const at = new Date();
      await notify(db, to, at, {
        subject: `MAIL.secondFactorSubject.${change}`,
        intro: t(`MAIL.secondFactorIntro.${change}`, { when: writtenMoment(at, to) }),
        note: t("MAIL.changedNote"),
      });
    },

    async newDevice(db, to, seen) {
      const t = mailWords(to.language);
      await notify(db, to, seen.at, {
        subject: "MAIL.newDeviceSubject",
        intro: t("MAIL.newDeviceIntro", sightingWords(t, to, seen)),
        note: t("MAIL.newDeviceNote"),
      });
    },

    async identityChanged(db, to, change, { provider, email }) {
      const t = mailWords(to.language);
      const at = new Date();
      const account = email === "" ? provider : `${provider}, ${email}`;
      await notify(db, to, at, {
        subject: `MAIL.identitySubject.${change}`,
        intro: t(`MAIL.identityIntro.${change}`, { when: writtenMoment(at, to), account }),
        note: t("MAIL.changedNote"),
      });
    },

    async wrongCode(db, to, seen) {
      const t = mailWords(to.language);
      await notify(db, to, seen.at, {
        subject: "MAIL.wrongCodeSubject",
        intro: t("MAIL.wrongCodeIntro", sightingWords(t, to, seen)),
        note: t("MAIL.wrongCodeNote"),
      });
    },
  };
}

function confirmationText(to: Recipient, secret: string, inviter = ""): MailText {
  const t = mailWords(to.language);
  const by = printableName(inviter);
  const role = t(`ROLES.${to.role}`);
  return {
    subject: "MAIL.confirmationSubject",
    intro: by
      ? t("MAIL.confirmationInvited", { inviter: by, role })
      : t("MAIL.confirmationIntro", { role }),
    button: "MAIL.confirmationButton",
    note: t("MAIL.confirmationNote", { days: LINK_LIFETIME.confirmation / DAY }),
    path: `/confirm-email?id=${secret}`,
    expiresAt: endOf("confirmation"),
  };
}

function sightingWords(
  t: MailWords,
  to: Recipient,
  { at, address, browser, system }: Sighting,
): Record<"when" | "device" | "address", string> {
  const device =
    browser && system
      ? t("MAIL.device", { browser, system })
      : browser || system || t("MAIL.unknownDevice");
  return { when: writtenMoment(at, to), device, address };
}

/** A moment in the reader's time zone, with its name; where none is known, in the installation's. */
function writtenMoment(at: Date, { language, time_zone }: Recipient): string {
  const timeZone = knownTimeZone(time_zone ?? undefined) ?? TIME_ZONE;
  const name = timeZoneInWords(timeZone, dateLocale(language), at);
  return `${momentFormat(language, "long", timeZone)(at)} (${name})`;
}

function endOf(purpose: LinkPurpose): Date {
  return new Date(Date.now() + LINK_LIFETIME[purpose]);
}

/**
 * A name as it may stand in a mail: one line, of a name's length, and none at all where it holds an
 * address of the web, which mail programs would turn into a link.
 */
function printableName(name: string): string {
  const line = name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  if (/:\/\/|www\.|\S\.\p{L}{2,}|@/iu.test(line)) return "";
  return line.length > NAME_MAX ? `${line.slice(0, NAME_MAX).trimEnd()}…` : line;
}
