import { useWords } from "./words.ts";

/** Where else to ask what the documents do not say, as the bot's staff have written it. */
export function WayOut() {
  const { t, language, chat } = useWords();
  // A phone number rings in every language.
  const [own] = [chat[language], ...Object.values(chat)].filter(
    (texts) => texts?.phone ?? texts?.mail ?? texts?.address,
  );
  if (!own) return null;
  const { phone, mail, address } = own;
  const link = "text-ink underline underline-offset-4";
  return (
    <div className="text-body">
      <p className="text-ink-muted">{t("askElsewhere")}</p>
      <ul className="mt-1 grid gap-1.5 whitespace-pre-line">
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={link}>
              {phone}
            </a>
          </li>
        )}
        {mail && (
          <li>
            <a href={`mailto:${mail}`} className={link}>
              {mail}
            </a>
          </li>
        )}
        {address && <li>{address}</li>}
      </ul>
    </div>
  );
}
