import { Card } from "@panel/ui/card";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { IconButton } from "@panel/ui/icon-button";
import { FilePen, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { dropDraft } from "../../../shared/editing/draft.ts";
import { useChangeTime } from "../../../shared/use-change-time.ts";
import { keptDrafts, type KeptDraft } from "../drafts.ts";

/** What was typed and not saved on this device; nothing where there is none. */
export function Drafts() {
  const { t } = useTranslation();
  const { id, role } = useUser();
  const time = useChangeTime();
  const [drafts, setDrafts] = useState(() => keptDrafts(id, role));
  const [discarding, setDiscarding] = useState<KeptDraft>();
  if (drafts.length === 0) return null;

  const named = ({ kind, name, isNew }: KeptDraft) => {
    if (kind === "profile") return t("WELCOME.drafts.profile");
    if (name) return name;
    return isNew ? t(`WELCOME.newDrafts.${kind}`) : t("EXPERIENCES.unnamed");
  };
  return (
    <section aria-labelledby="drafts" className="min-w-0">
      <h2 id="drafts" className="text-heading font-semibold tracking-tight">
        {t("WELCOME.draftsTitle")}
      </h2>
      <p className="mt-1 mb-3 text-body text-ink-muted">{t("WELCOME.draftsText")}</p>
      <Card padded={false} asChild>
        <ul className="divide-y divide-line">
          {drafts.map((draft) => (
            <li
              key={draft.key}
              className="relative flex items-center gap-3 p-3 first:rounded-t-card last:rounded-b-card hover:bg-paper tablet:px-4"
            >
              <FilePen aria-hidden className="size-4 shrink-0 text-ink-muted" />
              <div className="min-w-0 flex-1">
                <Link
                  {...draft.target}
                  className="block wrap-break-word text-body tablet:truncate font-medium text-ink no-underline after:absolute after:inset-0 after:rounded-[inherit]"
                >
                  {named(draft)}
                </Link>
                <p className="text-caption wrap-break-word text-ink-muted tablet:truncate">
                  {[
                    draft.kind !== "profile" && t(`WELCOME.drafts.${draft.kind}`),
                    time.short(new Date(draft.savedAt).toISOString()),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              <IconButton
                className="relative"
                label={t("WELCOME.discardNamed", { name: named(draft) })}
                onClick={() => setDiscarding(draft)}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        open={discarding !== undefined}
        danger
        title={t("WELCOME.discardTitle", { name: discarding ? named(discarding) : "" })}
        description={t("WELCOME.discardText")}
        confirmLabel={t("WELCOME.discard")}
        onConfirm={() => {
          if (discarding) dropDraft(discarding.key);
          setDiscarding(undefined);
          setDrafts(keptDrafts(id, role));
        }}
        onClose={() => setDiscarding(undefined)}
      />
    </section>
  );
}
