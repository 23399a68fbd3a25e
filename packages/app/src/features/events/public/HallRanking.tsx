import type { EventScreen, RankedTeam } from "@panel/api-client/events";
import { Button } from "@panel/ui/button";
import { EyeOff, Flag, Maximize, Pause, Play, Users } from "lucide-react";
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import { useTeamName } from "../use-team-name.ts";

/** So many teams are readable from the back of a hall at the same time. */
const PER_PAGE = 16;
/** From so many letters on a name may need two lines of its row. */
const LONG = 14;
/** So long each page of a long ranking is shown, in ms. */
const TURN = 12_000;

/** The ranking in large letters, page by page where it is long; or why there is none. */
export function HallRanking({ screen }: { screen: EventScreen }) {
  const { t } = useTranslation();
  const { rows, state, hidden, teams } = screen;
  const pages = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const [turned, setTurned] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const page = turned % pages;
  useEffect(() => {
    if (isPaused || pages === 1) return undefined;
    const timer = setInterval(() => setTurned((before) => before + 1), TURN);
    return () => clearInterval(timer);
  }, [isPaused, pages]);
  const shown = rows.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
  const columns = shown.length > PER_PAGE / 2 ? 2 : 1;
  return (
    <>
      {hidden ? (
        <HallNotice icon={<EyeOff />} title={t("EVENT_DAY.hall.hidden")}>
          {t("EVENT_DAY.hall.hiddenText")}
        </HallNotice>
      ) : rows.length === 0 ? (
        <HallNotice
          icon={state === "planned" ? <Users /> : <Flag />}
          title={t(state === "planned" ? "EVENT_DAY.hall.soon" : "EVENT_DAY.hall.none")}
        >
          {t("EVENT_DAY.teams", { count: teams })}
        </HallNotice>
      ) : (
        <ol
          className="hall-rows"
          data-columns={columns}
          style={{ "--rows": Math.ceil(shown.length / columns) } as CSSProperties}
        >
          {shown.map((team) => (
            <HallRow key={team.id} team={team} />
          ))}
        </ol>
      )}
      <footer className="hall-foot">
        {!hidden && pages > 1 && (
          <>
            <span>{t("GENERIC.pageOf", { page: page + 1, total: pages })}</span>
            <Button
              icon={isPaused ? <Play className="size-4" /> : <Pause className="size-4" />}
              onClick={() => setPaused(!isPaused)}
            >
              {t(isPaused ? "EVENT_DAY.hall.play" : "EVENT_DAY.hall.pause")}
            </Button>
          </>
        )}
        <FullScreen />
      </footer>
    </>
  );
}

function HallRow({ team }: { team: RankedTeam }) {
  const { t, i18n } = useTranslation();
  const name = useTeamName()(team);
  return (
    <li className="hall-row" data-place={team.place}>
      <span className="hall-place">{team.place}</span>
      <span className="hall-name" data-long={name.length > LONG || undefined}>
        {name}
        {team.finished && (
          <Flag role="img" aria-label={t("EVENT_DAY.phases.finished")} className="hall-flag" />
        )}
      </span>
      <span className="hall-score">
        {team.score.toLocaleString(i18n.language)}
        <span className="sr-only"> {t("EVENT_DAY.board.score")}</span>
      </span>
    </li>
  );
}

interface HallNoticeProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** In place of the ranking. What is said changes seldom, so it is announced. */
function HallNotice({ icon, title, children }: HallNoticeProps) {
  return (
    <div className="hall-notice" role="status">
      {icon}
      <p className="hall-notice-title">{title}</p>
      <p>{children}</p>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** The button of the full screen, which is gone once it is. */
function FullScreen() {
  const { t } = useTranslation();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (isFull || !document.fullscreenEnabled) return null;
  return (
    <Button
      icon={<Maximize className="size-4" />}
      // Refused where the browser or its owner does not allow it.
      onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
    >
      {t("EVENT_DAY.hall.fullScreen")}
    </Button>
  );
}
