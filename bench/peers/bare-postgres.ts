import fastify from "fastify";
import pg from "pg";

/** A Fastify server with one route that stores each body it gets in PostgreSQL with one insert, and answers with its id. */
const [, , connectionString = ""] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
await pool.query(
  "create table if not exists bodies (id bigserial primary key, body text not null)",
);
const app = fastify();
app.post("/", (request) =>
  pool
    .query("insert into bodies (body) values ($1) returning id", [JSON.stringify(request.body)])
    .then(({ rows }) => ({ id: Number(rows[0]?.id) })),
);
console.log(`ready at ${await app.listen({ host: "127.0.0.1", port: 0 })}`);
