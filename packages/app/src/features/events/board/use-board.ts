import { getEventBoard, type Board, type BoardEvent } from "@panel/api-client/events";
import { useCallback, useMemo, useState } from "react";
import { changedBoard } from "./board-state.ts";
import { followTogether, type BoardAccess } from "./follow-together.ts";
import { useFollowed, type Source } from "./use-followed.ts";

/** The board of an event as it changes. Keep `access` stable. */
export function useBoard(access: BoardAccess) {
  /** Undefined until it has come. */
  const [board, setBoard] = useState<Board>();
  /** How much the server's clock is ahead of this one, in ms. */
  const [ahead, setAhead] = useState(0);
  const source = useMemo(
    (): Source<BoardEvent> => ({
      follow: (options) => followTogether(access, options),
      read: async (signal) => {
        const { connection, event } = access;
        const now = await getEventBoard(connection, { event }, signal ? { signal } : {});
        return { type: "board", board: now };
      },
      regain: access.regain,
    }),
    [access],
  );
  const take = useCallback((event: BoardEvent) => {
    const now = event.type === "board" ? event.board.now : event.now;
    setAhead(Date.parse(now) - Date.now());
    setBoard((before) => changedBoard(before, event));
  }, []);
  return { board, ahead, ...useFollowed(source, take) };
}
