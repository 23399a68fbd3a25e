import type { Publication } from "@panel/api-client/visits";
import { useTranslation } from "react-i18next";
import { noteText } from "../../route/note-text.ts";

/** What has changed since the published version; nothing where nothing has. */
export function PublishedChanges({ notes, moreNotes }: Pick<Publication, "notes" | "moreNotes">) {
  const { t, i18n } = useTranslation();
  const texts = [
    ...notes.map((note) => noteText(t, i18n.language, note)),
    ...(moreNotes > 0 ? [t("PUBLISHING.moreNotes", { count: moreNotes })] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="publishing-changes" className="grid gap-2">
      <h3 id="publishing-changes" className="text-reading font-semibold">
        {t("PUBLISHING.changes")}
      </h3>
      <ul className="grid list-disc gap-1 ps-5 text-body marker:text-ink-muted">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere first-letter:uppercase">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
