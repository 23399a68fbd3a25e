import { playNumber } from "@panel/domain/lottery/draw";
import { createHmac, createSecretKey } from "node:crypto";

/** Makes what is stored in place of ids that visitors' apps send. Without the key, nothing leads back. */
export interface Pseudonyms {
  /** Another one for each experience: the same player cannot be followed from one to the next. */
  player(experienceId: number, player: string): string;
  play(experienceId: number, player: string, play: string): string;
  /** Two installations may use the same event ids. */
  event(experienceId: number, installation: string, event: string): string;
  /** The number under which a play, by its own pseudonym, is published in a draw. */
  number(experienceId: number, play: string): string;
  /** What signs the token of a visit. */
  signature(visitId: number): string;
  /** What signs the token of a phone that has joined a team. */
  phoneSignature(phoneId: number): string;
}

const LENGTH = 22;

export function createPseudonyms(secret: Uint8Array): Pseudonyms {
  const key = createSecretKey(secret);
  const digest = (...parts: (string | number)[]) =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest();
  const hash = (...parts: (string | number)[]) =>
    digest(...parts)
      .toString("base64url")
      .slice(0, LENGTH);
  return {
    player: (experienceId, player) => hash("player", experienceId, player),
    play: (experienceId, player, play) => hash("play", experienceId, player, play),
    event: (experienceId, installation, event) => hash("event", experienceId, installation, event),
    number: (experienceId, play) => playNumber(digest("number", experienceId, play)),
    signature: (visitId) => digest("visit", visitId).toString("base64url"),
    phoneSignature: (phoneId) => digest("team phone", phoneId).toString("base64url"),
  };
}
