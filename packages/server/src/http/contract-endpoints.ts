import { setImmediate as afterInput } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { onRequestHookHandler, preValidationHookHandler } from "fastify";
import { resolveReferences, type ContractDocument } from "@panel/api-client/contract";
import { badRequest, unsupportedMediaType } from "../app-error.ts";
import {
  operationsById,
  requestSchema,
  securityOf,
  type ContractOperation,
} from "./contract-operation.ts";
import type { Envelope } from "./envelope.ts";
import { registerErrorHandler } from "./error-handler.ts";
import { sendEvents, sendLive } from "./event-stream.ts";
import { answerJson } from "./answer-json.ts";
import { accessOf, guard, type Authenticator } from "./guards.ts";
import { answersJsonText, bodyDecoder } from "./json-text.ts";
import { deviceCookie, providerCookie, visitCookies } from "./kept-cookies.ts";
import { callerLanguage } from "./language.ts";
import { lenientValues } from "./lenient-values.ts";
import { holdsNul } from "@panel/domain/nul";
import { answer, contentOf, type Answer, type AnswerContent } from "./operation.ts";

type Handlers = Readonly<Record<string, (call: never) => Promise<Answer<string>>>>;

/** A contract, and what answers it. */
export interface ServedContract {
  document: ContractDocument;
  /** What its paths begin with, as in /api. */
  prefix: string;
  envelope: Envelope;
  /** The handlers by operationId. */
  operations: Handlers;
  authenticator: Authenticator;
  /**
   * Whether handlers look at texts with the character NUL, and at keys that could stand for an object's prototype,
   * themselves, as opposed to their being refused.
   */
  takesAnyValue?: boolean;
  /** Adds endpoints that the contract does not describe; they share its envelope. */
  registerMore?: (scope: FastifyInstance) => void;
}

/**
 * Registers the contract's operations, each behind the guard that it declares.
 * @throws when an operation declares no guard, no limit of its body or has no handler, or a handler has no operation
 */
export async function registerContract(
  app: FastifyInstance,
  served: ServedContract,
): Promise<void> {
  const { document: contract, operations, authenticator } = served;
  const declared = operationsById(contract);
  const access = new Map([...declared].map(([id, operation]) => [id, accessOf(operation)]));
  const strange = Object.keys(operations).find((id) => !declared.has(id));
  if (strange) throw new Error(`The contract has no operation ${strange}`);
  const unserved = [...declared.keys()].find((id) => !(id in operations));
  if (unserved) throw new Error(`The operation ${unserved} needs a handler`);

  registerErrorHandler(app, served);
  if (!served.takesAnyValue) app.addHook("preValidation", refuseNul);
  for (const [operationId, operation] of declared) {
    const types = Object.keys(operation.requestBody?.content ?? {});
    const preValidation = lenientValues(contract, operation);
    app.route({
      method: operation.method,
      url: served.prefix + operation.path,
      schema: requestSchema(contract, operation),
      config: {
        operationId,
        ownership: operation["x-ownership"] ?? [],
        ...bodyBytesOf(operation),
        fileCaps: fileCaps(contract, operation),
      },
      onRequest: [
        guard(access.get(operationId) ?? [], authenticator, securityOf(contract, operation)),
        ...(types.length > 0 ? [bodyOfType(types)] : []),
      ],
      ...(preValidation ? { preValidation } : {}),
      handler: handlerOf(served, operation),
    });
  }
  served.registerMore?.(app);
}

/** Has the operation's handler answer a request, as the contract writes bodies and answers. */
function handlerOf(
  { document: contract, operations, envelope }: ServedContract,
  operation: ContractOperation,
) {
  const decode = bodyDecoder(contract, operation);
  const isJsonText = answersJsonText(contract, operation);
  // The contract has just checked that the request is what the handler's types say.
  const handle = operations[operation.operationId ?? ""] as unknown as (
    call: unknown,
  ) => Promise<Answer<string>>;
  const json = (content: AnswerContent) => answerJson(envelope, content, isJsonText);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | Buffer | FastifyReply> => {
    // What somebody saves is saved, also when nobody waits for the answer any more.
    if (request.method === "GET" && (await hasGone(request))) return reply.hijack();
    await decode(request.body);
    const content = contentOf(await handle(new RequestCall(request, reply)));
    if (content.events) return sendEvents(reply, content.events);
    if (content.live) return sendLive(reply, content.live);
    reply.type("application/json; charset=utf-8");
    if (!content.isRepeated) return json(content);
    content.json ??= json(content).then((text) => Buffer.from(text));
    const written = await content.json;
    delete content.data;
    return written;
  };
}

/**
 * The end of a connection is read in the round after its last bytes. Requests that came in the same
 * round share the wait: then their answers are written together, which wakes whoever reads them once.
 */
let twoRounds: Promise<void> | undefined;

/** Whether the caller has gone away, as one that typed on in a search. */
async function hasGone({ raw: { socket } }: FastifyRequest): Promise<boolean> {
  twoRounds ??= afterInput().then(() => {
    twoRounds = undefined;
    return afterInput();
  });
  await twoRounds;
  return socket.destroyed || !socket.writable;
}

/** The request as a handler sees it; what few handlers ask for is made when they do. */
class RequestCall {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly answer = answer;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
  }

  get body() {
    return this.#request.body;
  }

  get query() {
    return this.#request.query;
  }

  get files() {
    return Object.fromEntries(this.#request.uploads ?? []);
  }

  get viewer() {
    return this.#request.viewer;
  }

  get address() {
    return this.#request.ip;
  }

  get userAgent() {
    return this.#request.headers["user-agent"] ?? "";
  }

  get language() {
    return callerLanguage(this.#request);
  }

  get device() {
    return deviceCookie(this.#request, this.#reply);
  }

  get providerSignIn() {
    return providerCookie(this.#request, this.#reply);
  }

  get visits() {
    return visitCookies(this.#request, this.#reply);
  }

  readonly isGone = () => this.#reply.raw.destroyed;
}

/**
 * The most bytes of the body, if the operation has one.
 * @throws when it declares none, so that nothing is ever held unbounded by oversight
 */
function bodyBytesOf({ operationId, requestBody }: ContractOperation): {
  bodyBytes?: number;
} {
  const media = Object.values(requestBody?.content ?? {});
  const most = media.map((each) => each["x-max-bytes"] ?? Number.NaN);
  if (most.length === 0) return {};
  if (!most.every((bytes) => Number.isSafeInteger(bytes) && bytes > 0)) {
    throw new Error(`Operation ${operationId} needs x-max-bytes for its body`);
  }
  return { bodyBytes: Math.max(...most) };
}

/** The most bytes of each file field, as the contract says. */
function fileCaps(contract: ContractDocument, operation: ContractOperation) {
  const form = operation.requestBody?.content["multipart/form-data"];
  const schema = resolveReferences(contract, form?.schema ?? {}) as {
    properties?: Record<string, { "x-max-bytes"?: number }>;
  };
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([field, { "x-max-bytes": most }]) =>
      most === undefined ? [] : [[field, most] as const],
    ),
  );
}

/** A body of a type that the operation does not declare would not be validated. */
function bodyOfType(types: readonly string[]): onRequestHookHandler {
  return (request, _reply, done) => {
    const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
    done(type !== undefined && types.includes(type) ? undefined : unsupportedMediaType());
  };
}

/** PostgreSQL's text cannot hold NUL, and no text of ours needs it. */
const refuseNul: preValidationHookHandler = ({ query, params, body }, _reply, done) => {
  const isHeld = holdsNul(query) || holdsNul(params) || holdsNul(body);
  done(isHeld ? badRequest("A text holds the character NUL") : undefined);
};
