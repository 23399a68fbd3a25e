import type { Publication } from "@panel/api-client/visits";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PublishingProps } from "../../route/publishing.ts";
import { experienceRecord, publication } from "../../route/queries.ts";
import { versionContent } from "../../route/version-content.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { EarlierVersions } from "./EarlierVersions.tsx";
import { PublicationStatus } from "./PublicationStatus.tsx";
import { PublishedChanges } from "./PublishedChanges.tsx";
import { ShareRoute } from "./ShareRoute.tsx";
import { NotSaved, usePublishing } from "./use-publishing.ts";
import { VisitCounts } from "./VisitCounts.tsx";

/** What visitors get of a route: its state, publishing it, its visits, and how visitors reach it. */
export function PublishDialog(props: PublishingProps) {
  const { experienceId, isUnsaved, leftPoints, onClose } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const query = useQuery(publication(experienceId));
  const { data: record } = useQuery(experienceRecord(experienceId));
  const publishing = usePublishing(props);
  const { publish } = publishing;
  const { data } = query;
  const isReady = data && (data.state === "draft" || data.notes.length > 0);
  const label = isUnsaved
    ? t("PUBLISHING.saveAndPublish")
    : t(data?.published ? "PUBLISHING.publishChanges" : "PUBLISHING.publish");
  const failure = publish.error ?? publishing.activate.error ?? publishing.open.error;

  return (
    <Dialog
      open
      size="xl"
      title={t("PUBLISHING.title", { name: record?.GymName ?? "" })}
      description={t("PUBLISHING.text")}
      blocked={publish.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.close")}</Button>
          {data && (isReady || isUnsaved) && (
            <Button
              variant="primary"
              loading={publish.isPending}
              onClick={() => publish.mutate(undefined)}
            >
              {label}
            </Button>
          )}
        </>
      }
    >
      {query.isPending && (
        <Loading label={t("GENERIC.loading")}>
          <Skeleton className="mb-4 h-24 w-full" />
          <Skeleton className="h-64 w-full" />
        </Loading>
      )}
      {query.error && !data && (
        <ErrorState
          level={3}
          title={t("PUBLISHING.unavailable")}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {errorText(query.error)}
        </ErrorState>
      )}
      {data && record && (
        <div className="grid gap-x-10 gap-y-8 laptop:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 content-start gap-8">
            <PublicationStatus {...{ data, record, publishing, onClose }} />
            {(isUnsaved || leftPoints > 0) && (
              <InlineMessage tone="warning">
                {isUnsaved && <p>{t("PUBLISHING.unsaved")}</p>}
                {leftPoints > 0 && <p>{t("PUBLISHING.unsavedPoints", { count: leftPoints })}</p>}
              </InlineMessage>
            )}
            {failure && (
              <InlineMessage tone="error">
                {failure instanceof NotSaved ? t("PUBLISHING.notSaved") : errorText(failure)}
              </InlineMessage>
            )}
            {data.published && <PublishedChanges {...data} />}
            {data.published && <VisitCounts data={data} />}
            <EarlierVersions data={data} publishing={publishing} />
          </div>
          <Share data={data} experienceId={experienceId} />
        </div>
      )}
    </Dialog>
  );
}

function Share({ data, experienceId }: { data: Publication; experienceId: number }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const number = data.published?.number ?? 0;
  const { data: content, ...query } = useQuery(versionContent(experienceId, number));
  return (
    <section aria-labelledby="publishing-share" className="grid min-w-0 content-start gap-4">
      <h3 id="publishing-share" className="text-reading font-semibold">
        {t("PUBLISHING.share")}
      </h3>
      {content && <ShareRoute code={data.code} experienceId={experienceId} content={content} />}
      {query.isLoading && (
        <Loading label={t("GENERIC.loading")}>
          <Skeleton className="h-56 w-full" />
        </Loading>
      )}
      {query.error && !content && (
        <ErrorState
          level={4}
          title={t("PUBLISHING.unavailable")}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {errorText(query.error)}
        </ErrorState>
      )}
      {!data.published && (
        <p className="rounded-card border border-dashed border-line-strong p-4 text-body text-ink-muted">
          {t("PUBLISHING.shareLater")}
        </p>
      )}
    </section>
  );
}
