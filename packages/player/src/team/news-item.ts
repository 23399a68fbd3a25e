import type { RefusedStep, VisitStep } from "@panel/api-client/visits";

/** Of the organisers. */
export interface MessageNews {
  readonly kind: "message";
  readonly id: number;
  readonly text: string;
  readonly at: string;
  /** Whether it was shown before. */
  readonly isAgain: boolean;
}

/** What a phone tells of what others did, and of what came of its own steps. Plain JSON. */
export type News =
  | MessageNews
  /** The organisers gave or took score. */
  | {
      readonly kind: "score";
      readonly id: number;
      readonly points: number;
      readonly reason: string;
    }
  /** Another phone has done it, or the organisers have passed it. */
  | {
      readonly kind: "done";
      readonly step: StepKind;
      readonly point: number;
      readonly byStaff: boolean;
    }
  /** What this phone did was done already: what was first counts. */
  | {
      readonly kind: "already";
      readonly step: StepKind;
      readonly point: number;
      readonly byStaff: boolean;
      /** With what the challenge ended; undefined for other steps. */
      readonly result: "pass" | "fail" | undefined;
    }
  /** The rules do not allow what this phone did, after what others had done. */
  | { readonly kind: "refused"; readonly point: number; readonly why: Refusal }
  | { readonly kind: "late" }
  /** The event ends at another time. */
  | { readonly kind: "ends"; readonly at: string }
  /** The organisers let a team go on that they had ended. */
  | { readonly kind: "resumed" };

export type StepKind = VisitStep["kind"];
type Refusal = Exclude<RefusedStep["why"], "doneAlready" | "inFuture" | "eventOver">;
