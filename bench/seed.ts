import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A row as both panels of the comparison list it. */
export interface SeededExperience {
  id: number;
  name: string;
  active: boolean;
}

const KINDS = ["Ruta", "Paseo", "Gincana", "Itinerario", "Búsqueda", "Visita"];
const PLACES = ["Retiro", "Gràcia", "Ávila", "Montjuïc", "Lavapiés", "Øresund", "Cabañal", "Sants"];

/** Names with accents and numbers, in pseudo-random order, the same each time. */
function nameOf(index: number): string {
  const mixed = (index * 7919) % 10_007;
  const kind = KINDS[mixed % KINDS.length];
  const place = PLACES[Math.floor(mixed / KINDS.length) % PLACES.length];
  return `${kind} de ${place} ${mixed}`;
}

/**
 * Fills a stopped server's database with experiences of the demo editor. They are copies of one of
 * its routes under other names; the demo's own two routes are deleted.
 * @returns what the list must show
 */
export function seedExperiences(dataDir: string, count: number): SeededExperience[] {
  const database = new DatabaseSync(join(dataDir, "panel.sqlite"));
  try {
    const editor = database
      .prepare("select id from users where email = ?")
      .get("editor@demo.explorar");
    const model = database
      .prepare(
        "select content, cover_id, languages, created_at, updated_at from gymkhanas where owner_id = ? limit 1",
      )
      .get(Number(editor?.["id"]));
    if (!editor || !model) throw new Error("The demo tenant has no route to copy");
    const content = JSON.parse(String(model["content"])) as { name: object };
    const insert = database.prepare(
      `insert into gymkhanas (owner_id, changed_by, state, version, name, content, cover_id, languages,
         created_at, updated_at)
       values (?, ?, ?, 1, ?, ?, ?, ?, ?, ?) returning id`,
    );
    database.exec("begin");
    database.exec("delete from gymkhanas");
    const seeded = Array.from({ length: count }, (_, index) => {
      const name = nameOf(index);
      const active = index % 3 !== 0;
      const row = insert.get(
        Number(editor["id"]),
        Number(editor["id"]),
        active ? 1 : 2,
        name,
        JSON.stringify({ ...content, name: { ...content.name, cas: name } }),
        Number(model["cover_id"]),
        String(model["languages"]),
        String(model["created_at"]),
        String(model["updated_at"]),
      );
      return { id: Number(row?.["id"]), name, active };
    });
    database.exec("commit");
    return seeded;
  } finally {
    database.close();
  }
}

/** Fills a stopped server's database with copies of an image of the demo editor's, under other names. */
export function seedAssets(dataDir: string, count: number): void {
  const database = new DatabaseSync(join(dataDir, "panel.sqlite"));
  try {
    const model = database
      .prepare(
        `select assets.id from assets join users on users.id = owner_id
         where email = ? and is_global = 0 and type = 1 limit 1`,
      )
      .get("editor@demo.explorar");
    if (!model) throw new Error("The demo tenant has no image to copy");
    const columns = `owner_id, is_global, file_name, type, category_id, description, animation, scale,
      file_id, small_id, large_id, sha256, facts, created_at, updated_at`;
    const insert = database.prepare(
      `insert into assets (name, folded, name_key, ${columns})
       select ?, ?, ?, ${columns} from assets where id = ?`,
    );
    database.exec("begin");
    for (let index = 0; index < count; index += 1) {
      const name = nameOf(index);
      const folded = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
      const key = folded.replace(/\d+/, (digits) => digits.padStart(12, "0"));
      insert.run(name, folded, key, Number(model["id"]));
    }
    database.exec("commit");
  } finally {
    database.close();
  }
}

/** The statement that adds editors of the demo supervisor until there are `count` users, on both databases. */
export const addEditors = (count: number) => `
  with recursive n(i) as (
    select count(*) + 1 from users union all select i + 1 from n where i < ${count}
  )
  insert into users (role, parent_id, email, name, surname, entity, city, phone, facebook,
    instagram, twitter, status, created_at, updated_at)
  select 'editor', (select id from users where email = 'supervisor@demo.explorar'),
    'persona.' || i || '@bench.example', 'Núria ' || i, 'Soler i Vidal', 'Rutas Vivas', 'Girona',
    '+34 600 000 000', '', '', '', 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'
  from n where i <= ${count}`;
