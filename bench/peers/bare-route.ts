import fastify from "fastify";
import { readFileSync } from "node:fs";

/** A Fastify server with one route that only sends the bytes of a file from memory. */
const [, , path = ""] = process.argv;
const bytes = readFileSync(path);
const app = fastify();
app.get("/", (_request, reply) => reply.type("application/json; charset=utf-8").send(bytes));
console.log(`ready at ${await app.listen({ host: "127.0.0.1", port: 0 })}`);
