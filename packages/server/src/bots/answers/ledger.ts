import type { Connection } from "../../db/connection.ts";
import {
  insertEntry,
  latestKind,
  settleEntry,
  settleReservedBefore,
  usedTokens,
  type Bookable,
  type LedgerKind,
} from "./ledger-repository.ts";
import { lockAccount } from "../repository.ts";

/** Tokens that a running call of the model holds. */
export interface Reservation {
  readonly id: number;
}

/** Tokens of an account; 0 in total is no limit. */
export interface TokenUsage {
  used: number;
  total: number;
}

/**
 * What the answers of each account took, and its machine drafts of translations, in tokens. The sum of the entries, those of
 * running calls included, is what the account has used, at every moment and on every node.
 */
export interface TokenLedger {
  /** Books the most that a call of the model may take. Undefined where the quota does not allow it. */
  reserve(
    whose: Bookable,
    tokens: number,
    kind?: Exclude<LedgerKind, "quoted">,
  ): Promise<Reservation | undefined>;
  /** Books what it took instead. Without effect when `settleForgotten` was there first. */
  settle(reservation: Reservation, tokens: number, isEstimate: boolean): Promise<void>;
  /** Books a quoted answer, which the quota does not stop: what is left at most. */
  bookQuoted(whose: Bookable, tokens: number): Promise<void>;
  usage(accountId: number): Promise<TokenUsage>;
  /** Whether so many are left, as a transaction sees it. */
  hasLeft(transaction: Connection["db"], accountId: number, tokens: number): Promise<boolean>;
  /**
   * Whether the quota stops the model's answers: nothing is left, or too little for the latest one.
   * @param most tokens that one answer may take
   */
  isUsedUp(accountId: number, most: number): Promise<boolean>;
  /** Settles what answers reserved that began before a time and can run no longer. */
  settleForgotten(before: Date): Promise<void>;
}

/** @param total tokens that each account may use; 0 is no limit */
export function createLedger(connection: Connection, total: number): TokenLedger {
  const { db } = connection;
  const withLeft = <T>(
    { accountId }: Bookable,
    work: (transaction: typeof db, left: number) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await lockAccount(connection, transaction, accountId);
      const left =
        total === 0 ? Number.POSITIVE_INFINITY : total - (await usedTokens(transaction, accountId));
      return work(transaction, Math.max(0, left));
    });
  return {
    reserve: (whose, tokens, kind = "model") =>
      withLeft(whose, async (transaction, left) => {
        if (tokens > left) return undefined;
        const entry = { kind, tokens, state: "reserved" } as const;
        return { id: await insertEntry(transaction, whose, entry) };
      }),
    settle: ({ id }, tokens, isEstimate) => settleEntry(db, id, tokens, isEstimate),
    bookQuoted: (whose, wanted) =>
      withLeft(whose, async (transaction, left) => {
        const tokens = Math.min(wanted, left);
        if (tokens === 0) return;
        await insertEntry(transaction, whose, { kind: "quoted", tokens, state: "settled" });
      }),
    hasLeft: async (transaction, accountId, tokens) =>
      total === 0 || tokens <= total - (await usedTokens(transaction, accountId)),
    usage: async (accountId) => ({ used: await usedTokens(db, accountId), total }),
    async isUsedUp(accountId, most) {
      if (total === 0) return false;
      const left = total - (await usedTokens(db, accountId));
      return left <= 0 || (left < most && (await latestKind(db, accountId)) === "quoted");
    },
    settleForgotten: (before) => settleReservedBefore(db, before),
  };
}
