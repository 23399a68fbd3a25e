import type { Board } from "@panel/api-client/events";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTeamName } from "../use-team-name.ts";
import { boardNews, type BoardNews } from "./board-state.ts";
import { usePointName } from "./use-point-name.ts";

/** So often something is said at most, in ms. */
const PAUSE = 20_000;
/** So many are told one by one. */
const TOLD = 3;

/** A sentence for screen readers with what is new on a board: at most every 20 s, with the rest as a number. */
export function useAnnouncements(board: Board | undefined): string {
  const { t } = useTranslation();
  const teamName = useTeamName();
  const pointName = usePointName();
  const before = useRef<Board>(undefined);
  const waiting = useRef<BoardNews[]>([]);
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (!board) return;
    if (before.current) waiting.current.push(...boardNews(before.current, board));
    before.current = board;
  }, [board]);

  useEffect(() => {
    const sentence = (news: BoardNews): string => {
      switch (news.kind) {
        case "trouble":
          return t("EVENT_DAY.news.trouble", {
            name: teamName(news.team),
            trouble: t(`EVENT_DAY.trouble.${news.trouble}`),
          });
        case "finished":
          return t("EVENT_DAY.news.finished", { name: teamName(news.team) });
        case "crowded":
          return t("EVENT_DAY.news.crowded", { name: pointName(news.point) });
        default:
          return t(`EVENT_DAY.news.${news.kind}`);
      }
    };
    const timer = setInterval(() => {
      const all = waiting.current.splice(0);
      if (all.length === 0) return;
      const more = all.length - TOLD;
      setSaid(
        [
          ...all.slice(0, TOLD).map(sentence),
          ...(more > 0 ? [t("EVENT_DAY.news.more", { count: more })] : []),
        ].join(" "),
      );
    }, PAUSE);
    return () => clearInterval(timer);
  }, [t, teamName, pointName]);
  return said;
}
