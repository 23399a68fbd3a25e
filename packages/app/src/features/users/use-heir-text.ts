import { wordList } from "@panel/i18n/word-list";
import type { ListedUser } from "@panel/api-client/panel";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { userList } from "../../shared/person/user-list.ts";

/** What a deletion of some users does: who gets how many of their users and experiences. */
export function useHeirText(users: readonly ListedUser[]): string {
  const { t, i18n } = useTranslation();
  const { data = [] } = useQuery(userList());
  const ids = new Set(users.map(({ id }) => id));
  const below = data.filter(
    ({ id, parent }) => parent && ids.has(parent.id) && !ids.has(id),
  ).length;
  const experiences = users.reduce((sum, user) => sum + (user.experiences ?? 0), 0);
  const heirs = [...new Set(users.flatMap(({ parent }) => (parent ? [parent.name] : [])))];
  const hasLimits = users.some(({ resources }) => resources !== undefined);
  const passed = [
    below > 0 ? t("USERS.usersCount", { count: below }) : undefined,
    experiences > 0 ? t("USERS.experiencesCount", { count: experiences }) : undefined,
  ].filter((part) => part !== undefined);
  const parts = [
    passed.length === 0 ? t("USERS.deleteNothing") : undefined,
    passed.length > 0 && heirs.length > 0
      ? t("USERS.deleteHeir", {
          heir: heirs.join(", "),
          list: wordList(passed, i18n.language),
        })
      : undefined,
    passed.length > 0 && heirs.length === 0 ? t("USERS.deleteText") : undefined,
    hasLimits ? t("USERS.deleteLimits") : undefined,
    t("USERS.deleteForGood"),
  ];
  return parts.filter(Boolean).join(" ");
}
