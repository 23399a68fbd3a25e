import type { Publication } from "@panel/api-client/visits";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useChangeTime } from "../../shared/use-change-time.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import type { Publishing } from "./use-publishing.ts";

type Version = Publication["earlier"][number];

/** The versions that were published before, each with the way back to it. */
export function EarlierVersions({
  data: { earlier },
  publishing: { publish },
}: {
  data: Publication;
  publishing: Publishing;
}) {
  const { t } = useTranslation();
  const time = useChangeTime();
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<Version>();
  if (earlier.length === 0) return null;
  const close = () => {
    publish.reset();
    setWanted(undefined);
  };
  return (
    <section aria-labelledby="publishing-earlier" className="grid gap-1">
      <h3 id="publishing-earlier" className="text-reading font-semibold">
        {t("PUBLISHING.earlier")}
      </h3>
      <ul className="grid divide-y divide-line">
        {earlier.map((version) => {
          const at = time.full(version.publishedAt);
          return (
            <li
              key={version.number}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-body"
            >
              <span>
                {at}
                {version.by && <span className="text-ink-muted"> · {version.by}</span>}
              </span>
              <Button
                size="sm"
                aria-label={t("PUBLISHING.goBackOf", { at })}
                onClick={() => setWanted(version)}
              >
                {t("PUBLISHING.goBack")}
              </Button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={wanted !== undefined}
        title={t("PUBLISHING.goBackTitle", { at: wanted ? time.full(wanted.publishedAt) : "" })}
        description={t("PUBLISHING.goBackText")}
        confirmLabel={t("PUBLISHING.goBack")}
        pending={publish.isPending}
        {...(publish.error ? { error: errorText(publish.error) } : {})}
        onConfirm={() => wanted && publish.mutate(wanted.number, { onSuccess: close })}
        onClose={close}
      />
    </section>
  );
}
