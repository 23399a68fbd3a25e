import { noConnection } from "@panel/api-client";
import { DEFAULT_CONTENT_LANGUAGE } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { InlineMessage } from "@panel/ui/inline-message";
import { useToast } from "@panel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { ClipboardList, Sparkles } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fetchedDialog } from "../../../shared/fetched-part.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useArchiveImport } from "../archive/use-archive-import.ts";

/** The route that comes with the panel, as the file of an archive. */
async function exampleArchive(): Promise<File> {
  const answer = await fetch(`${import.meta.env.BASE_URL}example-route.zip`).catch(
    (cause: unknown) => {
      throw noConnection(cause);
    },
  );
  // A server that does not have the file may answer with the page.
  if (!answer.ok || answer.headers.get("content-type")?.startsWith("text/html"))
    throw noConnection();
  return new File([await answer.blob()], "example-route.zip", { type: "application/zip" });
}

/** Loaded only when the import is opened, because it contains the readers of the formats. */
const ImportPoints = fetchedDialog(() =>
  import("../ImportPoints.tsx").then((module) => module.ImportPoints),
);

/** Ways to begin a new experience other than with an empty form: from an example, or from a list of places. */
export function StartRoute({ onMade }: { onMade: (id: number) => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const importArchive = useArchiveImport();
  const [listing, setListing] = useState(false);
  // A further try after an answer that was lost makes no second route.
  const requestId = useRef(crypto.randomUUID());
  const example = useMutation({
    mutationFn: async () =>
      importArchive({ archive: await exampleArchive(), requestId: requestId.current }),
    onSuccess: ({ id }) => {
      toast.show({
        tone: "success",
        title: t("START.exampleMade"),
        description: t("START.exampleMadeText"),
      });
      onMade(id);
    },
  });

  return (
    <Card asChild>
      <section aria-labelledby="start-route" className="grid gap-4">
        <div>
          <h2 id="start-route" className="text-heading font-semibold tracking-tight">
            {t("START.title")}
          </h2>
          <p className="mt-1 text-body text-ink-muted">{t("START.text")}</p>
        </div>
        <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
          <Way text={t("START.exampleText")}>
            <Button
              icon={<Sparkles className="size-4" />}
              loading={example.isPending}
              loadingLabel={t("START.making")}
              onClick={() => example.mutate()}
            >
              {t("START.example")}
            </Button>
          </Way>
          <Way text={t("START.placesText")}>
            <Button
              icon={<ClipboardList className="size-4" />}
              disabled={example.isPending}
              onClick={() => setListing(true)}
            >
              {t("START.places")}
            </Button>
          </Way>
        </div>
        {example.error && (
          <InlineMessage tone="error" title={t("START.exampleFailed")}>
            {errorText(example.error)}
          </InlineMessage>
        )}
        {listing && (
          <ImportPoints
            experienceId={0}
            language={DEFAULT_CONTENT_LANGUAGE}
            onMade={onMade}
            onClose={() => setListing(false)}
          />
        )}
      </section>
    </Card>
  );
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      {children}
      <p className="max-w-prose text-body text-ink-muted">{text}</p>
    </div>
  );
}
