import { withValues } from "@panel/domain/experience/fields";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { Route, RoutePoint } from "@panel/domain/play/route";
import type { Connection } from "../db/connection.ts";
import { createExperiences, type Experiences } from "../experiences/service.ts";
import { changedExperience } from "../experiences/stored.ts";
import { createLotteries, lotteryEncryption } from "../plays/lotteries.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import { createPlays } from "../plays/service.ts";
import { createPoints } from "../points/service.ts";
import { changedPoint } from "../points/stored.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { Files } from "../storage/files.ts";
import type { Viewer } from "../viewer.ts";
import { createPublications } from "../visits/publications.ts";
import { barcelona } from "./barcelona.ts";
import { assetsByPath, dependenciesOf, type DemoRoute } from "./demo-route.ts";
import { barcelonaEdits, gironaEdits, madridEdits } from "./edits.ts";
import { girona } from "./girona.ts";
import { beforeEdits, seedHistory } from "./history.ts";
import { seedLibrary, type DemoAssets } from "./library.ts";
import { madrid } from "./madrid.ts";
import { daysAgo } from "./past.ts";
import { datePublication } from "./past-repository.ts";
import { squares } from "./squares.ts";
import { seedStreetNotes } from "./street-notes.ts";
import { accountOf, viewerOf } from "./viewers.ts";
import { seedVisitors } from "./visitors.ts";

/** With what the plays of visitors and the draws of prizes are kept. */
export interface DemoVisits {
  pseudonyms: Pseudonyms;
  tokenSecrets: Secrets;
}

interface RoutesParts {
  connection: Connection;
  /** Without it nobody has played. */
  visits: DemoVisits | undefined;
  /** Without it the routes have no pictures, and no edits, since none without a picture is saved. */
  files: Files | undefined;
  /** The id of the chatbot that answers at points; empty for none. */
  chatbot: string;
}

const ROUTES: readonly DemoRoute[] = [
  { ...madrid, edits: madridEdits },
  { ...barcelona, edits: barcelonaEdits },
  { ...girona, edits: gironaEdits },
];
/** When the routes were begun, and when those that visitors get were published last. */
const BEGUN = [38, 31, 11] as const;
const PUBLISHED = daysAgo(1, 9);
const VISITORS = 150;
/** Of the past feast: when its prize was drawn, and how many had come. */
const DRAWN = { days: 4, visitors: 90 };

/** A route that was stored. */
interface SeededRoute {
  id: number;
  route: DemoRoute;
  pointIds: readonly number[];
  played: Route;
}

/** Makes the demo's routes, with what their authors and visitors have done in the past weeks. */
export async function seedRoutes(parts: RoutesParts, editor: Viewer): Promise<void> {
  const { connection, files, visits } = parts;
  const { db } = connection;
  const experiences = createExperiences(connection);
  const superAdmin = await accountOf(db, "super-admin");
  const assets = files && (await seedLibrary(connection, files, superAdmin.id, editor.id));
  const write = (viewer: Viewer, route: DemoRoute) => writeRoute(parts, assets, viewer, route);
  const pau = await viewerOf(db, "pau.vidal@demo.explorar");
  for (const [index, route] of ROUTES.entries()) {
    const seeded = await write(editor, route);
    const { id, pointIds } = seeded;
    if (!route.isDraft) await experiences.setState(editor, id, EXPERIENCE_STATE.active);
    if (files && route.experience === barcelona.experience)
      await experiences.save(editor, { id, changes: { collaborators: [pau.id] } });
    const begunAt = daysAgo(BEGUN[index] ?? 0, 7);
    if (files) await seedHistory(connection, seeded, begunAt, (email) => viewerOf(db, email));
    if (route.experience === madrid.experience) await seedStreetNotes(db, id, pointIds);
    if (route.isDraft) continue;
    if (route.experience.openOnWeb) {
      await createPublications(connection).publish(editor, id);
      await datePublication(db, id, PUBLISHED.toISOString());
    }
    if (!visits) continue;
    const plays = createPlays(connection, visits.pseudonyms);
    await seedVisitors(plays, id, seeded.played, { visitors: VISITORS, seed: index + 1 });
  }
  const day = daysAgo(DRAWN.days, 0).toISOString().slice(0, 10);
  const supervisor = await accountOf(db, "supervisor");
  await feast(parts, experiences, supervisor, await write(supervisor, squares(day)));
}

/** A route whose visitors have come and whose prize is drawn. */
async function feast(
  { connection, files, visits }: RoutesParts,
  experiences: Experiences,
  viewer: Viewer,
  seeded: SeededRoute,
): Promise<void> {
  const { id, played } = seeded;
  const { days, visitors } = DRAWN;
  await experiences.setState(viewer, id, EXPERIENCE_STATE.active);
  if (visits) {
    const { pseudonyms, tokenSecrets } = visits;
    const encryption = lotteryEncryption(tokenSecrets);
    const lotteryAt = (at: Date) =>
      createLotteries({ connection, encryption, pseudonyms, now: () => at.getTime() });
    await lotteryAt(daysAgo(days + 20, 8)).read(viewer, id);
    const plays = createPlays(connection, pseudonyms);
    await seedVisitors(plays, id, played, { visitors, seed: 4, until: days + 1, days: 12 });
    await lotteryAt(daysAgo(days, 11)).draw(viewer, id);
  }
  await experiences.setState(viewer, id, EXPERIENCE_STATE.inactive);
  const begunAt = daysAgo(days + 20, 7);
  if (files) await seedHistory(connection, seeded, begunAt, async () => viewer);
}

/** Stores a route as it was before its edits. */
async function writeRoute(
  { connection, files, chatbot }: RoutesParts,
  assets: DemoAssets | undefined,
  viewer: Viewer,
  final: DemoRoute,
): Promise<SeededRoute> {
  // The one chatbot that its points name has just been added.
  const points = createPoints(connection, { requireSelectable: async () => undefined });
  const chosen = (named: Record<string, keyof DemoAssets> = {}) =>
    assetsByPath(named).map(([path, asset]) => [path, assets?.[asset]] as const);
  const route = files ? beforeEdits(final) : final;
  const experience = withValues(route.experience, chosen(route.assets));
  const input = { changes: experience, mayLack: !files };
  const { id } = await createExperiences(connection).save(viewer, input);
  const played: RoutePoint[] = [];
  for (const [position, texts] of route.points.entries()) {
    const answers = route.chatbotAt.includes(position) ? { chatbot } : {};
    const point = withValues({ ...texts, ...answers }, chosen(route.pointAssets[position]));
    const created = await points.create(viewer, { experienceId: id, changes: point });
    played.push({ ...changedPoint(undefined, point), id: created.mappointId });
  }
  const pointIds = played.map(({ id: own }) => own);
  for (const [place, point] of played.entries()) {
    const dependencies = dependenciesOf(route, place, pointIds);
    if (Object.keys(dependencies).length === 0) continue;
    await points.update(viewer, point.id, { experienceId: id, changes: dependencies });
    Object.assign(point, dependencies);
  }
  const stored = { experience: changedExperience(undefined, experience), points: played };
  return { id, route: final, pointIds, played: stored };
}
