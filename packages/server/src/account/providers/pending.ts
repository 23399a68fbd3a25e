import { timingSafeEqual } from "node:crypto";
import type { Db } from "../../db/connection.ts";
import type { Encryption } from "../../db/encryption.ts";
import type { ProviderPurpose, ProviderSignInRow } from "../../db/identities-schema.ts";
import type { ProviderSettings } from "../../settings/providers-settings.ts";
import { ProviderError, type ProviderClient, type ProviderFailure, type Wish } from "./client.ts";
import type { ProviderAnswer } from "./provider-answer.ts";
import { ProviderRefusal } from "./refusals.ts";
import * as repository from "./repository.ts";
import type { Challenges, SecondStep } from "../second-factor/challenges.ts";
import { bindingOf, newSignInSecret, PROVIDER_SECONDS, signInDigest } from "./secrets.ts";

/** What a provider is asked for. */
interface Asked {
  purpose: ProviderPurpose;
  userId?: number;
  linkDigest?: string;
}

/** Somebody who can go to a provider. */
export interface Begun {
  /** Of the provider. */
  url: string;
  /** For the browser to keep. */
  secret: string;
  /** Remembers it; part of a transaction where there is one. */
  store(db: Db): Promise<void>;
}

/** A sign-in that has come back from its provider, with what that said. */
export interface Answered {
  row: ProviderSignInRow;
  said: { answer: ProviderAnswer } | { failure: ProviderFailure };
}

/** A second step that follows what a provider has said. */
export interface NextStep {
  challenge: string;
  step: SecondStep;
}

/** Sign-ins on their way to a provider and back. */
export interface PendingSignIns {
  /** @throws ProviderRefusal when the provider is away */
  begin(provider: ProviderSettings, asked: Asked, wish: Wish): Promise<Begun>;
  /**
   * Takes what a provider sends back with a browser, once.
   * @param secret what the browser keeps, if anything
   * @returns what the purpose was; undefined when it belongs to nothing that the browser has begun
   */
  answer(
    db: Db,
    provider: ProviderSettings,
    query: URLSearchParams,
    secret: string | undefined,
  ): Promise<ProviderPurpose | undefined>;
  /**
   * Takes an answered one, once.
   * @throws ProviderRefusal where there is none
   */
  take(db: Db, secret: string | undefined, purposes: readonly ProviderPurpose[]): Promise<Answered>;
  /** Remembers, of one that was taken, which second step follows, for as long as a browser keeps the secret anew. */
  keepSecondStep(
    transaction: Db,
    digest: string,
    answer: ProviderAnswer,
    next: NextStep,
  ): Promise<void>;
  /** The second step that the browser is at, as long as its challenge works and nobody is signed in with it. */
  secondStep(db: Db, secret: string | undefined): Promise<NextStep | undefined>;
}

export function createPendingSignIns(
  client: ProviderClient,
  encryption: Encryption,
  challenges: Challenges,
  onFailure: (error: ProviderError) => void,
): PendingSignIns {
  return {
    async begin(provider, { purpose, userId, linkDigest }, wish) {
      const secret = newSignInSecret();
      let url: URL;
      try {
        url = await client.signInAddress(provider, bindingOf(secret), wish);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        onFailure(error);
        throw new ProviderRefusal("providerAway");
      }
      return {
        url: url.href,
        secret,
        store: (db) =>
          repository.insertSignIn(db, {
            digest: signInDigest(secret),
            provider: provider.id,
            purpose,
            user_id: userId ?? null,
            link_digest: linkDigest ?? null,
            expires_at: expiry(),
            answered_at: null,
            answer: null,
            finished_at: null,
          }),
      };
    },

    async answer(db, provider, query, secret) {
      if (secret === undefined) return undefined;
      const binding = bindingOf(secret);
      // Whoever leads a browser here with something else does not spoil what it has begun.
      if (!isSame(query.get("state") ?? "", binding.state)) return undefined;
      const digest = signInDigest(secret);
      const row = await repository.takeWaiting(db, digest, provider.id, new Date());
      if (!row) return undefined;
      const stored = await redeem(provider, query, binding);
      await repository.storeAnswer(db, digest, encryption.encrypt(JSON.stringify(stored)));
      return row.purpose;
    },

    async take(db, secret, purposes) {
      const digest = secret === undefined ? "" : signInDigest(secret);
      const row = await repository.takeAnswered(db, digest, purposes, new Date());
      if (!row) throw new ProviderRefusal("providerEnded");
      return { row, said: JSON.parse(encryption.decrypt(row.answer ?? "")) as Answered["said"] };
    },

    async keepSecondStep(transaction, digest, answer, next) {
      const stored = encryption.encrypt(JSON.stringify({ answer, next }));
      await repository.keepLonger(transaction, digest, stored, expiry());
    },

    async secondStep(db, secret) {
      const row = secret && (await repository.findFinished(db, signInDigest(secret), new Date()));
      if (!row) return undefined;
      const { next } = JSON.parse(encryption.decrypt(row.answer ?? "")) as { next?: NextStep };
      return next && (await challenges.read(next.challenge)) ? next : undefined;
    },
  };

  async function redeem(
    provider: ProviderSettings,
    query: URLSearchParams,
    binding: ReturnType<typeof bindingOf>,
  ): Promise<Answered["said"]> {
    try {
      return { answer: await client.redeem(provider, query, binding) };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      onFailure(error);
      return { failure: error.failure };
    }
  }
}

const expiry = (): string => new Date(Date.now() + PROVIDER_SECONDS * 1000).toISOString();

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
