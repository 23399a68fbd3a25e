import { createTryLink, endTryLink, type TryLink } from "@panel/api-client/tryouts";
import { TRY_DAYS } from "@panel/domain/tryouts";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { CopyButton } from "@panel/ui/copy-button";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { NumberInput } from "@panel/ui/number-input";
import { Skeleton } from "@panel/ui/skeleton";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { tryoutsApi } from "../../../shared/tryouts-api.ts";
import { qrCode } from "../../../shared/qr-code.ts";
import { useChangeTime } from "../../../shared/use-change-time.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { trialLinks } from "./queries.ts";

interface TrialLinksProps {
  experienceId: number;
  onClose: () => void;
}

/** Makes links with which the route is tried on a phone, shows a new one as a QR code, and lists those that count. */
export function TrialLinks({ experienceId, onClose }: TrialLinksProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const [days, setDays] = useState<number | null>(TRY_DAYS.default);
  const [ending, setEnding] = useState<TryLink>();
  const links = useQuery(trialLinks(experienceId));
  const refresh = () => client.invalidateQueries(trialLinks(experienceId));
  const making = useMutation({
    mutationFn: (wanted: number) =>
      createTryLink(tryoutsApi, { gymId: experienceId, days: wanted }),
    onSuccess: refresh,
  });
  const closing = useMutation({
    mutationFn: (link: TryLink) => endTryLink(tryoutsApi, { gymId: experienceId, id: link.id }),
    onSuccess: async (_, link) => {
      if (making.data?.link.id === link.id) making.reset();
      setEnding(undefined);
      toast.show({ tone: "success", title: t("TRYOUTS.ended") });
      await refresh();
    },
  });
  const isInRange = days !== null && days >= TRY_DAYS.min && days <= TRY_DAYS.max;
  const address = making.data && new URL(`/try/#${making.data.token}`, location.href).href;
  return (
    <Dialog open title={t("TRYOUTS.title")} description={t("TRYOUTS.text")} onClose={onClose}>
      <div className="grid gap-6">
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (isInRange) making.mutate(days);
          }}
        >
          <Field
            label={t("TRYOUTS.days")}
            hint={t("TRYOUTS.daysHint", TRY_DAYS)}
            className="max-w-80"
          >
            <NumberInput
              min={TRY_DAYS.min}
              max={TRY_DAYS.max}
              integer
              value={days}
              onValueChange={setDays}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            loading={making.isPending}
            disabled={!isInRange}
          >
            {t("TRYOUTS.make")}
          </Button>
          {making.error && <InlineMessage tone="error">{errorText(making.error)}</InlineMessage>}
        </form>
        {address && <NewLink address={address} />}
        <section aria-labelledby="trial-links" className="grid gap-2">
          <h3 id="trial-links" className="text-body font-semibold">
            {t("TRYOUTS.links")}
          </h3>
          {links.isPending && <Skeleton className="h-10" />}
          {links.error && (
            <ErrorState
              title={t("TRYOUTS.loadError")}
              retrying={links.isFetching}
              onRetry={() => void links.refetch()}
            >
              {errorText(links.error)}
            </ErrorState>
          )}
          {links.data && <LinkList links={links.data.links} onEnd={setEnding} />}
        </section>
      </div>
      <ConfirmDialog
        open={ending !== undefined}
        title={t("TRYOUTS.endTitle")}
        description={t("TRYOUTS.endText")}
        confirmLabel={t("TRYOUTS.end")}
        pending={closing.isPending}
        {...(closing.error ? { error: errorText(closing.error) } : {})}
        onConfirm={() => ending && closing.mutate(ending)}
        onClose={() => {
          closing.reset();
          setEnding(undefined);
        }}
      />
    </Dialog>
  );
}

/** The link that was just made, which is not shown again. */
function NewLink({ address }: { address: string }) {
  const { t } = useTranslation();
  const svg = qrCode(address);
  return (
    <div className="grid justify-items-start gap-3" role="status">
      <p className="text-body text-ink">{t("TRYOUTS.made")}</p>
      <img
        alt={t("TRYOUTS.qrLabel", { address })}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        className="size-48 rounded-field border border-line"
      />
      <p className="text-caption wrap-anywhere text-ink-muted">{address}</p>
      <CopyButton label={t("TRYOUTS.copy")} text={address} />
    </div>
  );
}

function LinkList({ links, onEnd }: { links: readonly TryLink[]; onEnd: (link: TryLink) => void }) {
  const { t } = useTranslation();
  const time = useChangeTime();
  if (links.length === 0) {
    return <p className="text-body text-ink-muted">{t("TRYOUTS.noLinks")}</p>;
  }
  return (
    <ul className="grid divide-y divide-line">
      {links.map((link) => {
        const day = time.short(link.createdAt);
        return (
          <li
            key={link.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <div className="text-body">
              <p className="text-ink">{t("TRYOUTS.createdOn", { day })}</p>
              <p className="text-ink-muted">
                {t("TRYOUTS.until", { day: time.short(link.expiresAt) })}
              </p>
              <p className="text-ink-muted">
                {link.lastUsedAt
                  ? t("TRYOUTS.lastUse", { day: time.short(link.lastUsedAt) })
                  : t("TRYOUTS.neverUsed")}
              </p>
            </div>
            <Button size="sm" aria-label={t("TRYOUTS.endOf", { day })} onClick={() => onEnd(link)}>
              {t("TRYOUTS.end")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
