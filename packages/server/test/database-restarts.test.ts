import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { freePort } from "../../../tools/free-port.ts";
import { startPostgres, type PrivatePostgres } from "../../../tools/postgres.ts";
import { available, engine, freshDatabase, type TestDatabase } from "./support/database.ts";
import { openMailbox, type Mailbox } from "./support/mailbox.ts";
import { demoCover, demoToken, startProcess, type ServerProcess } from "./support/process.ts";
import { rounds } from "./support/rounds.ts";

const NODES = 2;
const WRITERS = 4;
/** Times that all sessions are ended, and that PostgreSQL itself is, as by a power cut. */
const ENDINGS = rounds(4, 40);
const CUTS = rounds(1, 4);

interface Made {
  requestId: string;
  id: number;
}

describe.runIf(engine === "postgres" && available)("two nodes on one PostgreSQL", () => {
  let cluster: PrivatePostgres;
  let database: TestDatabase;
  let mailbox: Mailbox;
  let nodes: ServerProcess[];
  beforeAll(async () => {
    cluster = await startPostgres(inject("postgresPrograms"), { durable: true });
    database = await freshDatabase(cluster.url);
    mailbox = await openMailbox();
    const mail = { SMTP_URL: mailbox.url, MAIL_FROM: "no-reply@panel.example" };
    nodes = [];
    for (let node = 0; node < NODES; node += 1) {
      const PORT = String(await freePort());
      const address = { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` };
      const started = await startProcess({ ...database.env, ...mail, ...address, DEMO: "true" });
      if (!started.url) throw new Error(started.output());
      nodes.push(started);
    }
  });
  afterAll(async () => {
    for (const node of nodes) node.child.kill("SIGKILL");
    await Promise.all(nodes.map((node) => node.ended));
    await Promise.all([mailbox.close(), cluster.stop()]);
    await database.remove();
  });

  /** Ends all sessions of the database, in whatever they are. */
  async function endSessions(): Promise<void> {
    const admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      new URL(database.databaseUrl ?? "").pathname.slice(1),
    ]);
    await admin.end();
  }

  interface Work {
    ended: boolean;
    made: Made[];
    invited: string[];
    unavailable: number;
    /** Answers that nobody should ever get. */
    wrong: string[];
    noted: () => void;
  }

  /** Sends a form until it is taken; what is away is asked again. */
  async function send(work: Work, url: string, token: string, fields: Record<string, string>) {
    while (!work.ended) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(url, { method: "POST", headers, body }).catch(
        (error: unknown) => ({ status: 0, text: async () => String(error) }),
      );
      const text = await answer.text();
      if (answer.status === 200) {
        const { success, data } = JSON.parse(text) as { success: boolean; data?: { id: number } };
        if (success) return { id: data?.id ?? 0 };
      }
      if (answer.status !== 503 || !text.includes("ERRORS.unavailable")) {
        work.wrong.push(`${answer.status} ${text}`);
        return undefined;
      }
      work.unavailable += 1;
    }
    return undefined;
  }

  let codes = 0;
  const newCode = () => String((codes += 1)).padStart(6, "0");

  async function write(work: Work, url: string, editor: string, root: string): Promise<void> {
    const cover = await demoCover(url, editor);
    for (let count = 0; !work.ended && work.wrong.length === 0; count += 1) {
      const requestId = randomUUID();
      if (count % 10 === 5) {
        const email = `${requestId}@example.com`;
        const names = { name: "Pau", surname: "Vidal", entity: "Rutas" };
        const user = { ...names, email, role: "admin", requestId };
        if (await send(work, `${url}/api/user/createNewUser`, root, user)) work.invited.push(email);
        continue;
      }
      const made = await send(work, `${url}/api/gymkhanas/new`, editor, {
        gymName: "Ruta",
        gymDescription: "d",
        gymSlogan: "s",
        gymCity: "c",
        gymLang: "cas",
        gymCode: newCode(),
        gymModelId: cover,
        requestId,
      });
      if (made) work.made.push({ requestId, id: made.id });
      work.noted();
    }
  }

  test(`TRU-36, TRU-32 ${ENDINGS} times without sessions and ${CUTS} times without PostgreSQL: answers are 503, then as before, and nothing is lost or made twice`, async () => {
    const first = nodes[0]?.url ?? "";
    const [editor, root] = [await demoToken(first), await demoToken(first, "super-admin")];
    const work: Work = {
      ended: false,
      made: [],
      invited: [],
      unavailable: 0,
      wrong: [],
      noted: () => {},
    };
    /** Resolves when writers have had so many further answers. */
    const answered = (times: number) =>
      new Promise<void>((resolve) => {
        work.noted = () => {
          times -= 1;
          if (times <= 0) resolve();
        };
      });
    const writers = nodes.flatMap(({ url }) =>
      Array.from({ length: WRITERS }, () => write(work, url, editor, root)),
    );
    // Writers end by themselves when an answer is wrong.
    const writing = Promise.all(writers);
    for (let ending = 1; ending <= ENDINGS && work.wrong.length === 0; ending += 1) {
      await Promise.race([answered(1 + Math.floor(Math.random() * 20)), writing]);
      await endSessions();
      if (ending % (ENDINGS / CUTS) === 0) {
        await cluster.kill();
        await cluster.start();
      }
    }
    await Promise.race([answered(NODES * WRITERS), writing]);
    work.ended = true;
    await writing;

    expect(work.wrong).toEqual([]);
    expect(work.unavailable).toBeGreaterThan(0);
    for (const { url, child } of nodes) {
      expect([child.exitCode, child.signalCode]).toEqual([null, null]);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    }
    const client = new pg.Client({ connectionString: database.databaseUrl });
    await client.connect();
    const { rows } = await client.query<Made>(
      `select request_id as "requestId", id::int as id from gymkhanas where request_id is not null`,
    );
    await client.end();
    const found = new Map(rows.map((row) => [row.requestId, row.id]));
    expect(rows).toHaveLength(found.size);
    expect(work.made.filter(({ requestId, id }) => found.get(requestId) !== id)).toEqual([]);
    // Invitations went out as well, whatever became of the node that had them under way.
    for (const email of work.invited) await mailbox.next(email);
  }, 600_000);
});
