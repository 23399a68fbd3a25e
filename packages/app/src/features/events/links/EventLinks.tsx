import { endEventLink, type Event, type EventLink } from "@panel/api-client/events";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { LifeBuoy, Monitor, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { eventsApi } from "../../../shared/events-api.ts";
import { useChangeTime } from "../../../shared/use-change-time.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { eventLinks } from "../queries.ts";
import { NewLinkDialog } from "./NewLinkDialog.tsx";

/** The links of an event: of helpers without an account, and of the screen of the hall. */
export function EventLinks({ event }: { event: Event }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { gymId, id, state } = event;
  const { data, error, isFetching, refetch } = useQuery(eventLinks(gymId, id));
  const [making, setMaking] = useState<EventLink["kind"]>();
  const [ending, setEnding] = useState<EventLink>();
  const isOver = state === "over";
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-body text-ink-muted">
        {t(isOver ? "EVENT_DAY.links.over" : "EVENT_DAY.links.text")}
      </p>
      {!isOver && (
        <div className="flex flex-wrap gap-2">
          <Button icon={<Plus className="size-4" />} onClick={() => setMaking("helper")}>
            {t("EVENT_DAY.links.new.helper")}
          </Button>
          <Button icon={<Monitor className="size-4" />} onClick={() => setMaking("screen")}>
            {t("EVENT_DAY.links.new.screen")}
          </Button>
        </div>
      )}
      {error && !data && (
        <ErrorState
          title={t("EVENT_DAY.links.loadError")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorText(error)}
        </ErrorState>
      )}
      {!error && !data && (
        <Loading label={t("GENERIC.loading")}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {data && !(isOver && data.links.length === 0) && (
        <LinkList links={data.links} onEnd={setEnding} />
      )}
      {making && <NewLinkDialog event={event} kind={making} onClose={() => setMaking(undefined)} />}
      {ending && <EndLink event={event} link={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}

interface LinkListProps {
  links: readonly EventLink[];
  onEnd(link: EventLink): void;
}

function LinkList({ links, onEnd }: LinkListProps) {
  const { t } = useTranslation();
  const time = useChangeTime();
  if (links.length === 0) {
    return <p className="text-body text-ink-muted">{t("EVENT_DAY.links.none")}</p>;
  }
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
      {links.map((link) => {
        const { id, kind, name, may, createdAt, lastUsedAt } = link;
        const Icon = kind === "helper" ? LifeBuoy : Monitor;
        const rights = may.map((each) => t(`EVENT_DAY.links.rights.${each}`)).join(" · ");
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div className="flex min-w-0 items-start gap-3">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
              <div className="grid min-w-0 text-body">
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="text-ink-muted">
                  {kind === "screen"
                    ? t("EVENT_DAY.links.kinds.screen")
                    : rights || t("EVENT_DAY.links.onlyReads")}
                </span>
                <span className="text-caption text-ink-muted">
                  {[
                    t("EVENT_DAY.links.createdOn", { day: time.short(createdAt) }),
                    lastUsedAt
                      ? t("EVENT_DAY.links.lastUse", { day: time.short(lastUsedAt) })
                      : t("EVENT_DAY.links.neverUsed"),
                  ].join(" · ")}
                </span>
              </div>
            </div>
            <Button
              size="sm"
              aria-label={t("EVENT_DAY.links.endOf", { name })}
              onClick={() => onEnd(link)}
            >
              {t("EVENT_DAY.links.end")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface EndLinkProps {
  event: Event;
  link: EventLink;
  onClose(): void;
}

function EndLink({ event: { gymId, id }, link, onClose }: EndLinkProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: () => withSession(() => endEventLink(eventsApi, { gymId, id, link: link.id })),
    onSuccess: async () => {
      toast.show({ tone: "success", title: t("EVENT_DAY.links.ended") });
      onClose();
      await queryClient.invalidateQueries(eventLinks(gymId, id));
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t("EVENT_DAY.links.endTitle", { name: link.name })}
      description={t("EVENT_DAY.links.endText")}
      confirmLabel={t("EVENT_DAY.links.end")}
      pending={ending.isPending}
      {...(ending.error ? { error: errorText(ending.error) } : {})}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    />
  );
}
