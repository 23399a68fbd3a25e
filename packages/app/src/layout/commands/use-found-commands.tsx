import { personName } from "@panel/domain/person-name";
import { hasRight } from "@panel/domain/policies";
import { mayView } from "@panel/domain/roles";
import type { CommandGroup } from "@panel/ui/command-palette";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bot, Image, MapPin, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type LinkProps, useNavigate } from "react-router-dom";
import { editTarget as editBotTarget } from "../../features/chatbots/bot.ts";
import { botList } from "../../features/chatbots/queries.ts";
import { permissionsOn } from "../../features/users/permissions.ts";
import { userList } from "../../shared/person/user-list.ts";
import { pointTitle } from "../../route/point-title.ts";
import { experienceList, foundPoints } from "../../route/queries.ts";
import { useUser } from "../../session/use-session.ts";
import { foundAssets } from "../../shared/assets/queries.ts";
import { editPointTarget, editUserTarget } from "../../shared/edit-target.ts";
import { useDebouncedValue } from "../../shared/use-debounced-value.ts";

/** How many of a kind are shown. */
const MOST = 8;
/** As many characters as the server takes. */
const LONGEST_SEARCH = 60;
/** The lists are not fetched again for each opening. */
const staleTime = 60_000;

interface Found {
  groups: CommandGroup[];
  /** Whether more may be found. */
  searching: boolean;
}

/**
 * What is found by its name once something is typed: users, chatbots, assets and points. The lists of people and
 * chatbots are fetched once, and have what the viewer sees of them; assets and points are searched by the server, since
 * there may be very many.
 * @param search what is typed; nothing is fetched for ""
 */
export function useFoundCommands(search: string): Found {
  const isSearching = search !== "";
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
  const asked = useDebouncedValue(search.slice(0, LONGEST_SEARCH));
  const assets = useQuery({
    ...foundAssets(library === "mylibrary" ? "own" : "global", asked, MOST),
    staleTime,
    enabled: sees(library) && asked !== "",
    placeholderData: keepPreviousData,
  });
  const points = useQuery({
    ...foundPoints(asked),
    enabled: sees("experiences") && asked.length > 1,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const names = new Map(
    queryClient.getQueryData(experienceList().queryKey)?.map(({ id, name }) => [id, name] as const),
  );

  const going = ({ to, state }: Pick<LinkProps, "to" | "state">) => {
    return () => void navigate(to, { state });
  };
  const group = (label: string, commands: CommandGroup["commands"]): CommandGroup => ({
    label,
    commands,
    most: MOST,
    searchedOnly: true,
  });
  const searching =
    [users, bots].some(({ isLoading }) => isLoading) ||
    [assets, points].some(({ isFetching }) => isFetching) ||
    (isSearching && asked !== search.slice(0, LONGEST_SEARCH));
  const groups = [
    group(
      t("COMMANDS.points"),
      (points.data ?? []).map((point) => ({
        id: `point ${point.IdPoint}`,
        // Two routes may have a point of the same name.
        label: [pointTitle(point, ""), names.get(point.gymId)].filter(Boolean).join(" · "),
        keywords: `${point.PointNameCat} ${point.PointNameEng}`,
        icon: <MapPin />,
        onRun: going(editPointTarget(point.gymId, point.IdPoint)),
      })),
    ),
    group(
      t("NAV.users"),
      (users.data ?? []).map((user) => ({
        id: `user ${user.id}`,
        label: personName(user.data.name, user.data.surname),
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
        // All that the server has searched.
        keywords: [asset.description, asset.fileName, ...(asset.tags ?? [])].join(" "),
        icon: <Image />,
        onRun: going({ to: `/panel/${library}?asset=${asset.id}` }),
      })),
    ),
  ];
  return { groups, searching };
}
