import { IconButton } from "../Screen.tsx";
import { useWords } from "../words.ts";
import type { News } from "./news-item.ts";
import { momentText, useTeamWords } from "./team-words.ts";
import { useNewsText } from "./use-news-text.ts";

interface NewsCardProps {
  news: readonly News[];
  /** What a point is called. */
  nameOf: (point: number) => string;
  now: number;
  onClose: () => void;
}

/** What people have to know first stands first. */
const ORDER: Readonly<Record<News["kind"], number>> = {
  message: 0,
  ends: 1,
  resumed: 1,
  score: 2,
  late: 3,
  already: 3,
  refused: 3,
  done: 4,
};

/** What others did and the organisers say, over whatever screen is shown, until it is put away. It is read out as it comes. */
export function NewsCard({ news, nameOf, now, onClose }: NewsCardProps) {
  const t = useTeamWords();
  const { t: say, language } = useWords();
  const textOf = useNewsText(nameOf, now);
  const sorted = news.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind]);
  return (
    <div role="log" aria-label={t("news")} className="fixed inset-x-0 top-16 z-10 px-4">
      {news.length > 0 && (
        <div className="mx-auto flex max-w-xl items-center gap-2 rounded-card border border-line-strong bg-surface ps-3 text-ink shadow-float">
          <div
            role="group"
            aria-label={t("news")}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
            tabIndex={0}
            className="grid max-h-72 min-w-0 flex-1 gap-2 overflow-y-auto py-2 -outline-offset-2"
          >
            {sorted.map((each) =>
              each.kind === "message" ? (
                <div key={keyOf(each)} className="grid gap-1">
                  <p className="text-body font-semibold">
                    {t("message", { time: momentText(language, each.at, now) })}
                  </p>
                  <p className="text-reading wrap-anywhere whitespace-pre-line">{each.text}</p>
                </div>
              ) : (
                <p key={keyOf(each)} className="text-reading wrap-anywhere">
                  {textOf(each)}
                </p>
              ),
            )}
          </div>
          <IconButton
            name="close"
            label={say("close")}
            onClick={onClose}
            className="shrink-0 self-start"
          />
        </div>
      )}
    </div>
  );
}

const keyOf = (news: News): string => JSON.stringify(news);
