import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { signedIn } from "./http-load.ts";
import { startPanelServer, type PanelServer } from "./panel-server.ts";
import { seedRoutes } from "./route-seed.ts";
import { post } from "./visit-walks.ts";

interface Published {
  code: string;
  points: number;
  settings: Readonly<Record<string, string>>;
}

/** A server with a published route that has a code, in a data folder. */
export async function publishedServer(
  dataDir: string,
  { code, points, settings }: Published,
): Promise<PanelServer & { gymId: number }> {
  const mapOrigin = "http://127.0.0.1:9";
  const first = await startPanelServer({ dataDir, mapOrigin });
  await first.stop();
  seedRoutes(dataDir, [{ name: "Visits", points }]);
  const database = new DatabaseSync(join(dataDir, "panel.sqlite"));
  const row = database.prepare("select id, content from gymkhanas order by id desc limit 1").get();
  const content = JSON.parse(String(row?.["content"])) as object;
  const gymId = Number(row?.["id"]);
  database
    .prepare(
      "update gymkhanas set content = ?, access_code = ?, open_on_web = 1, state = 1 where id = ?",
    )
    .run(JSON.stringify({ ...content, code, openOnWeb: true }), code, gymId);
  database.close();
  const server = await startPanelServer({ dataDir, mapOrigin, settings });
  const token = await signedIn(server, "editor");
  await post(server.url, "/visits/publication/publish", { gymId }, token);
  return { ...server, gymId };
}
