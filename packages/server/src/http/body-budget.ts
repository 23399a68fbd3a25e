/** Bytes of bodies that a node holds in memory while they arrive, all together. */
export interface BodyLimits {
  /** Of callers with a session or a key. */
  known: number;
  /** Of all others, so that no flood of theirs keeps somebody who is signed in from saving. */
  unknown: number;
}

const MB = 1024 * 1024;

const BODY_LIMITS: BodyLimits = { known: 32 * MB, unknown: 8 * MB };

/** Who sends a body. */
export interface Holder {
  /** A user, or else a network. */
  name: string;
  isKnown: boolean;
}

/** What is held of one body. */
export interface HeldBody {
  add(bytes: number): void;
  /** What is in memory no more. */
  remove(bytes: number): void;
  /** The body is whole, refused, or its sender gone. */
  end(): void;
}

export interface BodyBudget {
  /** @param refuse is called when the body has to make room */
  open(holder: Holder, refuse: () => void): HeldBody;
}

interface Body {
  bytes: number;
  refuse: () => void;
}

interface Sender {
  bytes: number;
  bodies: Set<Body>;
}

/**
 * Whoever holds the most makes room for others, with its largest body: so somebody who sends little
 * is served, however much others have begun to send.
 */
export function createBodyBudget(limits: BodyLimits = BODY_LIMITS): BodyBudget {
  const known = createPool(limits.known);
  const unknown = createPool(limits.unknown);
  return {
    open: ({ name, isKnown }, refuse) => (isKnown ? known : unknown).open(name, refuse),
  };
}

function createPool(most: number) {
  let held = 0;
  const senders = new Map<string, Sender>();

  const change = (sender: Sender, body: Body, bytes: number): void => {
    body.bytes += bytes;
    sender.bytes += bytes;
    held += bytes;
  };
  const close = (name: string, sender: Sender, body: Body): void => {
    if (!sender.bodies.delete(body)) return;
    change(sender, body, -body.bytes);
    if (sender.bodies.size === 0) senders.delete(name);
  };
  const makeRoom = (): void => {
    for (;;) {
      if (held <= most) return;
      const [name, sender] = largest(senders) ?? [];
      const [body] = largest(sender?.bodies.entries() ?? []) ?? [];
      if (name === undefined || !sender || !body) return;
      close(name, sender, body);
      body.refuse();
    }
  };

  return {
    open(name: string, refuse: () => void): HeldBody {
      const sender = senders.get(name) ?? { bytes: 0, bodies: new Set() };
      senders.set(name, sender);
      const body: Body = { bytes: 0, refuse };
      sender.bodies.add(body);
      return {
        add(bytes) {
          if (!sender.bodies.has(body)) return;
          change(sender, body, bytes);
          makeRoom();
        },
        remove(bytes) {
          if (sender.bodies.has(body)) change(sender, body, -Math.min(bytes, body.bytes));
        },
        end: () => close(name, sender, body),
      };
    },
  };
}

/** The entry that holds the most; of several the one that came first. */
function largest<K, V extends { bytes: number }>(entries: Iterable<[K, V]>): [K, V] | undefined {
  let found: [K, V] | undefined;
  for (const entry of entries) {
    if (!found || entry[1].bytes > found[1].bytes) found = entry;
  }
  return found;
}
