import type { Board } from "@panel/api-client/events";
import { PhonesDialog } from "./PhonesDialog.tsx";
import { MessageDialog, PassDialog, RenameDialog, ScoreDialog } from "./TeamDialogs.tsx";
import { EndDialog, EndNowDialog, EndTeamDialog, StartDialog } from "./TimeDialogs.tsx";
import type { BoardWork } from "./use-board-work.ts";

/** The window that is open: about one team by its id, or about the event. */
export type OpenDialog =
  | { kind: "message" | "start" | "end" | "endNow"; team?: undefined }
  | { kind: "message" | "pass" | "score" | "rename" | "phones" | "endTeam"; team: number };

interface BoardDialogsProps {
  open: OpenDialog;
  board: Board;
  /** The server's time, in ms. */
  now: number;
  ago(moment: string): string;
  work: BoardWork;
  onClose(): void;
}

/** The window of the board that is open. One about a team that is gone closes by itself. */
export function BoardDialogs({ open, board, now, ago, work, onClose }: BoardDialogsProps) {
  const { event, teams, points, zone } = board;
  const shared = { work, onClose };
  if (open.team === undefined) {
    switch (open.kind) {
      case "message":
        return <MessageDialog {...shared} />;
      case "start":
        return <StartDialog {...shared} event={event} />;
      case "end":
        return <EndDialog {...shared} {...{ event, zone, now }} />;
      default:
        return <EndNowDialog {...shared} event={event} />;
    }
  }
  const team = teams.find(({ id }) => id === open.team);
  if (!team) return null;
  switch (open.kind) {
    case "message":
      return <MessageDialog {...shared} team={team} />;
    case "pass":
      return <PassDialog {...shared} {...{ team, points }} />;
    case "score":
      return <ScoreDialog {...shared} team={team} />;
    case "rename":
      return <RenameDialog {...shared} team={team} />;
    case "phones":
      return <PhonesDialog {...shared} {...{ team, ago }} />;
    default:
      return <EndTeamDialog {...shared} team={team} />;
  }
}
