import type { FastifyRequest, FastifyServerOptions } from "fastify";

/** A place for log lines; tests pass their own. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Structured logs without secrets. A request is its method, its path without the query (ids from
 * mails travel there) and its caller; headers and bodies are never written.
 */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions["logger"] {
  return {
    level,
    ...(stream ? { stream } : {}),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: pathOf(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: errorLine,
    },
    // In case a log line bypasses the serializers.
    redact: {
      paths: ["*.password", "*.token", "*.authorization", "*.cookie", "password", "token"],
      remove: true,
    },
  };
}

export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? "/";
}

/** The message of a database error may quote values of a row: its code says enough. */
function errorLine(error: Error & { code?: unknown; statusCode?: unknown }) {
  return {
    type: error.name,
    message: typeof error.code === "string" ? error.code : error.message,
    code: typeof error.code === "string" ? error.code : undefined,
    stack: (error.stack ?? "").split("\n").slice(1).join("\n"),
  };
}
