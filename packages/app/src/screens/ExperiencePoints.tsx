import { useMemo } from "react";
import { RouteExchange } from "../features/exchange/RouteExchange.tsx";
import { PointsSection } from "../features/points/PointsSection.tsx";
import { CheckPanel } from "../features/route-check/CheckPanel.tsx";
import { ReadNotes } from "../features/try-route/ReadNotes.tsx";
import type { PointsProps } from "../route/open-point.ts";

/** The points of an experience with what takes them in and out, the check of their route, and what was noted on it. */
export function ExperiencePoints(props: PointsProps) {
  const { experienceId, language } = props;
  const exchange = useMemo(
    () => <RouteExchange experienceId={experienceId} language={language} />,
    [experienceId, language],
  );
  const check = useMemo(
    () => (
      <>
        <ReadNotes experienceId={experienceId} />
        <CheckPanel />
      </>
    ),
    [experienceId],
  );
  return <PointsSection {...props} exchange={exchange} check={check} />;
}
