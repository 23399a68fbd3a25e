import { startPlay } from "@panel/domain/play/play";
import { newVisit, type VisitState } from "@panel/domain/visits/visit-step";
import type { VisitRow } from "../db/visits-schema.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import { countLater } from "./visit-record.ts";

const DAY = 24 * 60 * 60_000;
/** For how long a visit takes steps, in days. */
export const VISIT_DAYS = 30;

export interface NewVisit extends Pick<
  VisitRow,
  "gymkhana_id" | "number" | "language" | "gender" | "anywhere" | "team_id"
> {
  /** Made by whoever starts it; another one is another visit. */
  requestId: string;
  startedAt: Date;
  state?: VisitState;
}

/** What is stored of a visit that begins. Nobody is followed from one visit to the next: each is a player of its own. */
export function newVisitRow(
  pseudonyms: Pseudonyms,
  { requestId, startedAt, state = newVisit(startPlay(0)), ...fields }: NewVisit,
): Omit<VisitRow, "id"> {
  const id = fields.gymkhana_id;
  const play = pseudonyms.play(id, requestId, requestId);
  return {
    ...fields,
    request_hash: requestHashOf(pseudonyms, id, requestId),
    player: pseudonyms.player(id, requestId),
    play,
    play_number: pseudonyms.number(id, play).replaceAll("-", ""),
    started_at: startedAt.toISOString(),
    ends_at: new Date(startedAt.getTime() + VISIT_DAYS * DAY).toISOString(),
    last_at: startedAt.toISOString(),
    state: JSON.stringify(state),
    ended_at: null,
    earned_at: null,
    collected_at: null,
    count_at: countLater(new Date()),
    counted_steps: 0,
    counted_ends: 0,
  };
}

/** What is stored of a request, so that the same one makes one visit. */
export const requestHashOf = (
  pseudonyms: Pseudonyms,
  experienceId: number,
  requestId: string,
): string => pseudonyms.event(experienceId, "visit", requestId);
