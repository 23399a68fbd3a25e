import { findingLine, type FindingWords } from "@panel/domain/check/finding-text";
import type { FindingPlace } from "@panel/domain/check/finding";
import { textId } from "@panel/domain/texts/texts";
import { Button } from "@panel/ui/button";
import { linkStyle } from "@panel/ui/text-link";
import { Footprints, Play } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCheckState, useFollowFinding, useRouteCheck } from "../../route/check/check-context.ts";
import type { KeyedFinding } from "../../route/check/findings.ts";
import { SeveritySign } from "../../route/check/severity-signs.tsx";
import { textsAddress } from "../../shared/edit-target.ts";
import { AssetLink } from "./AssetLink.tsx";

interface FindingRowProps {
  found: KeyedFinding;
  words: FindingWords;
}

/** A finding in plain words, which leads to its field, and its walk on the map if it has one. */
export const FindingRow = memo(function FindingRow({ found, words }: FindingRowProps) {
  const { t } = useTranslation();
  const { store } = useRouteCheck();
  const follow = useFollowFinding();
  const { key, finding } = found;
  const experienceId = useCheckState((state) => state.experienceId);
  const isFollowed = useCheckState((state) => state.followed?.key === key);
  return (
    <li>
      <button
        type="button"
        aria-current={isFollowed || undefined}
        onClick={() => follow(found)}
        className="flex min-h-9 w-full cursor-pointer items-start gap-2 rounded-field px-2 py-1.5 text-left text-body text-ink hover:bg-sunken aria-[current]:bg-sunken pointer-coarse:min-h-10"
      >
        <span className="mt-0.5">
          <SeveritySign severity={finding.severity} />
        </span>
        <span className="min-w-0 wrap-break-word">
          <span className="sr-only">
            {words.translate(`CHECK.severities.${finding.severity}`)}:{" "}
          </span>
          {findingLine(words, finding)}
        </span>
      </button>
      {finding.kind === "translationOutdated" && experienceId !== undefined && (
        <Link
          className={`${linkStyle()} ml-8 text-body`}
          to={deskAddress(experienceId, finding.at)}
        >
          {t("TEXTS.review")}
        </Link>
      )}
      {finding.kind === "nameMissing" && experienceId !== undefined && (
        <AssetLink id={finding.params.asset} experienceId={experienceId} />
      )}
      {"steps" in finding.params && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Footprints />}
          className="ml-6"
          data-walk={key}
          onClick={() =>
            "steps" in finding.params && store.showWalk({ key, steps: finding.params.steps, at: 0 })
          }
        >
          {t("ROUTE_CHECK.showWalk")}
        </Button>
      )}
      {"steps" in finding.params && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Play />}
          onClick={() => "steps" in finding.params && store.tryWalk(finding.params.steps)}
        >
          {t("ROUTE_CHECK.tryWalk")}
        </Button>
      )}
    </li>
  );
});

/** The desk of texts, at the text of a finding. */
function deskAddress(experienceId: number, { point, field, language }: FindingPlace): string {
  const query = new URLSearchParams({
    filter: "changed",
    text: textId({ point, path: field }),
    ...(language ? { language } : {}),
  });
  return `${textsAddress(experienceId)}?${query}`;
}
