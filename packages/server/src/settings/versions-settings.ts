import { z } from "zod";
import { VERSION_KEEPING, type VersionKeeping } from "@panel/domain/versions/thinning";

const DAYS = "expects a number of days from 1 to 36500";
const days = z.coerce.number(DAYS).int(DAYS).min(1, DAYS).max(36_500, DAYS);

export const versionsVariables = {
  VERSION_DAYS: days.default(VERSION_KEEPING.allDays),
  VERSION_DAILY_DAYS: days.default(VERSION_KEEPING.dailyDays),
};

type Given = z.infer<z.ZodObject<typeof versionsVariables>>;

export function readVersions(given: Given): VersionKeeping {
  return { allDays: given.VERSION_DAYS, dailyDays: given.VERSION_DAILY_DAYS };
}
