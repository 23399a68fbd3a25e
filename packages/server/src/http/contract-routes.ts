import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { onRequestAsyncHookHandler } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import { resolveReferences, type ContractDocument } from "@panel/api-client/contract";
import { AppError, badRequest, unsupportedMediaType } from "../app-error.ts";
import { METHODS, operationsById, type ContractOperation } from "./contract-operation.ts";
import { succeeded, type Envelope } from "./envelope.ts";
import { accessOf, guard, type Authenticator } from "./guards.ts";
import { answersJsonText, bodyDecoder } from "./json-text.ts";
import { callerLanguage } from "./language.ts";
import { answer, contentOf, type Answer, type OperationId, type Operations } from "./operation.ts";
import { API_PREFIX } from "./panel-files.ts";

/**
 * Registers the operations that have a handler, each behind the guard that the contract declares.
 * @throws when an operation declares no guard, served or not, or a handler has no operation
 */
export async function registerContract(
  app: FastifyInstance,
  contract: ContractDocument,
  operations: Operations,
  authenticator: Authenticator,
): Promise<void> {
  const declared = operationsById(contract);
  const access = new Map([...declared].map(([id, operation]) => [id, accessOf(operation)]));
  const strange = Object.keys(operations).find((id) => !declared.has(id));
  if (strange) throw new Error(`The contract has no operation ${strange}`);

  app.addHook("preValidation", refuseNul);
  await app.register(openapiGlue, {
    specification: withoutUnserved(contract, operations),
    prefix: API_PREFIX,
    // The declared type wants method and address too; the plugin takes them from the contract.
    operationResolver: (operationId) =>
      ({
        handler: handlerOf(contract, operationId, operations),
        config: {
          operationId,
          ownership: declared.get(operationId)?.["x-ownership"] ?? [],
          fileCaps: fileCaps(contract, declared.get(operationId)),
        },
        onRequest: [
          guard(access.get(operationId) ?? [], authenticator),
          bodyOfType(Object.keys(declared.get(operationId)?.requestBody?.content ?? {})),
        ],
      }) as unknown as RouteOptions,
  });
  refuseUnserved(app, contract, operations);
}

/** Has the operation's handler answer a request, as the contract writes bodies and answers. */
function handlerOf(contract: ContractDocument, operationId: string, operations: Operations) {
  const operation = operationsById(contract).get(operationId) ?? {};
  const decode = bodyDecoder(contract, operation);
  const isJsonText = answersJsonText(contract, operation);
  // The contract has just checked that the request is what the handler's types say.
  const handle = operations[operationId as OperationId] as unknown as (
    call: unknown,
  ) => Promise<Answer<OperationId>>;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Envelope | Buffer> => {
    decode(request.body);
    const { data, message, json } = contentOf(await handle(callOf(request, reply)));
    if (json) {
      reply.type("application/json; charset=utf-8");
      return json;
    }
    return succeeded(isJsonText ? JSON.stringify(data) : data, message);
  };
}

/** The request as a handler sees it. */
function callOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    body: request.body,
    query: request.query,
    files: Object.fromEntries(request.uploads ?? []),
    viewer: request.viewer,
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    language: callerLanguage(request),
    isGone: () => reply.raw.destroyed,
    answer,
  };
}

/** The most bytes of each file field, as the contract says. */
function fileCaps(contract: ContractDocument, operation: ContractOperation | undefined) {
  const form = operation?.requestBody?.content["multipart/form-data"];
  const schema = resolveReferences(contract, form?.schema ?? {}) as {
    properties?: Record<string, { "x-max-bytes"?: number }>;
  };
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([field, { "x-max-bytes": most }]) =>
      most === undefined ? [] : [[field, most] as const],
    ),
  );
}

/** Operations of the contract without a handler answer "not served" rather than "not found". */
function refuseUnserved(
  app: FastifyInstance,
  contract: ContractDocument,
  operations: Operations,
): void {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as ContractOperation | undefined;
      if (!operation || (operation.operationId ?? "") in operations) continue;
      app.route({
        method: method.toUpperCase(),
        url: `${API_PREFIX}${path}`,
        handler: () => {
          throw new AppError("not-found", "ERRORS.notServed", "Not served yet");
        },
      });
    }
  }
}

/** A body of a type that the operation does not declare would not be validated. */
function bodyOfType(types: readonly string[]): onRequestAsyncHookHandler {
  return async (request) => {
    const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
    if (types.length > 0 && !types.some((declared) => declared === type)) {
      throw unsupportedMediaType();
    }
  };
}

function withoutUnserved(contract: ContractDocument, operations: Operations): ContractDocument {
  const paths = Object.entries(contract.paths).flatMap(([path, item]) => {
    const kept = Object.entries(item).filter(([key, value]) => {
      if (!METHODS.some((method) => method === key)) return true;
      return ((value as ContractOperation).operationId ?? "") in operations;
    });
    const served = kept.some(([key]) => METHODS.some((method) => method === key));
    return served ? [[path, Object.fromEntries(kept)] as const] : [];
  });
  return {
    ...contract,
    paths: resolveReferences(contract, Object.fromEntries(paths)) as ContractDocument["paths"],
    components: {},
  };
}

/** PostgreSQL's text cannot hold NUL, and no text of ours needs it. */
async function refuseNul(request: FastifyRequest): Promise<void> {
  for (const part of [request.query, request.params, request.body]) {
    if (holdsNul(part)) throw badRequest("A text holds the character NUL");
  }
}

function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes("\0") || holdsNul(inner));
}
