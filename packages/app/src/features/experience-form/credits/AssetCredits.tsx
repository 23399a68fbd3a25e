import {
  creditLine,
  creditName,
  isNameMissing,
  licenceAddress,
} from "@panel/domain/asset-licences";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { CopyButton } from "@panel/ui/copy-button";
import { Dialog } from "@panel/ui/dialog";
import { EmptyState } from "@panel/ui/empty-state";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { TextLink } from "@panel/ui/text-link";
import { useQuery } from "@tanstack/react-query";
import { Copyright } from "lucide-react";
import { useTranslation } from "react-i18next";
import { experienceRecord } from "../../../route/queries.ts";
import { useLicenceName } from "../../../shared/assets/use-licence-name.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { creditGroups, type CreditGroups, type ShownCredit } from "./credit-groups.ts";

interface AssetCreditsProps {
  experienceId: number;
  onClose: () => void;
}

/** Dialog with the credits of all assets that a saved experience uses. */
export function AssetCredits({ experienceId, onClose }: AssetCreditsProps) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const textOf = useCreditText();
  const { data, error, refetch, isFetching } = useQuery(experienceRecord(experienceId));
  const found = data && creditGroups(data.library, i18n.language);
  const isEmpty = found?.groups.length === 0;
  return (
    <Dialog
      open
      size="lg"
      title={t("ASSET_CREDITS.title")}
      description={t("ASSET_CREDITS.text")}
      onClose={onClose}
      footer={
        <>
          {found && !isEmpty && (
            <CopyButton text={textOf(found)} label={t("ASSET_CREDITS.copy")} className="mr-auto" />
          )}
          <Button onClick={onClose}>{t("GENERIC.close")}</Button>
        </>
      }
    >
      {found && isEmpty && (
        <EmptyState level={3} icon={<Copyright />} title={t("ASSET_CREDITS.emptyTitle")}>
          {t("ASSET_CREDITS.emptyText")}
        </EmptyState>
      )}
      {found && !isEmpty && <Groups found={found} />}
      {!found && error && (
        <ErrorState
          level={3}
          title={t("ASSET_CREDITS.failed")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorText(error)}
        </ErrorState>
      )}
      {!found && !error && (
        <Loading label={t("GENERIC.loading")}>
          <Skeleton className="h-24" />
        </Loading>
      )}
    </Dialog>
  );
}

function Groups({ found: { groups, untold } }: { found: CreditGroups }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      {groups.map(({ type, credits }) => (
        <section key={type} aria-labelledby={`credits-${type}`}>
          <h3 id={`credits-${type}`} className="mb-1.5 text-body font-semibold text-ink">
            {t(`ASSET_CREDITS.types.${type}`)}
          </h3>
          <ul className="divide-y divide-line rounded-field border border-line">
            {credits.map((credit) => (
              <Credit key={credit.id} credit={credit} />
            ))}
          </ul>
        </section>
      ))}
      {untold > 0 && (
        <p className="text-caption text-ink-muted">
          {t("ASSET_CREDITS.untold", { count: untold })}
        </p>
      )}
    </div>
  );
}

function Credit({ credit }: { credit: ShownCredit }) {
  const { t, i18n } = useTranslation();
  const nameOf = useLicenceName();
  const { licence } = credit;
  const address = licenceAddress(licence, i18n.language);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-body">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere text-ink">{creditName(credit)}</span>
      {isNameMissing(credit) && <Badge tone="warning">{t("ASSET_CREDITS.nameMissing")}</Badge>}
      {address && (
        <TextLink href={address} target="_blank" rel="noreferrer">
          {nameOf(licence)}
        </TextLink>
      )}
      {!address && licence !== "none" && <span className="text-ink-muted">{nameOf(licence)}</span>}
    </li>
  );
}

/** Writes the credits as plain text: the title of each group, and a line for each asset. */
function useCreditText(): (found: CreditGroups) => string {
  const { t, i18n } = useTranslation();
  const nameOf = useLicenceName();
  const lineOf = (credit: ShownCredit) =>
    creditLine(credit, {
      licence: nameOf(credit.licence),
      address: licenceAddress(credit.licence, i18n.language),
    });
  return ({ groups }) =>
    groups
      .map(({ type, credits }) =>
        [t(`ASSET_CREDITS.types.${type}`), ...credits.map(lineOf)].join("\n"),
      )
      .join("\n\n");
}
