import { dateLocale } from "@panel/domain/languages";
import {
  beginLinkIdentity,
  finishLinkIdentity,
  unlinkIdentity,
  type Identity,
} from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { Section } from "@panel/ui/section";
import { SkeletonText } from "@panel/ui/skeleton";
import { StatusPill } from "@panel/ui/status-pill";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { IdCard } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { myIdentities, mySecondFactor, profileKeys } from "../queries.ts";
import { ProofForm, type Proof } from "./ProofForm.tsx";

interface Task {
  kind: "link" | "unlink";
  identity: Identity;
}

/** Leaves for a provider. Resolves if the page is shown again, as browsers do it when somebody goes back. */
async function leaveFor(url: string): Promise<void> {
  location.assign(url);
  await new Promise((shown) => addEventListener("pageshow", shown, { once: true }));
}

/** The accounts of providers with which the user may sign in. Whoever shows it loads the words "providers" and "second-factor". */
export function IdentitiesSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(myIdentities());
  const { data: factor } = useQuery(mySecondFactor());
  const [task, setTask] = useState<Task>();
  const { failure, forget } = useLinkReturn();
  const close = () => setTask(undefined);

  const link = async ({ provider }: Identity, proof: Proof) => {
    forget();
    const { url } = await withSession(() => beginLinkIdentity(panelApi, { provider, ...proof }));
    await leaveFor(url);
    close();
  };
  const unlink = async ({ provider, name }: Identity, proof: Proof) => {
    await withSession(() => unlinkIdentity(panelApi, { provider, ...proof }));
    await queryClient.invalidateQueries({ queryKey: profileKeys.identities });
    toast.show({ tone: "success", title: t("PROVIDERS.unlinkedDone", { name }) });
    close();
  };

  return (
    <Section id="identities" title={t("PROVIDERS.title")} hint={t("PROVIDERS.text")}>
      {failure !== undefined && (
        <InlineMessage tone="error" className="mb-4">
          <span className="font-medium">{t("PROVIDERS.linkFailed")}</span>{" "}
          <span>{errorText(failure)}</span>
        </InlineMessage>
      )}
      {error ? (
        <ErrorState
          level={3}
          title={t("PROVIDERS.loadErrorTitle")}
          retryLabel={t("GENERIC.retry")}
          onRetry={() => void refetch()}
        >
          {errorText(error)}
        </ErrorState>
      ) : data ? (
        <ul className="divide-y divide-line">
          {data.map((identity) => (
            <IdentityRow
              key={identity.provider}
              identity={identity}
              onTask={(kind) => setTask({ kind, identity })}
            />
          ))}
        </ul>
      ) : (
        <SkeletonText />
      )}
      {task && (
        <Dialog
          open
          size="sm"
          title={t(`PROVIDERS.${task.kind}Title`, { name: task.identity.name })}
          description={t(`PROVIDERS.${task.kind}Text`, { name: task.identity.name })}
          onClose={close}
        >
          <ProofForm
            takesCode={factor?.on ?? false}
            isDanger={task.kind === "unlink"}
            submitLabel={task.kind === "link" ? t("SECOND_FACTOR.next") : t("PROVIDERS.unlink")}
            onSubmit={(proof) =>
              task.kind === "link" ? link(task.identity, proof) : unlink(task.identity, proof)
            }
          />
        </Dialog>
      )}
    </Section>
  );
}

/** As the server leads back to the profile (packages/domain/src/public-pages.ts). */
const RETURN = "identity";

/** Links the account with which the user has come back from a provider, and says how that went. */
function useLinkReturn() {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [failure, setFailure] = useState<unknown>();
  const isBack = search.has(RETURN);
  /** It works once. */
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!isBack || hasBegun.current) return;
    hasBegun.current = true;
    document.getElementById("identities")?.scrollIntoView({ block: "center" });
    const finish = async () => {
      try {
        const { name } = await withSession(() => finishLinkIdentity(panelApi));
        toast.show({ tone: "success", title: t("PROVIDERS.linkedDone", { name }) });
      } catch (error) {
        setFailure(error);
      }
      await queryClient.invalidateQueries({ queryKey: profileKeys.identities });
      setSearch({}, { replace: true });
    };
    void finish();
  }, [isBack, setSearch, queryClient, toast, t]);

  return { failure, forget: () => setFailure(undefined) };
}

interface IdentityRowProps {
  identity: Identity;
  onTask: (kind: Task["kind"]) => void;
}

function IdentityRow({ identity, onTask }: IdentityRowProps) {
  const { t, i18n } = useTranslation();
  const { name, email, linkedAt, usedAt } = identity;
  const locale = dateLocale(i18n.language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const told = [
    email,
    usedAt !== undefined
      ? t("PROVIDERS.used", { time: time.format(new Date(usedAt)) })
      : linkedAt !== undefined && t("PROVIDERS.since", { date: date.format(new Date(linkedAt)) }),
  ];
  const isLinked = linkedAt !== undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <IdCard aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <StatusPill tone={isLinked ? "success" : "neutral"}>
            {t(isLinked ? "PROVIDERS.linked" : "PROVIDERS.notLinked")}
          </StatusPill>
        </p>
        {isLinked && (
          <p className="text-body break-words text-ink-muted">{told.filter(Boolean).join(" · ")}</p>
        )}
      </div>
      <Button
        size="sm"
        aria-label={t(isLinked ? "PROVIDERS.unlinkNamed" : "PROVIDERS.linkNamed", { name })}
        onClick={() => onTask(isLinked ? "unlink" : "link")}
      >
        {t(isLinked ? "PROVIDERS.unlink" : "PROVIDERS.link")}
      </Button>
    </li>
  );
}
