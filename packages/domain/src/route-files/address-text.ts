import type { Candidate } from "./candidates.ts";

/** The address of a point as one looks it up; "" where the file has none. */
export function addressText({ values }: Pick<Candidate, "values">): string {
  const part = (
    name: "location" | "streetName" | "streetNumber" | "postcode" | "city" | "country",
  ) => values[`address.${name}`]?.replaceAll(/\s+/g, " ").trim() ?? "";
  const joined = (between: string, ...parts: string[]) => parts.filter(Boolean).join(between);
  const street = part("location") || joined(" ", part("streetName"), part("streetNumber"));
  if (street === "") return "";
  const town = joined(" ", part("postcode"), part("city"));
  // A whole address says its town itself.
  const isSaid = (text: string) => street.toLowerCase().includes(text.toLowerCase());
  return joined(", ", street, ...[town, part("country")].filter((text) => !isSaid(text)));
}
