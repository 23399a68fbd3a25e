import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

interface Scan {
  /** A selector of the only part that is looked at. @default the whole page */
  within?: string;
  /** The rules to apply, by name or by tag. @default all */
  runOnly?: { type: "tag" | "rule"; values: string[] };
}

/** Expects that axe finds nothing in the page and the frames of its origin. */
export async function expectNoAxeViolation(
  page: Page,
  { within, runOnly }: Scan = {},
): Promise<void> {
  const axe = new AxeBuilder({ page })
    // To describe what passes takes half of the time.
    .options({ resultTypes: ["violations"], ...(runOnly && { runOnly }) })
    // No further page is opened to put the results together.
    .setLegacyMode();
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
  expect(found).toEqual([]);
}
