import { useWords, type Words } from "../words.ts";
import type { News } from "./news-item.ts";
import { momentText, useTeamWords } from "./team-words.ts";

/** What a piece of news says in words. @param nameOf what a point is called */
export function useNewsText(nameOf: (point: number) => string, now: number) {
  const t = useTeamWords();
  const words = useWords();
  return (news: Exclude<News, { kind: "message" }>): string => {
    switch (news.kind) {
      case "score":
        return t("points", { points: pointsText(words, news.points), reason: news.reason });
      case "done":
        return t(doneKey(news), { point: nameOf(news.point) });
      case "already":
        return t(alreadyKey(news), { point: nameOf(news.point) });
      case "refused":
        return t("refused", { point: nameOf(news.point), why: whyText(words, t, news.why) });
      case "late":
        return t("late");
      case "ends":
        return t("endsNow", { moment: momentText(words.language, news.at, now) });
      case "resumed":
        return t("resumed");
    }
  };
}

function doneKey({ step, byStaff }: Extract<News, { kind: "done" }>) {
  if (byStaff) return step === "reach" ? ("staffReach" as const) : ("staffPass" as const);
  const keys = {
    reach: "otherReach",
    pass: "otherPass",
    fail: "otherFail",
    hint: "otherHint",
  } as const;
  return keys[step];
}

function alreadyKey({ byStaff, result }: Extract<News, { kind: "already" }>) {
  if (byStaff) return "alreadyByStaff" as const;
  if (result === undefined) return "already" as const;
  return result === "pass" ? ("firstPass" as const) : ("firstFail" as const);
}

/** Reasons that say by themselves what was wrong; the others come of what the team had done meanwhile. */
const OWN_REASONS = {
  unknownPoint: "unknownPoint",
  expired: "expired",
  ended: "ended",
  noPosition: "noPosition",
  tooFar: "tooFar",
  noCode: "noCode",
  wrongCode: "wrongCode",
  noHint: "noHint",
} as const;

function whyText(
  { t: say }: Words,
  t: ReturnType<typeof useTeamWords>,
  why: Extract<News, { kind: "refused" }>["why"],
): string {
  return why in OWN_REASONS
    ? say(OWN_REASONS[why as keyof typeof OWN_REASONS])
    : t("refusedByOthers");
}

/** With its sign, as +5 or −5. */
export const pointsText = ({ language }: Pick<Words, "language">, points: number): string =>
  new Intl.NumberFormat(language, { signDisplay: "always" }).format(points);
