import { createModelLink, endModelLink, type ModelLink } from "@panel/api-client/tryouts";
import { Button } from "@panel/ui/button";
import { CopyButton } from "@panel/ui/copy-button";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { Spinner } from "@panel/ui/spinner";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { qrImage } from "../../qr-code.ts";
import { tryoutsApi } from "../../tryouts-api.ts";
import { useChangeTime } from "../../use-change-time.ts";
import { useErrorText } from "../../use-error-text.ts";
import { ChosenSize } from "./ChosenSize.tsx";
import { modelLinks } from "./queries.ts";
import type { ModelInSpace } from "./use-chosen-size.ts";

export interface SpaceDialogProps {
  asset: ModelInSpace;
  /** Which animation the phone shows. @default as the asset has it */
  shown?: { plays: boolean; clip: string } | undefined;
  /** Takes a size that was accepted into a form; without it, the asset is changed at once. */
  onScale?: ((scale: number) => void) | undefined;
  onClose: () => void;
}

/** Shows a QR code with which a phone opens the model in the space around it, and the size that comes back from there. */
export function SpaceDialog({ asset, shown, onScale, onClose }: SpaceDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const options = modelLinks(asset.id);
  const links = useQuery(options);
  const making = useMutation({
    mutationFn: () => withSession(() => createModelLink(tryoutsApi, { idMod: asset.id, ...shown })),
    onSuccess: () => client.invalidateQueries(options),
  });
  const ending = useMutation({
    mutationFn: (link: ModelLink) =>
      withSession(() => endModelLink(tryoutsApi, { idMod: asset.id, id: link.id })),
    onSuccess: async (_, link) => {
      if (making.data?.link.id === link.id) making.reset();
      toast.show({ tone: "success", title: t("MODEL_LINK.ended") });
      await client.invalidateQueries(options);
    },
  });
  const make = useEffectEvent(() => making.mutate());
  useEffect(() => make(), []);

  const all = links.data?.links ?? [];
  const own = making.data && (all.find(({ id }) => id === making.data.link.id) ?? making.data.link);
  const others = all.filter(({ id }) => id !== own?.id);
  const sizes = [...(own ? [own] : []), ...others].flatMap(({ id, chosen }) =>
    chosen ? [{ ...chosen, linkId: id }] : [],
  );
  return (
    <Dialog
      open
      title={<span className="wrap-anywhere">{t("MODEL_LINK.title", { name: asset.name })}</span>}
      description={t("MODEL_LINK.text")}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {sizes.map((size) => (
          <ChosenSize key={size.id} asset={asset} size={size} onScale={onScale} />
        ))}
        {making.isPending && (
          <Loading label={t("MODEL_LINK.making")}>
            <Skeleton className="size-48" />
          </Loading>
        )}
        {making.error && (
          <ErrorState level={3} title={t("MODEL_LINK.makeFailed")} onRetry={() => making.mutate()}>
            {errorText(making.error)}
          </ErrorState>
        )}
        {making.data && own && (
          <NewLink
            token={making.data.token}
            link={own}
            isWaiting={sizes.length === 0}
            ending={ending.isPending && ending.variables.id === own.id}
            onEnd={() => ending.mutate(own)}
          />
        )}
        {making.isIdle && (
          <Button className="justify-self-start" onClick={() => making.mutate()}>
            {t("MODEL_LINK.another")}
          </Button>
        )}
        {links.error && (
          <InlineMessage tone="warning" title={t("MODEL_LINK.stateError")}>
            {errorText(links.error)}
          </InlineMessage>
        )}
        {ending.error && (
          <InlineMessage tone="error" title={t("MODEL_LINK.endFailed")}>
            {errorText(ending.error)}
          </InlineMessage>
        )}
        {others.length > 0 && (
          <EarlierLinks
            links={others}
            ending={ending.isPending ? ending.variables.id : undefined}
            onEnd={(link) => ending.mutate(link)}
          />
        )}
      </div>
    </Dialog>
  );
}

interface NewLinkProps {
  token: string;
  link: ModelLink;
  /** Whether nothing has come yet. */
  isWaiting: boolean;
  ending: boolean;
  onEnd: () => void;
}

/** The link that was just made, which is not shown again. */
function NewLink({ token, link, isWaiting, ending, onEnd }: NewLinkProps) {
  const { t } = useTranslation();
  const timeLeft = useTimeLeft();
  const address = new URL(`/try/model#${token}`, location.href).href;
  return (
    <div className="grid justify-items-start gap-3">
      <img
        alt={t("MODEL_LINK.qrLabel", { address })}
        src={qrImage(address)}
        className="size-48 rounded-field border border-line"
      />
      <p role="status" className="flex items-center gap-2 text-body text-ink">
        {isWaiting && (
          <>
            <Spinner size="sm" label="" />
            <span>
              {link.lastUsedAt === null ? t("MODEL_LINK.waitOpen") : t("MODEL_LINK.waitSize")}
            </span>
          </>
        )}
      </p>
      <p className="text-caption wrap-anywhere text-ink-muted">{address}</p>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton size="sm" label={t("MODEL_LINK.copy")} text={address} />
        <Button size="sm" loading={ending} onClick={onEnd}>
          {t("MODEL_LINK.end")}
        </Button>
        <span className="text-body text-ink-muted">
          {t("MODEL_LINK.hoursLeft", { time: timeLeft(link.expiresAt) })}
        </span>
      </div>
    </div>
  );
}

interface EarlierLinksProps {
  links: readonly ModelLink[];
  /** The one that is being ended. */
  ending: number | undefined;
  onEnd: (link: ModelLink) => void;
}

function EarlierLinks({ links, ending, onEnd }: EarlierLinksProps) {
  const { t } = useTranslation();
  const time = useChangeTime();
  const timeLeft = useTimeLeft();
  return (
    <section aria-labelledby="earlier-model-links" className="grid gap-1">
      <h3 id="earlier-model-links" className="text-body font-semibold">
        {t("MODEL_LINK.others")}
      </h3>
      <ul className="grid divide-y divide-line">
        {links.map((link) => {
          const day = time.short(link.createdAt);
          return (
            <li
              key={link.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <div className="text-body">
                <p className="text-ink">{t("MODEL_LINK.createdOn", { day })}</p>
                <p className="text-ink-muted">
                  {link.lastUsedAt === null
                    ? t("MODEL_LINK.neverUsed")
                    : t("MODEL_LINK.lastUse", { day: time.short(link.lastUsedAt) })}
                </p>
                <p className="text-ink-muted">
                  {t("MODEL_LINK.hoursLeft", { time: timeLeft(link.expiresAt) })}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={t("MODEL_LINK.endOf", { day })}
                loading={ending === link.id}
                onClick={() => onEnd(link)}
              >
                {t("MODEL_LINK.end")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How long a link still counts: hours, or in the last one minutes. */
function useTimeLeft(): (until: string) => string {
  const { i18n } = useTranslation();
  return (until) => {
    const minutes = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 60_000));
    const inHours = minutes > 60;
    return new Intl.NumberFormat(i18n.language, {
      style: "unit",
      unit: inHours ? "hour" : "minute",
      unitDisplay: "long",
    }).format(inHours ? Math.ceil(minutes / 60) : minutes);
  };
}
