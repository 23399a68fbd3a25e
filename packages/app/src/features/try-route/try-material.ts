import type { AssetMedia } from "@panel/api-client/panel";
import { toldAttribution } from "@panel/domain/asset-licences";
import { routeFacts } from "@panel/domain/check/facts";
import { assetUses } from "@panel/domain/check/part-findings";
import type { Route } from "@panel/domain/play/route";
import type { TryMaterial, TryMedia } from "@panel/domain/play/tryout";
import { hasRight } from "@panel/domain/policies";
import type { Role } from "@panel/domain/roles";
import type { QueryClient } from "@tanstack/react-query";
import { adminChatbots } from "../../route/admin-chatbots.ts";
import { settings } from "../../settings.ts";
import { assetMedia } from "../../shared/assets/queries.ts";

/** Who tries the route. */
interface Trier {
  readonly id: number;
  readonly role: Role;
}

/** A route as it is typed, with where its files and chats are. What is gone is left out, as visitors would miss it. */
export async function tryMaterial(
  route: Route,
  queryClient: QueryClient,
  user: Trier,
): Promise<TryMaterial> {
  const uses = assetUses(routeFacts(route, { now: 0 }));
  const ids = [...new Set(uses.map(({ id }) => id))];
  const [media, chats] = await Promise.all([
    Promise.all(ids.map((id) => mediaOf(id, queryClient))),
    chatsOf(route, queryClient, user),
  ]);
  return { route, media: Object.fromEntries(media.flat()), chats };
}

async function mediaOf(id: number, queryClient: QueryClient): Promise<[number, TryMedia][]> {
  try {
    const media = await queryClient.fetchQuery({ ...assetMedia(id), staleTime: 60_000 });
    const url = addressOf(media);
    const texts = { alternativeTexts: textsOf(media), credit: creditOf(media) };
    return url ? [[id, { url, ...texts, scale: media.ScaleMod || 1 }]] : [];
  } catch {
    return [];
  }
}

const creditOf = (media: AssetMedia): TryMedia["credit"] =>
  media.Licence && { name: media.Name ?? "", ...toldAttribution(media) };

const addressOf = ({ Sound, File, Thumbnail }: AssetMedia) => Sound || File || Thumbnail;

/** What a picture shows. */
const textsOf = ({ AltText = "", AltTextCat = "", AltTextEng = "" }: AssetMedia) => ({
  cas: AltText,
  cat: AltTextCat,
  eng: AltTextEng,
});

async function chatsOf(
  { points }: Route,
  queryClient: QueryClient,
  { id, role }: Trier,
): Promise<TryMaterial["chats"]> {
  if (!hasRight(role, "select-chatbot") || points.every(({ chatbot }) => chatbot === "")) return {};
  try {
    const bots = await queryClient.fetchQuery({ ...adminChatbots(id), staleTime: 60_000 });
    const base = settings().botsUrl ?? "";
    return Object.fromEntries(
      bots
        .filter(({ active }) => active)
        .map((bot) => [bot.id, `${base}/chat/${encodeURIComponent(bot.botPath)}`]),
    );
  } catch {
    // Without the platform the route is tried without its chats.
    return {};
  }
}
