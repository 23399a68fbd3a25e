import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { execFileSync } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { postgresPrograms, startPostgres } from "../tools/postgres.ts";
import { hasRadosgw, startRadosgw } from "../tools/radosgw.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { startPanelServer } from "./panel-server.ts";
import { addEditors } from "./seed.ts";
import { Author, Tally } from "./visiting-authors.ts";

const USERS = 200;
/** Users of one node alone, for comparison. */
const FEW = 20;
const MINUTES = Number(process.argv[2] ?? 15);
/** Mean pause between two actions of a user, in ms. */
const THOUGHT = Number(process.env["THOUGHT"] ?? 4000);
/** Most that the slowest saves may take, to those of one node alone. */
const MOST = 3;
const REGION = "us-east-1";

const programs = postgresPrograms();
if (!programs || !hasRadosgw() || !hasNginx())
  throw new Error("It needs PostgreSQL, Ceph's S3 gateway and nginx (Debian's packages)");

const stops: (() => Promise<void>)[] = [];
let fine = true;
try {
  const postgres = await startPostgres(programs, { durable: true });
  stops.push(() => postgres.stop());
  const s3 = await startRadosgw();
  stops.push(() => s3.stop());
  const { accessKeyId, secretAccessKey, endpoint } = s3;
  const psql = (url: string, statement: string) =>
    execFileSync(join(programs, "psql"), [url, "-qAt", "-v", "ON_ERROR_STOP=1", "-c", statement], {
      encoding: "utf8",
    });

  /** Nodes of one database and one bucket, with the users. */
  const installation = async (name: string, count: number) => {
    psql(postgres.url, `create database ${name}`);
    const databaseUrl = postgres.url.replace(/postgres$/, name);
    const credentials = { accessKeyId, secretAccessKey };
    const client = new S3Client({ endpoint, region: REGION, credentials, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: name }));
    client.destroy();
    const settings = {
      S3_ENDPOINT: endpoint,
      S3_REGION: REGION,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_FORCE_PATH_STYLE: "true",
      TOKEN_SECRET: "a secret that all nodes of this bench share",
      TRUST_PROXY: "127.0.0.1",
    };
    const urls: string[] = [];
    for (let node = 0; node < count; node += 1) {
      const server = await startPanelServer({
        mapOrigin: "http://127.0.0.1:9",
        databaseUrl,
        settings,
      });
      stops.push(() => server.stop());
      urls.push(server.url);
    }
    psql(databaseUrl, addEditors(USERS + 20));
    psql(databaseUrl, "update users set max_bytes = 0, max_mappoints = 0, max_files = 0");
    const emails = psql(
      databaseUrl,
      `update users set password_hash =
         (select password_hash from users where email = 'editor@demo.explorar')
       where email like '%@bench.example' returning email`,
    );
    const nginx = await startNginx(urls);
    stops.push(() => nginx.stop());
    return { url: nginx.url, emails: emails.trim().split("\n") };
  };

  const measure = async (title: string, nodes: number, users: number, minutes: number) => {
    const { url, emails } = await installation(`bench${nodes}`, nodes);
    const tally = new Tally();
    const authors = emails.slice(0, users).map((email) => new Author(url, email, tally));
    if (authors.length < users) throw new Error(`Only ${authors.length} users`);
    for (const author of authors) await author.begin();
    const until = Date.now() + minutes * 60_000;
    await Promise.all(authors.map((author) => author.work(until, THOUGHT)));
    const [load = 0] = loadavg();
    for (const author of authors) await author.readBack();
    for (const stop of stops.splice(2).toReversed()) await stop();
    const ms = (share: number) => `${tally.percentile(share).toFixed(1)} ms`;
    console.log(`${title}, ${users} users, ${minutes} minutes (load average ${load.toFixed(1)})`);
    console.log(`  requests ${tally.requests}, errors ${tally.errors.length}`);
    console.log(`  writes acknowledged ${tally.writes}, lost ${tally.lost.length}`);
    console.log(`  a save: p50 ${ms(0.5)}, p99 ${ms(0.99)}, of ${tally.saves.length}\n`);
    for (const each of [...tally.errors, ...tally.lost].slice(0, 5)) console.log(`  ${each}`);
    fine &&= tally.errors.length === 0 && tally.lost.length === 0;
    return tally.percentile(0.99);
  };

  const alone = await measure("One node", 1, FEW, MINUTES / 3);
  const both = await measure("Two nodes behind nginx", 2, USERS, MINUTES);
  const ratio = both / alone;
  fine &&= ratio <= MOST;
  console.log(
    `p99 of a save: ${ratio.toFixed(2)} × that of one node, at most ${MOST} ×${ratio <= MOST ? "" : ", missed"}`,
  );
} finally {
  for (const stop of stops.toReversed()) await stop();
}
process.exitCode = fine ? 0 : 1;
