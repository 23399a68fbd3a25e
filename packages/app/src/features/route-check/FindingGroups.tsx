import type { FindingGroup, Severity } from "@panel/domain/check/finding";
import type { FindingWords } from "@panel/domain/check/finding-text";
import { Button } from "@panel/ui/button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FindingRow } from "./FindingRow.tsx";
import { countsOf, gravest, type KeyedFinding } from "../../route/check/findings.ts";

const GROUPS: readonly FindingGroup[] = [
  "finish",
  "challenge",
  "prize",
  "place",
  "parts",
  "languages",
  "access",
];

/** How many of a group are shown at first, and how many more each time. */
const FIRST = 5;
const MORE = 25;

interface FindingGroupsProps {
  faults: readonly KeyedFinding[];
  severity: Severity | "all";
  words: FindingWords;
}

/** The findings by what they are about, the first of each group. */
export function FindingGroups({ faults, severity, words }: FindingGroupsProps) {
  const shown = faults.filter(({ finding }) => severity === "all" || finding.severity === severity);
  return GROUPS.map((group) => {
    const found = shown.filter(({ finding }) => finding.group === group);
    return found.length > 0 && <Group key={group} {...{ group, found, words }} />;
  });
}

interface GroupProps {
  group: FindingGroup;
  found: readonly KeyedFinding[];
  words: FindingWords;
}

function Group({ group, found, words }: GroupProps) {
  const { t } = useTranslation();
  const [most, setMost] = useState(FIRST);
  const id = `route-check-${group}`;
  const left = found.length - most;
  const severity = gravest(countsOf(found));
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="flex items-baseline justify-between gap-2 px-2 pb-1 text-caption">
        <span className="font-semibold text-ink-muted">
          {words.translate(`CHECK.groups.${group}`)}
        </span>
        <span
          className={
            severity === "error" ? "text-danger tabular-nums" : "text-ink-muted tabular-nums"
          }
        >
          {found.length}
        </span>
      </h4>
      <ul className="grid">
        {found.slice(0, most).map((each) => (
          <FindingRow key={each.key} found={each} words={words} />
        ))}
      </ul>
      {left > 0 && (
        <Button size="sm" variant="quiet" className="ml-6" onClick={() => setMost(most + MORE)}>
          {t("ROUTE_CHECK.more", { count: Math.min(left, MORE) })}
        </Button>
      )}
    </section>
  );
}
