import fastify from "fastify";
import { readFileSync } from "node:fs";

/** One route of Fastify that has nothing to do but send the bytes of a file, which it holds in memory. */
const [, , path = ""] = process.argv;
const bytes = readFileSync(path);
const app = fastify();
app.get("/", (_request, reply) => reply.type("application/json; charset=utf-8").send(bytes));
console.log(`ready at ${await app.listen({ host: "127.0.0.1", port: 0 })}`);
