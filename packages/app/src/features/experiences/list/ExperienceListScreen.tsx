import { compareByDefault, GYMKHANA_STATE, isActive, toggledState } from "@panel/domain/gymkhana";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { DataTable, VirtualRows, type DataTableColumn } from "@panel/ui/data-table";
import { EmptyState } from "@panel/ui/empty-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { PageHeader } from "@panel/ui/page-header";
import { Switch } from "@panel/ui/switch";
import { useToast } from "@panel/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Plus, Route } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { GymkhanaSummary } from "@panel/api-client/panel";
import { useErrorText } from "../../../shared/error-text.ts";
import { useTableWords } from "../../../shared/table-words.ts";
import { experienceList } from "../queries.ts";
import { ExperienceActions } from "./ExperienceActions.tsx";
import { useTableState } from "../../../shared/table-state.ts";
import { useUpdateState } from "./use-update-state.ts";

const NOTHING: GymkhanaSummary[] = [];
const rowId = (experience: GymkhanaSummary) => String(experience.id);
const searchIn = (experience: GymkhanaSummary) => [experience.name];

export function ExperienceListScreen() {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const tableWords = useTableWords();
  const { data, error, isPending, refetch } = useQuery(experienceList());
  const { sort, search, setSort, setSearch } = useTableState();
  const [deleting, setDeleting] = useState<GymkhanaSummary>();
  const [failure, setFailure] = useState<unknown>();
  const { run, busyId } = useUpdateState();

  const columns = useMemo((): DataTableColumn<GymkhanaSummary>[] => {
    const named = (experience: GymkhanaSummary) => experience.name || t("EXPERIENCES.unnamed");
    const toggle = async (experience: GymkhanaSummary) => {
      setFailure(undefined);
      try {
        await run(experience, toggledState(experience.state));
        const done = isActive(experience.state)
          ? "EXPERIENCES.deactivated"
          : "EXPERIENCES.activated";
        toast.show({ tone: "success", title: t(done, { name: named(experience) }) });
      } catch (thrown) {
        setFailure(thrown);
      }
    };
    return [
      { id: "name", header: t("EXPERIENCES.name"), value: named },
      {
        id: "active",
        header: t("EXPERIENCES.active"),
        width: "9rem",
        value: (experience) => isActive(experience.state),
        cell: (experience) => (
          <Switch
            label={t("EXPERIENCES.activeNamed", { name: named(experience) })}
            hideLabel
            checked={isActive(experience.state)}
            disabled={busyId === experience.id}
            onCheckedChange={() => void toggle(experience)}
          />
        ),
      },
    ];
  }, [t, run, toast, busyId]);

  const actions = useCallback(
    (experience: GymkhanaSummary) => (
      <ExperienceActions
        experience={experience}
        disabled={busyId === experience.id}
        onDelete={() => setDeleting(experience)}
      />
    ),
    [busyId],
  );
  const words = useMemo(
    () => ({
      ...tableWords,
      search: t("EXPERIENCES.search"),
      error: t("EXPERIENCES.loadErrorTitle"),
    }),
    [tableWords, t],
  );

  const remove = async (experience: GymkhanaSummary) => {
    setFailure(undefined);
    try {
      await run(experience, GYMKHANA_STATE.deleted);
      toast.show({ tone: "success", title: t("EXPERIENCES.deleted", { name: experience.name }) });
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setDeleting(undefined);
    }
  };

  const newLink = (
    <Button asChild variant="primary" icon={<Plus className="size-4" />}>
      <Link to="/panel/experiences/new">{t("EXPERIENCES.new")}</Link>
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t("EXPERIENCES.title")}
        description={t("EXPERIENCES.subtitle")}
        action={newLink}
      />
      {failure !== undefined && (
        <InlineMessage
          tone="error"
          autoClear
          className="mb-4"
          onClear={() => setFailure(undefined)}
        >
          {errorText(failure)}
        </InlineMessage>
      )}
      <DataTable
        label={t("EXPERIENCES.table")}
        rows={data ?? NOTHING}
        columns={columns}
        rowId={rowId}
        searchIn={searchIn}
        defaultOrder={compareByDefault}
        locale={i18n.language}
        sort={sort}
        onSortChange={setSort}
        search={search}
        onSearchChange={setSearch}
        loading={isPending}
        error={error ? errorText(error) : undefined}
        onRetry={() => void refetch()}
        body={VirtualRows}
        actions={actions}
        empty={
          <EmptyState icon={<Route />} title={t("EXPERIENCES.emptyTitle")} action={newLink}>
            {t("EXPERIENCES.emptyText")}
          </EmptyState>
        }
        words={words}
      />
      <ConfirmDialog
        open={deleting !== undefined}
        destructive
        title={t("EXPERIENCES.deleteTitle", { name: deleting?.name })}
        description={t("EXPERIENCES.deleteText")}
        confirmLabel={t("GENERIC.delete")}
        pending={deleting !== undefined && busyId === deleting.id}
        onConfirm={() => deleting && void remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}
