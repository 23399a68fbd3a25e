import type { Publication } from "@panel/api-client/visits";
import { Button } from "@panel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RouteActionsProps } from "../../route/publishing.ts";
import { experienceRecord, publication } from "../../route/queries.ts";

const LABELS = {
  draft: "WORKSPACE.publish",
  changed: "WORKSPACE.publishChanges",
  published: "WORKSPACE.publication",
  closed: "WORKSPACE.publication",
} as const satisfies Record<Publication["state"], string>;

/** The button that opens what publishes the route; nothing where the back end has no published routes. */
export function PublishRoute({ experienceId, onPublish }: RouteActionsProps) {
  const { t } = useTranslation();
  const { data: record } = useQuery(experienceRecord(experienceId));
  const { data } = useQuery(publication(experienceId));
  if (data === null || !record || record.mappoints.length === 0) return null;
  return (
    <Button icon={<Send className="size-4" />} onClick={() => onPublish(true)}>
      {t(LABELS[data?.state ?? "draft"])}
    </Button>
  );
}
