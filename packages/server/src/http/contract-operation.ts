import type { ContractDocument, Ownership } from "@panel/api-client/contract";

interface Media {
  schema?: unknown;
}

/** An operation as it stands in the contract's document, as far as the server looks into it. */
export interface ContractOperation {
  operationId?: string;
  "x-access"?: unknown;
  "x-ownership"?: readonly Ownership[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, { content?: Record<string, Media> }>;
}

export const METHODS = ["get", "put", "post", "delete", "patch"] as const;

/** Every operation of the contract by its operationId. */
export function operationsById(contract: ContractDocument): Map<string, ContractOperation> {
  const found = new Map<string, ContractOperation>();
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as ContractOperation | undefined;
      if (!operation) continue;
      if (!operation.operationId) throw new Error(`${method} ${path} needs an operationId`);
      found.set(operation.operationId, operation);
    }
  }
  return found;
}
