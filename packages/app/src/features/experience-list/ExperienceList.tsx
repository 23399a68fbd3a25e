import type { GymkhanaSummary } from "@panel/api-client/panel";
import { hasRight } from "@panel/domain/policies";
import { compareByDefault } from "@panel/domain/experience/state";
import { Button } from "@panel/ui/button";
import { BulkBar, useSelection } from "@panel/ui/data-table";
import { InlineMessage } from "@panel/ui/inline-message";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { FileInput, Plus, Route } from "lucide-react";
import { useCallback, useMemo, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../session/use-session.ts";
import { COMPANY_FACETS, useCompanyFilter } from "../../shared/use-company-filter.tsx";
import { ListScreen } from "../../shared/ListScreen.tsx";
import { fetchedPart } from "../../shared/fetched-part.tsx";
import { useErrorText } from "../../shared/use-error-text.ts";
import { useBulkLabels, useSelectionLabels } from "../../shared/use-selection-labels.ts";
import { useAddressQuery } from "../../shared/use-address-query.ts";
import { useAreCards, useMediaQuery } from "../../shared/use-media-query.ts";
import { useTableState } from "../../shared/use-table-state.ts";
import type { FindFaultyRoutes } from "../../route/faulty-route.ts";
import { experienceList } from "../../route/queries.ts";
import { ExperienceRowActions } from "./ExperienceRowActions.tsx";
import { isOfVisits, valuesOf } from "./of-visits.ts";
import { permissionsOn } from "./permissions.ts";
import { AskBeforeActivation } from "./AskBeforeActivation.tsx";
import { ConfirmExperienceAction } from "./ConfirmExperienceAction.tsx";
import { ExperienceCards } from "./ExperienceCards.tsx";
import { ViewChoice } from "./ViewChoice.tsx";
import { useListView } from "./use-list-view.ts";
import { useExperienceColumns } from "./use-experience-columns.tsx";
import { useExperienceActions } from "./use-experience-actions.ts";

/** Loaded when it is shown, because of the map. */
const ExperienceMap = fetchedPart(
  () => import("./ExperienceMap.tsx").then((module) => module.ExperienceMap),
  <Loading>
    <Skeleton className="h-112 rounded-card" />
  </Loading>,
);

const NOTHING: GymkhanaSummary[] = [];
const rowId = (experience: GymkhanaSummary) => String(experience.id);
const searchIn = (experience: GymkhanaSummary) => [experience.name];
const companyOf = (experience: GymkhanaSummary) => experience.userCompany;

/** A dialog about one experience of the list. */
type ExperienceDialog = ComponentType<{ experience: GymkhanaSummary; onClose(): void }>;

interface ExperienceListProps {
  ExportDialog: ExperienceDialog;
  ImportDialog: ComponentType<{ onClose(): void }>;
  StatisticsDialog: ExperienceDialog;
  /** Asked before an activation. */
  faultyRoutes: FindFaultyRoutes;
}

/** The experiences that the viewer may edit; a super-admin filters them by company. */
export function ExperienceList({
  ExportDialog,
  ImportDialog,
  StatisticsDialog,
  faultyRoutes,
}: ExperienceListProps) {
  const { t, i18n } = useTranslation();
  const { id, role } = useUser();
  const permissionsOf = useCallback(
    (experience: GymkhanaSummary) => permissionsOn({ id, role }, experience),
    [id, role],
  );
  const extended = hasRight(role, "see-companies");
  const errorText = useErrorText();
  const query = useQuery(experienceList());
  const { data = NOTHING } = query;
  const table = useTableState(useAddressQuery(), COMPANY_FACETS);
  const [view, setView] = useListView();
  const isTable = view === "table";
  const experienceActions = useExperienceActions(faultyRoutes);
  const [counted, setCounted] = useState<GymkhanaSummary>();
  const { busy, change, request } = experienceActions;
  const [exporting, setExporting] = useState<GymkhanaSummary>();
  const [importing, setImporting] = useState(false);

  const rowName = useCallback(
    (experience: GymkhanaSummary) => experience.name || t("EXPERIENCES.unnamed"),
    [t],
  );
  const bulkLabels = useBulkLabels();
  const selection = useSelection({ rowId, rowName, labels: useSelectionLabels() });
  // Between cards and a wide window the specified columns need the room.
  const areCards = useAreCards();
  const lastChange = useMediaQuery(`(min-width: ${extended ? 76 : 66}rem)`);
  const hasPlays = useMediaQuery(`(min-width: ${extended ? 80 : 72}rem)`);
  const contents = useMediaQuery("(min-width: 80rem)") && !extended;
  const room = useMemo(
    () => ({ states: !areCards, lastChange, plays: hasPlays, contents }),
    [areCards, lastChange, hasPlays, contents],
  );
  const own = useExperienceColumns({
    extended,
    room,
    permissionsOf,
    experienceActions,
    onStatistics: setCounted,
  });
  const columns = useMemo(() => [selection.column, ...own], [selection.column, own]);
  const actions = useCallback(
    (experience: GymkhanaSummary) => (
      <ExperienceRowActions
        experience={experience}
        may={permissionsOf(experience)}
        disabled={busy.has(experience.id)}
        isLine={areCards || !isTable}
        experienceActions={{ change, request }}
        onStatistics={setCounted}
        onExport={setExporting}
      />
    ),
    [busy, change, request, permissionsOf, areCards, isTable],
  );

  const companies = useCompanyFilter(data, companyOf, table, extended);
  const Shape = view === "map" ? ExperienceMap : ExperienceCards;
  const renderRows = isTable
    ? undefined
    : (rows: readonly GymkhanaSummary[]) => (
        <Shape experiences={rows} mayEdit={(row) => permissionsOf(row).edit} actions={actions} />
      );

  const newLink = (
    <Button asChild variant="primary" icon={<Plus className="size-4" />}>
      <Link to="/panel/experiences/new">{t("EXPERIENCES.new")}</Link>
    </Button>
  );

  return (
    <>
      <ListScreen
        title={t("EXPERIENCES.title")}
        description={t("EXPERIENCES.subtitle")}
        action={
          <div className="flex flex-wrap gap-2">
            <Button icon={<FileInput className="size-4" />} onClick={() => setImporting(true)}>
              {t("ARCHIVE.open")}
            </Button>
            {newLink}
          </div>
        }
        query={query}
        rows={data}
        shown={companies}
        table={table}
        columns={columns}
        rowHeight={69}
        rowId={rowId}
        searchIn={searchIn}
        defaultOrder={compareByDefault}
        onShownChange={selection.onShownChange}
        toolbar={
          <>
            {companies.filter}
            <ViewChoice view={view} onViewChange={setView} />
          </>
        }
        renderRows={renderRows}
        actions={actions}
        actionsWidth={areCards ? "4rem" : "10.5rem"}
        words={{
          table: t("EXPERIENCES.table"),
          search: t("EXPERIENCES.search"),
          loadErrorTitle: t("EXPERIENCES.loadErrorTitle"),
          emptyTitle: t("EXPERIENCES.emptyTitle"),
          emptyText: t("EXPERIENCES.emptyText"),
        }}
        emptyIcon={<Route />}
        emptyAction={newLink}
      >
        {experienceActions.failure !== undefined && (
          <InlineMessage
            tone="error"
            className="mb-4"
            {...(isOfVisits(experienceActions.failure)
              ? { onDismiss: experienceActions.forgetFailure }
              : { autoClear: true, onClear: experienceActions.forgetFailure })}
          >
            {errorText(
              experienceActions.failure,
              valuesOf(experienceActions.failure, i18n.language),
            )}
          </InlineMessage>
        )}
        {isTable && (
          <BulkBar
            className="has-[button]:mb-4"
            selection={selection}
            rows={companies.rows}
            labels={bulkLabels}
            actions={(chosen, clear) =>
              (["activate", "deactivate"] as const).map((kind) => (
                <Button
                  key={kind}
                  size="sm"
                  disabled={busy.size > 0}
                  onClick={() => {
                    const allowed = chosen.filter(
                      (experience) => permissionsOf(experience).setState,
                    );
                    void experienceActions.changeSeveral(kind, allowed).then(clear);
                  }}
                >
                  {t(`EXPERIENCES.${kind}`)}
                </Button>
              ))
            }
          />
        )}
      </ListScreen>
      <ConfirmExperienceAction experienceActions={experienceActions} />
      <AskBeforeActivation experienceActions={experienceActions} />
      {exporting && <ExportDialog experience={exporting} onClose={() => setExporting(undefined)} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
      {counted && <StatisticsDialog experience={counted} onClose={() => setCounted(undefined)} />}
    </>
  );
}
