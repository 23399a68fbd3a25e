import { hasRight } from "@panel/domain/policies";
import { mayView } from "@panel/domain/roles";
import type { CommandGroup } from "@panel/ui/command-palette";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bot, Image, MapPin, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type LinkProps, useNavigate } from "react-router-dom";
import type { GymkhanaRecord } from "@panel/api-client/panel";
import { editTarget as editBotTarget } from "../../features/chatbots/bot.ts";
import { botList } from "../../features/chatbots/queries.ts";
import { permissionsOn } from "../../features/users/permissions.ts";
import { userList } from "../../features/users/queries.ts";
import { pointTitle } from "../../route/point-title.ts";
import { experienceKeys } from "../../route/queries.ts";
import { useUser } from "../../session/use-session.ts";
import { libraryAssets } from "../../shared/assets/queries.ts";
import { editPointTarget, editUserTarget } from "../../shared/edit-target.ts";

/** How many of a kind are shown. */
const MOST = 8;
/** The lists are not fetched again for each opening. */
const staleTime = 60_000;

/**
 * What is found by its name once something is typed: users, chatbots, assets, and the points of experiences that were
 * opened. Each list is fetched once, and has what the viewer sees of it.
 */
export function useFoundCommands(isSearching: boolean): CommandGroup[] {
  const { t } = useTranslation();
  const { id: viewerId, role, email } = useUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const everybodys = hasRight(role, "manage-every-chatbot");
  const sees = (path: Parameters<typeof mayView>[1]) => isSearching && mayView(role, path);
  const users = useQuery({ ...userList(), staleTime, enabled: sees("users") });
  const bots = useQuery({
    ...botList({ everybodys, email }),
    staleTime,
    enabled: sees("chatbot"),
    retry: false,
  });
  const library = mayView(role, "mylibrary") ? "mylibrary" : "libraryar";
  const assets = useQuery({
    ...libraryAssets(library === "mylibrary" ? "own" : "global"),
    staleTime,
    enabled: sees(library),
  });
  const records = queryClient.getQueriesData<GymkhanaRecord>({
    queryKey: experienceKeys.records(),
  });

  const going = ({ to, state }: Pick<LinkProps, "to" | "state">) => {
    return () => void navigate(to, { state });
  };
  const group = (label: string, commands: CommandGroup["commands"]): CommandGroup => ({
    label,
    commands,
    most: MOST,
    searchedOnly: true,
  });
  return [
    group(
      t("COMMANDS.points"),
      records.flatMap(([, record]) =>
        (record?.mappoints ?? []).map((point, index) => ({
          id: `point ${point.IdPoint}`,
          label: pointTitle(point, t("POINTS.defaultName", { number: index + 1 })),
          icon: <MapPin />,
          onRun: going(editPointTarget(record?.id ?? 0, point.IdPoint)),
        })),
      ),
    ),
    group(
      t("NAV.users"),
      (users.data ?? []).map((user) => ({
        id: `user ${user.id}`,
        label: `${user.data.name} ${user.data.surname}`.trim(),
        keywords: user.data.email,
        icon: <UserRound />,
        onRun: going(
          permissionsOn({ id: viewerId, role }, user).edit
            ? editUserTarget(user.id)
            : { to: `/panel/users?q=${encodeURIComponent(user.data.email)}` },
        ),
      })),
    ),
    group(
      t("NAV.chatbot"),
      (bots.data ?? []).map((bot) => ({
        id: `bot ${bot.botId}`,
        label: bot.name,
        icon: <Bot />,
        onRun: going(
          bot.active
            ? editBotTarget(bot)
            : { to: `/panel/chatbot?q=${encodeURIComponent(bot.name)}` },
        ),
      })),
    ),
    group(
      t(`NAV.${library}`),
      (assets.data ?? []).map((asset) => ({
        id: `asset ${asset.id}`,
        label: asset.model,
        keywords: asset.description,
        icon: <Image />,
        onRun: going({ to: `/panel/${library}?asset=${asset.id}` }),
      })),
    ),
  ];
}
