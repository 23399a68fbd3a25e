import {
  querySchema,
  resolveReferences,
  type ContractDocument,
  type Ownership,
} from "@panel/api-client/contract";
import type { FastifySchema, HTTPMethods } from "fastify";

interface Media {
  schema?: unknown;
  /** Of a request: the most bytes that the body may have, of a form apart from the content of its files. */
  "x-max-bytes"?: number;
}

/** An operation as it stands in the contract's document, as far as the server looks into it. */
export interface ContractOperation {
  operationId?: string;
  "x-access"?: unknown;
  "x-ownership"?: readonly Ownership[];
  security?: readonly Record<string, unknown>[];
  /** All of them stand in the address, after the question mark. */
  parameters?: readonly Record<string, unknown>[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, { content?: Record<string, Media> }>;
}

/** An operation with its method and its path, which follows the prefix of the contract. */
export interface PlacedOperation extends ContractOperation {
  method: HTTPMethods;
  path: string;
}

const METHODS = ["get", "put", "post", "delete", "patch"] as const;

/** Every operation of the contract by its operationId. */
export function operationsById(contract: ContractDocument): Map<string, PlacedOperation> {
  const found = new Map<string, PlacedOperation>();
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as ContractOperation | undefined;
      if (!operation) continue;
      if (!operation.operationId) throw new Error(`${method} ${path} needs an operationId`);
      if (path.includes("{")) throw new Error(`${path} has a parameter, which no path here has`);
      found.set(operation.operationId, { ...operation, method, path });
    }
  }
  return found;
}

/** The security scheme that the operation declares, or else its contract; empty when it has none. */
export function securityOf(contract: ContractDocument, operation: ContractOperation): string {
  const schemes = operation.security ?? (contract.security as ContractOperation["security"]);
  return Object.keys(schemes?.[0] ?? {})[0] ?? "";
}

/** What requests of an operation are checked against. Answers are not: the tests hold them against the contract. */
export function requestSchema(
  contract: ContractDocument,
  { parameters = [], requestBody }: ContractOperation,
): FastifySchema {
  const query = querySchema(
    resolveReferences(contract, parameters) as readonly Record<string, unknown>[],
  );
  const content = resolveReferences(contract, requestBody?.content);
  return {
    ...(query ? { querystring: query } : {}),
    ...(content ? { body: { content } } : {}),
  };
}
