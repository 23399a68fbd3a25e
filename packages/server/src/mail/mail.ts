/** What a mail says, in both forms. */
export interface MailBody {
  text: string;
  html: string;
}

export interface NewMail extends MailBody {
  recipient: string;
  subject: string;
  /** When it is dropped instead of sent, because its link has expired. */
  expiresAt: Date;
}
