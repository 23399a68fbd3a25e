import { useMemo } from "react";
import { RouteExchange } from "../features/exchange/RouteExchange.tsx";
import { PointsSection } from "../features/points/PointsSection.tsx";
import { CheckPanel } from "../features/route-check/CheckPanel.tsx";
import { TryRoute } from "../features/try-route/TryRoute.tsx";
import type { PointsProps } from "../route/open-point.ts";

const CHECK = <CheckPanel />;

/** The points of an experience with what takes them in and out, and the check of their route. */
export function ExperiencePoints(props: PointsProps) {
  const { experienceId, language } = props;
  const exchange = useMemo(
    () => (
      <>
        <TryRoute experienceId={experienceId} />
        <RouteExchange experienceId={experienceId} language={language} />
      </>
    ),
    [experienceId, language],
  );
  return <PointsSection {...props} exchange={exchange} check={CHECK} />;
}
