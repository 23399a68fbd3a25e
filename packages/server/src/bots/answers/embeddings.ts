import { createHash } from "node:crypto";
import { z } from "zod";
import { boundedFetch } from "../../bounded-fetch.ts";
import type { Passage } from "../knowledge/knowledge.ts";
import { visible } from "./plain-text.ts";
import { estimateTokens } from "./prompt.ts";

/** Vectors that are kept in memory: about 1.5 kB each for each 384 numbers. */
const MOST_VECTORS = 4000;
const BATCH = 64;
/** Bytes of a vector in an answer: 4,096 numbers of 32 digits. */
const LONGEST_VECTOR = 128 * 1024;

const answerSchema = z.object({
  data: z.array(z.object({ index: z.int().nonnegative(), embedding: z.array(z.number()).min(1) })),
});

export interface EmbeddingSettings {
  url: string;
  model: string;
  key: string | undefined;
}

export interface Embeddings {
  /**
   * Passages by how near they are to the question in meaning, whatever the languages, and an
   * estimate of the question's tokens. Those of passages are no answer's: their vectors are kept.
   * @throws when the provider fails
   */
  rank(
    question: string,
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<{ passages: Passage[]; tokens: number }>;
}

/** @param timeout ms for one question */
export function createEmbeddings(settings: EmbeddingSettings, timeout: number): Embeddings {
  /** By digest of the text, the one used last at the end. */
  const vectors = new Map<string, Float32Array>();
  return {
    async rank(question, passages, signal) {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      const texts = passages.map(({ text }) => visible(text));
      const missing = [...new Set(texts)].filter((text) => !vectors.has(digestOf(text)));
      const found = await vectorsOf(settings, [visible(question), ...missing], limited);
      const [asked] = found;
      for (const [index, text] of missing.entries()) {
        const vector = found[index + 1];
        if (vector) vectors.set(digestOf(text), vector);
      }
      const scored = passages.map((passage, index) => {
        const key = digestOf(texts[index] ?? "");
        const vector = vectors.get(key);
        if (vector) {
          vectors.delete(key);
          vectors.set(key, vector);
        }
        return { passage, likeness: asked && vector ? dot(asked, vector) : -1 };
      });
      for (const oldest of vectors.keys()) {
        if (vectors.size <= MOST_VECTORS) break;
        vectors.delete(oldest);
      }
      return {
        passages: scored.toSorted((a, b) => b.likeness - a.likeness).map(({ passage }) => passage),
        tokens: estimateTokens(question),
      };
    },
  };
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** One vector of length 1 for each text. */
async function vectorsOf(
  { url, model, key }: EmbeddingSettings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Float32Array[]> {
  const all: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += BATCH) {
    const input = texts.slice(at, at + BATCH);
    const request: RequestInit = {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ model, input }),
      redirect: "error",
      signal,
    };
    const most = input.length * LONGEST_VECTOR;
    const response = await boundedFetch(`${url}/embeddings`, request, most);
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`the provider of embeddings answered with status ${response.status}`);
    }
    const { data } = answerSchema.parse(await response.json());
    const inOrder = data.toSorted((a, b) => a.index - b.index);
    const width = inOrder[0]?.embedding.length;
    if (
      inOrder.length !== input.length ||
      inOrder.some(({ index, embedding }, place) => index !== place || embedding.length !== width)
    ) {
      throw new Error("the provider of embeddings did not answer with one vector for each text");
    }
    all.push(...inOrder.map(({ embedding }) => normalized(embedding)));
  }
  return all;
}

function normalized(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers) || 1;
  return Float32Array.from(numbers, (number) => number / length);
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}
