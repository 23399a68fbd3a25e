import { senderGone, tooManyWaiting } from "./refusals.ts";

/** Who waits for a piece of work. */
export interface Sender {
  userId: number;
  /** Whether nobody waits for it any more. */
  isGone: () => boolean;
}

/** Does pieces of work one after the other, and lets users take turns. */
export interface Turns {
  /** @throws AppError too-many when the sender has too many waiting; whatever the work throws */
  take<T>(sender: Sender, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  sender: Sender;
  /** Never fails: what becomes of the work is told to whoever waits for it. */
  begin: () => Promise<void>;
  giveUp: (reason: Error) => void;
}

/** @param most pieces that one user may have waiting, the one under way included */
export function takeTurns(most: number): Turns {
  /** By user; who is first in the map has the next turn. */
  const lines = new Map<number, Waiting[]>();
  let current: Waiting | undefined;

  const goToTheEnd = (userId: number): void => {
    const line = lines.get(userId);
    lines.delete(userId);
    if (line && line.length > 0) lines.set(userId, line);
  };

  const nextTurn = (): Waiting | undefined => {
    for (const line of lines.values()) {
      const next = line.shift();
      if (next) return next;
    }
    return undefined;
  };

  const workThrough = async (): Promise<void> => {
    for (current = nextTurn(); current; current = nextTurn()) {
      const { sender, begin, giveUp } = current;
      if (sender.isGone()) giveUp(senderGone());
      else await begin();
      // Behind those as well who came meanwhile.
      goToTheEnd(sender.userId);
    }
  };

  /** What nobody waits for takes nobody's place. */
  const lineOf = (userId: number): Waiting[] => {
    const line = lines.get(userId) ?? [];
    const there = line.filter(({ sender }) => !sender.isGone());
    for (const one of line) if (!there.includes(one)) one.giveUp(senderGone());
    lines.set(userId, there);
    return there;
  };

  return {
    async take<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
      const line = lineOf(sender.userId);
      const under = current?.sender.userId === sender.userId ? 1 : 0;
      if (line.length + under >= most) throw tooManyWaiting();
      const done = new Promise<T>((resolve, reject) => {
        // A promise also of work that throws before it begins.
        const begin = async (): Promise<void> => {
          await Promise.resolve().then(work).then(resolve, reject);
        };
        line.push({ sender, begin, giveUp: reject });
      });
      if (!current) void workThrough();
      return done;
    },
  };
}
