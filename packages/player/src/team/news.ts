import type { CountedStep, RefusedStep, VisitStep } from "@panel/api-client/visits";
import { STAFF_PHONE } from "@panel/domain/events/team-step";
import type { MessageNews, News, StepKind } from "./news-item.ts";
import type { HeardState, StoredTeam } from "./stored-team.ts";

/** So many stay until somebody puts them away; the latest. */
const MOST = 60;

const nameOf = ({ phone, number }: CountedStep) => `${phone} ${number}`;

/** What the log has now that it had not, by others than this phone. */
function doneByOthers(
  { phone }: Pick<StoredTeam, "phone">,
  before: readonly CountedStep[],
  after: readonly CountedStep[],
): News[] {
  const known = new Set(before.map(nameOf));
  return after
    .filter((step) => step.phone !== phone && !known.has(nameOf(step)))
    .map(({ kind, point, phone: by }) => ({
      kind: "done",
      step: kind,
      point,
      byStaff: by === STAFF_PHONE,
    }));
}

/** Why a step of this phone does not count; none where the log has that very step, whose answer was lost. */
function refusedNews(
  step: Pick<VisitStep, "number" | "kind" | "point">,
  why: RefusedStep["why"],
  { phone }: Pick<StoredTeam, "phone">,
  log: readonly CountedStep[],
): News[] {
  const { kind, point, number } = step;
  if (why === "inFuture" || log.some((each) => each.phone === phone && each.number === number))
    return [];
  if (why === "eventOver") return [{ kind: "late" }];
  // That the point itself was refused is told of the step before.
  const isThere = log.some((each) => each.kind === "reach" && each.point === point);
  if (kind !== "reach" && !isThere) return [];
  const settles = kind === "pass" || kind === "fail";
  const first = log.find(
    (each) =>
      each.point === point &&
      (settles ? each.kind === "pass" || each.kind === "fail" : each.kind === kind),
  );
  if (first || why === "doneAlready") {
    const result =
      settles && (first?.kind === "pass" || first?.kind === "fail") ? first.kind : undefined;
    return [{ kind: "already", step: kind, point, byStaff: first?.phone === STAFF_PHONE, result }];
  }
  return [{ kind: "refused", point, why }];
}

const latest = (list: readonly { readonly id: number }[]): number =>
  Math.max(0, ...list.map(({ id }) => id));

/** What the organisers have said and done since. */
function ofOrganisers(before: HeardState, after: HeardState): News[] {
  const messages = after.messages
    .filter(({ id }) => id > latest(before.messages))
    .map((message) => ({ kind: "message" as const, ...message, isAgain: false }));
  const scores = after.adjustments
    .filter(({ id }) => id > latest(before.adjustments))
    .map(({ id, points, reason }) => ({ kind: "score" as const, id, points, reason }));
  const { endsAt } = after.event;
  const isMoved =
    before.event.state === "underWay" &&
    after.event.state === "underWay" &&
    endsAt !== null &&
    endsAt !== before.event.endsAt;
  const isResumed = before.team.endedAt !== null && after.team.endedAt === null;
  return [
    ...scores.toReversed(),
    ...(isMoved ? [{ kind: "ends" as const, at: endsAt }] : []),
    ...(isResumed ? [{ kind: "resumed" as const }] : []),
    ...messages.toReversed(),
  ];
}

/** Whether one piece of news makes another one needless. */
function replaces(later: News, earlier: News): boolean {
  if (later.kind === "ends" || later.kind === "late" || later.kind === "resumed")
    return earlier.kind === later.kind;
  if (later.kind === "already" && earlier.kind === "done") {
    const settles = (step: StepKind) => step === "pass" || step === "fail";
    const isAlike = earlier.step === later.step || (settles(earlier.step) && settles(later.step));
    return earlier.point === later.point && isAlike;
  }
  return later.kind === "message" && earlier.kind === "message" && earlier.id === later.id;
}

/** The news with more of them. */
export const withNews = (before: readonly News[], more: readonly News[]): readonly News[] =>
  more.length === 0
    ? before
    : [...before, ...more]
        .filter((each, index, all) => !all.slice(index + 1).some((later) => replaces(later, each)))
        .slice(-MOST);

/** What a state tells that the one before did not, and what came of the steps that were sent. */
export function newsOf(
  before: StoredTeam,
  after: Pick<StoredTeam, "state" | "log">,
  refused: readonly RefusedStep[],
): News[] {
  return [
    ...doneByOthers(before, before.log, after.log),
    ...refused.flatMap(({ number, why }) => {
      const step = before.own.find((each) => each.number === number);
      return step ? refusedNews(step, why, before, after.log) : [];
    }),
    ...ofOrganisers(before.state, after.state),
  ];
}

/** The last message as it is shown on return from offline; undefined where it was shown so before. */
export function messageAgain(
  before: StoredTeam,
  { messages }: HeardState,
): MessageNews | undefined {
  const last = messages.find(({ id }) => id === latest(messages));
  if (!last || last.id <= before.again) return undefined;
  return { kind: "message", ...last, isAgain: last.id <= latest(before.state.messages) };
}
