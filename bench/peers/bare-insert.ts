import fastify from "fastify";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A Fastify server with one route that stores each body it gets in SQLite, as durably as ours, and answers with its id. */
const [, , folder = ""] = process.argv;
const database = new DatabaseSync(join(folder, "bare.sqlite"));
database.exec("pragma journal_mode = WAL; pragma synchronous = FULL");
database.exec("create table bodies (id integer primary key, body text not null)");
const insert = database.prepare("insert into bodies (body) values (?)");
const app = fastify();
app.post("/", (request) => ({
  id: Number(insert.run(JSON.stringify(request.body)).lastInsertRowid),
}));
console.log(`ready at ${await app.listen({ host: "127.0.0.1", port: 0 })}`);
