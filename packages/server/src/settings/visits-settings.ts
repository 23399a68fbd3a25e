import { z } from "zod";

/** What concerns visits to published routes. */
export interface VisitsSettings {
  /** Visits that may start from one address in a minute: a class or a museum may share one. */
  startsPerMinute: number;
  /** Visits of one route that may start in a day. */
  startsPerDay: number;
}

const NUMBER = "expects a whole number from 1 to 10000000";
const number = z.coerce.number(NUMBER).int(NUMBER).min(1, NUMBER).max(10_000_000, NUMBER);

export const visitsVariables = {
  VISIT_STARTS_PER_MINUTE: number.default(120),
  VISIT_STARTS_PER_DAY: number.default(5000),
};

type Given = z.infer<z.ZodObject<typeof visitsVariables>>;

export const readVisits = (given: Given): VisitsSettings => ({
  startsPerMinute: given.VISIT_STARTS_PER_MINUTE,
  startsPerDay: given.VISIT_STARTS_PER_DAY,
});
