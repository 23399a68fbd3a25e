import multipart from "@fastify/multipart";
import { exceedsJson, JSON_DEPTH } from "@panel/domain/json-bounds";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { badRequest } from "../app-error.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { arriving } from "./arriving-body.ts";
import type { BodyBudget } from "./body-budget.ts";
import { nextRound, takeTurns } from "../turns.ts";
import { FORM_LIMITS, readForm } from "./forms.ts";
import type { Incoming } from "./uploads.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the body is JSON. */
    isJson: boolean;
  }
  interface FastifyContextConfig {
    /**
     * The most bytes of the body, of a form apart from the content of its files; one more is 413. Without it
     * there is no body: what is sent is left unread.
     */
    bodyBytes?: number;
  }
}

interface BodyParts {
  incoming: Incoming;
  budget: BodyBudget;
  /** Whether JSON's `__proto__` is a key like any other: it becomes a property, and no object's prototype. */
  takesAnyKey?: boolean | undefined;
}

/** Several times what the largest list of events has. */
const BOUNDS = { depth: JSON_DEPTH, parts: 50_000 };

/** Outside of the contracts no endpoint takes a body: none is read. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
}

/**
 * The one place where bodies are read. What is held of them in memory is bounded for each, and for all
 * that are not whole together, by bytes that have come: a length that is only declared holds nothing.
 */
export async function registerBodies(
  app: FastifyInstance,
  { incoming, budget, takesAnyKey = false }: BodyParts,
): Promise<void> {
  await app.register(multipart, { limits: FORM_LIMITS });
  app.decorateRequest("uploads", null);
  app.decorateRequest("isJson", false);
  app.addContentTypeParser("application/json", (request, _payload, done) => {
    request.isJson = true;
    done(null);
  });
  const parse = jsonParser(app, takesAnyKey ? "ignore" : "error");
  app.addHook("preValidation", async (request, reply) => {
    const { bodyBytes } = request.routeOptions.config;
    if (bodyBytes === undefined) return;
    if (request.isMultipart()) await takeForm(request, reply, { incoming, budget, bodyBytes });
    else if (request.isJson) {
      request.body = await arriving(request, budget, bodyBytes, async () =>
        parse(request, await wholeBody(request)),
      );
      // What comes next goes through all of it again.
      await takeTurns();
    }
  });
}

/** Longer forms, in bytes, are decoded in a turn of their own. */
const LARGE_FORM = 256 * 1024;

async function takeForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { incoming, budget, bodyBytes }: { incoming: Incoming; budget: BodyBudget; bodyBytes: number },
): Promise<void> {
  const uploads = new Map<string, UploadedFile>();
  request.uploads = uploads;
  const clean = () => [...uploads.values()].forEach((file) => incoming.discard(file));
  // The event also comes when the sender closes the connection before there is an answer.
  reply.raw.once("close", clean);
  const { fileCaps = {} } = request.routeOptions.config;
  const most = Object.values(fileCaps).reduce((sum, bytes) => sum + bytes, bodyBytes);
  try {
    request.body = await arriving(request, budget, most, async (body) => {
      const fields = await readForm(request, body, { incoming, uploads, fileCaps, bodyBytes });
      // Its texts were decoded in this turn, and what comes next goes through all of them again.
      if (body.total > LARGE_FORM) await nextRound();
      return fields;
    });
  } finally {
    if (reply.raw.closed) clean();
  }
}

/** Small pieces are put together as they come, so that they take no more memory than one large one. */
function wholeBody({ raw }: FastifyRequest): Promise<string> {
  return new Promise((resolve) => {
    let room: Buffer = Buffer.alloc(0);
    let used = 0;
    raw.on("data", (chunk: Buffer) => {
      if (used + chunk.length > room.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(2 * used, used + chunk.length));
        room.copy(larger, 0, 0, used);
        room = larger;
      }
      used += chunk.copy(room, used);
    });
    raw.once("end", () => resolve(room.toString("utf8", 0, used)));
  });
}

function jsonParser(app: FastifyInstance, unsafeKeys: "error" | "ignore") {
  const parse = app.getDefaultJsonParser(unsafeKeys, unsafeKeys);
  return (request: FastifyRequest, text: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      // Document 1, section 7, has an empty body for JSON without any field.
      if (text === "") {
        resolve({});
        return;
      }
      if (exceedsJson(text, BOUNDS)) {
        reject(badRequest("Lists and objects are too many, or nested too deep"));
        return;
      }
      const done = parse(request, text, (error, value) => {
        if (error) reject(badRequest("The body is no JSON"));
        else resolve(value);
      });
      Promise.resolve(done).catch(reject);
    });
}
