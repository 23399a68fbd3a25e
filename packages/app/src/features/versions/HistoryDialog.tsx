import { restoreGymkhanaVersion, type GymkhanaVersion } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Dialog } from "@panel/ui/dialog";
import { EmptyState } from "@panel/ui/empty-state";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { useToast } from "@panel/ui/toast";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, History } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HistoryProps } from "../../route/history.ts";
import { changed } from "../../shared/what-changed.ts";
import { withSession } from "../../session/session.ts";
import { panelApi } from "../../shared/connections.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { Comparison } from "./Comparison.tsx";
import { versionContent } from "../../route/version-content.ts";
import { versionList } from "./queries.ts";
import { useTaking } from "./use-taking.ts";
import { VersionHead, VersionList } from "./VersionList.tsx";
import { VersionName } from "./VersionName.tsx";

/** The versions of an experience: what each changed, how it differs from now, and the way back. */
export function HistoryDialog(props: HistoryProps) {
  const { experienceId, onClose } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<number>();
  const list = useInfiniteQuery(versionList(experienceId));
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? [];
  const index = versions.findIndex(({ number }) => number === chosen);
  const version = versions[index];
  return (
    <Dialog open size="full" title={t("VERSIONS.title")} onClose={onClose}>
      {list.isPending && (
        <Loading label={t("GENERIC.loading")}>
          <Skeleton className="h-72 w-full" />
        </Loading>
      )}
      {list.isError && (
        <ErrorState
          level={3}
          title={t("VERSIONS.unavailable")}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        >
          {errorText(list.error)}
        </ErrorState>
      )}
      {list.data && versions.length === 0 && (
        <EmptyState level={3} icon={<History />} title={t("VERSIONS.noneTitle")}>
          {t("VERSIONS.noneText")}
        </EmptyState>
      )}
      {versions.length > 0 && (
        <div className="grid gap-6 tablet:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
          <div
            className={`tablet:sticky tablet:top-0 tablet:max-h-[calc(100dvh-6rem)] tablet:overflow-y-auto short:static short:max-h-none ${version ? "max-tablet:hidden" : ""}`}
          >
            <VersionList
              versions={versions}
              selected={version?.number}
              onSelect={setChosen}
              onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
              loadingMore={list.isFetchingNextPage}
            />
          </div>
          {version ? (
            <ShownVersion
              key={version.number}
              {...props}
              version={version}
              previous={versions[index + 1]?.number}
              latest={versions[0]?.number ?? version.number}
              onBack={() => setChosen(undefined)}
            />
          ) : (
            <p className="text-ink-muted max-tablet:hidden">{t("VERSIONS.choose")}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface ShownVersionProps extends HistoryProps {
  version: GymkhanaVersion;
  /** Number of the version before it, if that is known. */
  previous: number | undefined;
  latest: number;
  onBack(): void;
}

function ShownVersion(props: ShownVersionProps) {
  const { experienceId, version, previous, latest, onBack } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isLatest = version.number === latest;
  const [against, setAgainst] = useState<"now" | "before">(isLatest ? "before" : "now");
  const [restoring, setRestoring] = useState(false);
  const own = useQuery(versionContent(experienceId, version.number));
  const other = useQuery(
    versionContent(experienceId, against === "now" ? latest : (previous ?? 0)),
  );
  const taking = useTaking(props, version.number, against === "now" ? other.data : undefined);
  const failed = [own, other].find(({ isError }) => isError);
  const isFirst = against === "before" && previous === undefined;
  return (
    <section className="grid content-start gap-4" aria-label={t("VERSIONS.version")}>
      <Button
        size="sm"
        className="justify-self-start tablet:hidden"
        icon={<ArrowLeft className="size-4" />}
        onClick={onBack}
      >
        {t("VERSIONS.back")}
      </Button>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="grid min-w-0 gap-1">
          <VersionHead version={version} />
        </h3>
        {!isLatest && (
          <Button variant="primary" onClick={() => setRestoring(true)}>
            {t("VERSIONS.restore")}
          </Button>
        )}
      </div>
      <VersionName key={version.name} gymId={experienceId} version={version} />
      {!isLatest && (
        <SegmentedControl
          label={t("VERSIONS.compare")}
          value={against}
          onValueChange={(value) => setAgainst(value as typeof against)}
          options={[
            { value: "now", label: t("VERSIONS.withNow") },
            { value: "before", label: t("VERSIONS.withBefore") },
          ]}
        />
      )}
      {isFirst && <p className="text-ink-muted">{t("VERSIONS.first")}</p>}
      {failed && (
        <ErrorState
          level={4}
          title={t("VERSIONS.versionUnavailable")}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        >
          {errorText(failed.error)}
        </ErrorState>
      )}
      {!failed && !isFirst && !(own.data && other.data) && (
        <Loading label={t("GENERIC.loading")}>
          <Skeleton className="h-72 w-full" />
        </Loading>
      )}
      {own.data && other.data && !isFirst && (
        <Comparison
          {...(against === "now"
            ? { before: own.data, after: other.data, taking }
            : { before: other.data, after: own.data })}
        />
      )}
      {restoring && <Restore {...props} onCancel={() => setRestoring(false)} />}
    </section>
  );
}

/** Asks before a whole version comes back, since the form is loaded anew. */
function Restore({
  experienceId,
  version,
  onRestored,
  onClose,
  onCancel,
}: ShownVersionProps & { onCancel(): void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const restore = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const form = { gymId: experienceId, number: version.number };
      await withSession(() => restoreGymkhanaVersion(panelApi, form));
      await changed(queryClient, "experiences");
      toast.show({
        tone: "success",
        title: t("VERSIONS.restoredTitle"),
        description: t("VERSIONS.restoredText"),
      });
      onClose();
      onRestored();
    } catch (error) {
      setFailure(errorText(error));
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      open
      title={t("VERSIONS.restoreTitle")}
      description={t("VERSIONS.restoreText")}
      confirmLabel={t("VERSIONS.restore")}
      pending={pending}
      error={failure}
      onConfirm={() => void restore()}
      onClose={onCancel}
    />
  );
}
