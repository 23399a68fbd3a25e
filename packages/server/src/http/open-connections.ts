import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings/settings.ts";
import { clientNetwork } from "../client-network.ts";

/** Requests that a connection may have in work: browsers send the next one after an answer. */
const PIPELINED = 16;
/** After a search that found nothing idle, in ms. */
const SEARCH_EVERY = 1_000;

interface Connection {
  socket: Socket;
  /** Whom it serves: a network, or a proxy while it brings nobody's request. */
  owner: string;
  /** When something last began or ended on it, by a counter. */
  used: number;
  requests: Set<IncomingMessage>;
  /** Bytes that had come when the last request was answered. */
  answeredAt: number | undefined;
}

/** All connections of a server, by whom they serve. */
export interface OpenConnections {
  readonly size: number;
  /**
   * Ends the connection whose loss matters least of whoever has more than the newcomer's network, or else an
   * idle one of whoever has as many. False where there is none.
   */
  makeRoomFor(newcomer: Socket): boolean;
}

/**
 * Keeps note of connections. Those of a trusted proxy count for the address that it forwards, and between two
 * requests for the proxy.
 */
export function watchOpenConnections(
  app: FastifyInstance,
  trustProxy: Settings["trustProxy"],
): OpenConnections {
  const isProxy = proxyMatcher(trustProxy);
  const open = new Map<Socket, Connection>();
  const byOwner = new Map<string, Set<Connection>>();
  let clock = 0;
  let searched = Number.NEGATIVE_INFINITY;

  const leave = (connection: Connection): void => {
    const owned = byOwner.get(connection.owner);
    owned?.delete(connection);
    if (owned?.size === 0) byOwner.delete(connection.owner);
  };
  const join = (connection: Connection, owner: string): void => {
    connection.owner = owner;
    const owned = byOwner.get(owner) ?? new Set();
    byOwner.set(owner, owned.add(connection));
  };
  const forget = (connection: Connection): void => {
    open.delete(connection.socket);
    leave(connection);
  };
  const give = (connection: Connection, owner: string): void => {
    if (connection.owner === owner || !open.has(connection.socket)) return;
    leave(connection);
    join(connection, owner);
  };

  app.server.prependListener("connection", (socket: Socket) => {
    const connection: Connection = {
      socket,
      owner: "",
      used: (clock += 1),
      requests: new Set(),
      answeredAt: undefined,
    };
    open.set(socket, connection);
    join(connection, addressOf(socket));
    socket.once("close", () => forget(connection));
  });
  app.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (!connection) return;
    connection.requests.add(request);
    connection.used = clock += 1;
    if (connection.requests.size > PIPELINED) socket.destroy();
    response.once("close", () => {
      connection.requests.delete(request);
      connection.used = clock += 1;
      connection.answeredAt = socket.bytesRead;
      if (connection.requests.size === 0) give(connection, addressOf(socket));
    });
  });
  app.addHook("onRequest", ({ raw: { socket }, ip }, reply, done) => {
    // What came in the same bytes as the end.
    if (socket.destroyed) return void reply.hijack();
    const connection = open.get(socket);
    if (connection && isProxy(socket.remoteAddress ?? "")) give(connection, clientNetwork(ip));
    done();
  });

  /** Of whoever has at least as many. */
  const oldestIdle = (own: number): Connection | undefined => {
    if (Date.now() - searched < SEARCH_EVERY) return undefined;
    const found = least(
      [...byOwner.values()].flatMap((owned) => (owned.size < own ? [] : [...owned].filter(isIdle))),
    );
    if (!found) searched = Date.now();
    return found;
  };

  return {
    get size() {
      return open.size;
    },
    makeRoomFor(newcomer) {
      let most = new Set<Connection>();
      for (const owned of byOwner.values()) if (owned.size > most.size) most = owned;
      // Nobody knows yet whom a proxy's newcomer serves.
      const own = isProxy(newcomer.remoteAddress ?? "")
        ? 1
        : (byOwner.get(addressOf(newcomer))?.size ?? 1);
      const chosen = most.size > own ? least([...most].filter(isNot(newcomer))) : oldestIdle(own);
      if (!chosen) return false;
      forget(chosen);
      chosen.socket.destroy();
      return true;
    },
  };
}

const addressOf = ({ remoteAddress }: Socket): string => clientNetwork(remoteAddress ?? "");

const isNot =
  (newcomer: Socket) =>
  ({ socket }: Connection): boolean =>
    socket !== newcomer;

/** What matters least: without a request, then with one that has not come whole; of several the one used longest ago. */
function least(connections: readonly Connection[]): Connection | undefined {
  let found: [Connection, number] | undefined;
  for (const each of connections) {
    const loss = lossOf(each);
    if (!found || loss < found[1] || (loss === found[1] && each.used < found[0].used)) {
      found = [each, loss];
    }
  }
  return found?.[0];
}

function lossOf({ requests }: Connection): number {
  if (requests.size === 0) return 0;
  return [...requests].every(({ complete }) => !complete) ? 1 : 2;
}

/** Between two requests, without a byte of the next. */
const isIdle = ({ requests, answeredAt, socket }: Connection): boolean =>
  requests.size === 0 && answeredAt === socket.bytesRead;

/** Whose forwarded addresses are believed, of those that connect. */
function proxyMatcher(trustProxy: Settings["trustProxy"]): (address: string) => boolean {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === "function") return (address) => trustProxy(address, 0);
  const trusted = new BlockList();
  for (const range of trustProxy.split(",").map((each) => each.trim())) {
    const [address = "", bits] = range.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
