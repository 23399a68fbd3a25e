import { PublishRoute } from "../features/publishing/PublishRoute.tsx";
import { TryRoute } from "../features/try-route/TryRoute.tsx";
import type { RouteActionsProps } from "../route/publishing.ts";

/** What is done with the whole route: trying and publishing it. */
export function ExperienceActions({ experienceId, onPublish }: RouteActionsProps) {
  return (
    <>
      <TryRoute experienceId={experienceId} />
      <PublishRoute experienceId={experienceId} onPublish={onPublish} />
    </>
  );
}
