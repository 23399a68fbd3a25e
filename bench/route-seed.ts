import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Fills a stopped server's database with experiences of the demo editor, each with so many points. Points
 * stand on a spiral, each opens after the one before it, and all have texts and a question.
 */
export function seedRoutes(dataDir: string, routes: readonly { name: string; points: number }[]) {
  const database = new DatabaseSync(join(dataDir, "panel.sqlite"));
  try {
    const editor = database
      .prepare("select id from users where email = ?")
      .get("editor@demo.explorar");
    const model = database
      .prepare(
        `select gymkhanas.id, gymkhanas.content, map_points.content as point, map_points.created_at as at
         from gymkhanas join map_points on gymkhana_id = gymkhanas.id where owner_id = ? limit 1`,
      )
      .get(Number(editor?.["id"]));
    if (!editor || !model) throw new Error("The demo tenant has no route to copy");
    const [content, point] = [model["content"], model["point"]].map(
      (text) => JSON.parse(String(text)) as Record<string, object>,
    );
    const at = String(model["at"]);
    const insertRoute = database.prepare(
      `insert into gymkhanas (owner_id, state, version, name, content, created_at, updated_at)
       values (?, 2, 1, ?, ?, ?, ?) returning id`,
    );
    const insertPoint = database.prepare(
      `insert into map_points (gymkhana_id, version, position, depends_on, content, created_at, updated_at)
       values (?, 1, ?, ?, ?, ?, ?) returning id`,
    );
    database.exec("begin");
    for (const { name, points } of routes) {
      const own = { ...content, name: { ...content?.["name"], cas: name } };
      const route = insertRoute.get(Number(editor["id"]), name, JSON.stringify(own), at, at);
      let before: number | null = null;
      for (let index = 0; index < points; index += 1) {
        const turn = index * 0.4;
        const made = {
          ...point,
          name: { cas: `Parada ${index + 1}`, cat: "", eng: `Stop ${index + 1}` },
          position: {
            lat: 40.4168 + Math.sin(turn) * index * 0.0001,
            lon: -3.7038 + Math.cos(turn) * index * 0.0001,
          },
          isFinal: index === points - 1,
        };
        const row: Record<string, unknown> | undefined = insertPoint.get(
          Number(route?.["id"]),
          index,
          before,
          JSON.stringify(made),
          at,
          at,
        );
        before = Number(row?.["id"]);
      }
    }
    database.exec("commit");
  } finally {
    database.close();
  }
}
