/** The IANA name of the browser's time zone, in which mails to the user state times. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
