import type { Board, BoardTeam, TeamPhase } from "@panel/api-client/events";
import { CellLines, DataTable, VirtualRows, type DataTableColumn } from "@panel/ui/data-table";
import { StatusPill } from "@panel/ui/status-pill";
import {
  CircleCheckBig,
  CircleStop,
  MessageSquare,
  Pencil,
  Play,
  Plus,
  Smartphone,
} from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RowActions, type RowAction } from "../../../shared/RowActions.tsx";
import { useAreCards } from "../../../shared/use-media-query.ts";
import { useTableLabels } from "../../../shared/use-table-labels.ts";
import { useTeamName } from "../use-team-name.ts";
import { byPlace } from "./board-state.ts";
import type { OpenDialog } from "./BoardDialogs.tsx";
import { TroubleSigns } from "./TroubleSigns.tsx";
import { usePointName } from "./use-point-name.ts";

const PHASES = {
  notJoined: "neutral",
  joined: "info",
  playing: "active",
  finished: "success",
  ended: "neutral",
} as const satisfies Record<TeamPhase, string>;

interface BoardTableProps {
  board: Board;
  /** Whether only teams with signs of trouble are shown. */
  onlyTrouble: boolean;
  onClearFilter(): void;
  /** How long ago, in words. */
  ago(moment: string): string;
  toolbar: ReactNode;
  onOpen(dialog: OpenDialog): void;
  /** Has a team that was ended go on. */
  onResume(team: BoardTeam): void;
}

/** The teams of an event in the order of the ranking. */
export function BoardTable({
  board,
  onlyTrouble,
  onClearFilter,
  ago,
  toolbar,
  onOpen,
  onResume,
}: BoardTableProps) {
  const { t, i18n } = useTranslation();
  const tableLabels = useTableLabels();
  const teamName = useTeamName();
  const pointName = usePointName();
  const { teams, points } = board;
  const rows = useMemo(
    () => (onlyTrouble ? teams.filter(({ trouble }) => trouble.length > 0) : teams),
    [teams, onlyTrouble],
  );
  const columns = useMemo<DataTableColumn<BoardTeam>[]>(() => {
    const names = new Map(points.map((point) => [point.id, pointName(point)]));
    return [
      {
        id: "place",
        header: t("EVENT_DAY.board.place"),
        value: ({ place }) => place,
        cell: ({ place }) => place ?? "–",
        align: "end",
        width: "5.5rem",
      },
      {
        id: "team",
        header: t("EVENT_DAY.board.team"),
        value: teamName,
        cell: (team) => (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 font-medium wrap-anywhere">{teamName(team)}</span>
            <StatusPill tone={PHASES[team.phase]}>{t(`EVENT_DAY.phases.${team.phase}`)}</StatusPill>
          </span>
        ),
        width: "26%",
      },
      {
        id: "score",
        header: t("EVENT_DAY.board.score"),
        value: ({ score }) => score,
        cell: ({ score, adjusted }) => (
          <CellLines
            below={[
              adjusted !== 0 &&
                t("EVENT_DAY.board.adjusted", { points: signed(adjusted, i18n.language) }),
            ]}
          >
            {score.toLocaleString(i18n.language)}
          </CellLines>
        ),
        align: "end",
        width: "7rem",
      },
      {
        id: "reached",
        header: t("EVENT_DAY.board.reached"),
        value: ({ reached }) => reached.length,
        cell: ({ reached, at }) => (
          <CellLines below={[at && names.get(at.point)]}>
            {t("EVENT_DAY.board.reachedOf", { reached: reached.length, points: points.length })}
          </CellLines>
        ),
      },
      {
        id: "seen",
        header: t("EVENT_DAY.board.seen"),
        value: ({ lastSeenAt }) => lastSeenAt && new Date(lastSeenAt),
        cell: ({ lastSeenAt }) => (lastSeenAt ? ago(lastSeenAt) : "–"),
      },
      {
        id: "trouble",
        header: t("EVENT_DAY.board.trouble"),
        value: ({ trouble }) => trouble.length,
        cell: ({ trouble }) => <TroubleSigns trouble={trouble} />,
        width: "9rem",
      },
    ];
  }, [t, i18n.language, points, pointName, teamName, ago]);
  const labels = useMemo(
    () => ({ ...tableLabels, search: t("EVENT_DAY.teamList.search") }),
    [tableLabels, t],
  );
  const searchIn = useMemo(() => (team: BoardTeam) => [teamName(team)], [teamName]);
  const actionsOf = useTeamActions(board, onOpen, onResume);
  const areLines = useAreCards();
  return (
    <DataTable
      label={t("EVENT_DAY.board.teams")}
      rows={rows}
      rowId={({ id }) => String(id)}
      columns={columns}
      defaultOrder={byPlace}
      searchIn={searchIn}
      locale={i18n.language}
      body={VirtualRows}
      labels={labels}
      filtered={onlyTrouble}
      total={teams.length}
      onClearFilters={onClearFilter}
      noMatch={onlyTrouble ? t("EVENT_DAY.board.noTrouble") : undefined}
      toolbar={toolbar}
      {...(areLines && {
        renderRows: (shown: readonly BoardTeam[]) => (
          <BoardLines {...{ rows: shown, points, ago, actionsOf }} />
        ),
      })}
      {...(board.may.length > 0 && {
        actions: (team: BoardTeam) => (
          <RowActions menuOnly name={teamName(team)} actions={actionsOf(team)} />
        ),
        actionsWidth: "4rem",
      })}
    />
  );
}

interface BoardLinesProps extends Pick<BoardTableProps, "ago"> {
  rows: readonly BoardTeam[];
  points: Board["points"];
  actionsOf(team: BoardTeam): RowAction[];
}

/** The same on a phone: two or three lines a team. */
function BoardLines({ rows, points, ago, actionsOf }: BoardLinesProps) {
  const { t, i18n } = useTranslation();
  const teamName = useTeamName();
  return (
    <ol className="grid divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map((team) => {
        const name = teamName(team);
        const actions = actionsOf(team);
        const { place, score, reached, lastSeenAt } = team;
        const facts = [
          t("EVENT_DAY.board.scoreOf", { count: score }),
          t("EVENT_DAY.board.stopsOf", { reached: reached.length, points: points.length }),
          lastSeenAt && ago(lastSeenAt),
        ];
        return (
          <li key={team.id} className="flex items-start gap-3 px-3 py-2">
            <span className="min-w-6 pt-0.5 text-end text-reading font-semibold tabular-nums">
              {place?.toLocaleString(i18n.language) ?? "–"}
            </span>
            <span className="grid min-w-0 flex-1 gap-1 text-body">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                <StatusPill tone={PHASES[team.phase]}>
                  {t(`EVENT_DAY.phases.${team.phase}`)}
                </StatusPill>
              </span>
              <span className="text-caption text-ink-muted">
                {facts.filter(Boolean).join(" · ")}
              </span>
              <TroubleSigns trouble={team.trouble} />
            </span>
            {actions.length > 0 && <RowActions menuOnly name={name} actions={actions} />}
          </li>
        );
      })}
    </ol>
  );
}

const signed = (points: number, language: string) =>
  new Intl.NumberFormat(language, { signDisplay: "always" }).format(points);

/** What the caller may do with a team. */
function useTeamActions(
  { may, event }: Board,
  onOpen: (dialog: OpenDialog) => void,
  onResume: (team: BoardTeam) => void,
) {
  const { t } = useTranslation();
  const isUnderWay = event.state === "underWay";
  return (team: BoardTeam): RowAction[] => {
    const isPlaying = isUnderWay && (team.phase === "playing" || team.phase === "joined");
    const actions: (RowAction | false)[] = [
      may.includes("message") && {
        label: t("EVENT_DAY.message.open"),
        icon: <MessageSquare />,
        onPress: () => onOpen({ kind: "message", team: team.id }),
      },
      may.includes("pass") &&
        isPlaying && {
          label: t("EVENT_DAY.pass.open"),
          icon: <CircleCheckBig />,
          onPress: () => onOpen({ kind: "pass", team: team.id }),
        },
      may.includes("score") &&
        event.state !== "planned" && {
          label: t("EVENT_DAY.score.open"),
          icon: <Plus />,
          onPress: () => onOpen({ kind: "score", team: team.id }),
        },
      may.includes("endTeam") && {
        label: t("EVENT_DAY.rename.open"),
        icon: <Pencil />,
        onPress: () => onOpen({ kind: "rename", team: team.id }),
      },
      may.includes("endTeam") && {
        label: t("EVENT_DAY.phones.open"),
        icon: <Smartphone />,
        onPress: () => onOpen({ kind: "phones", team: team.id }),
      },
      may.includes("endTeam") &&
        isUnderWay &&
        (team.phase === "ended"
          ? {
              label: t("EVENT_DAY.endTeam.resume"),
              icon: <Play />,
              onPress: () => onResume(team),
            }
          : {
              label: t("EVENT_DAY.endTeam.open"),
              icon: <CircleStop />,
              danger: true,
              onPress: () => onOpen({ kind: "endTeam", team: team.id }),
            }),
    ];
    return actions.filter((action) => action !== false);
  };
}
