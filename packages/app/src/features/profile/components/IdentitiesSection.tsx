import { dateLocale } from "@panel/domain/languages";
import {
  beginLinkIdentity,
  finishLinkIdentity,
  unlinkIdentity,
  type Identity,
} from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { Section } from "@panel/ui/section";
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
import { AccountLine } from "./AccountLine.tsx";
import { Fetched } from "./Fetched.tsx";
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
  const query = useQuery(myIdentities());
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
      <Fetched query={query} errorTitle={t("PROVIDERS.loadErrorTitle")}>
        {(identities) => (
          <ul className="divide-y divide-line">
            {identities.map((identity) => (
              <IdentityRow
                key={identity.provider}
                identity={identity}
                onTask={(kind) => setTask({ kind, identity })}
              />
            ))}
          </ul>
        )}
      </Fetched>
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
    <AccountLine
      icon={<IdCard />}
      name={name}
      mark={
        <StatusPill tone={isLinked ? "success" : "neutral"}>
          {t(isLinked ? "PROVIDERS.linked" : "PROVIDERS.notLinked")}
        </StatusPill>
      }
      text={isLinked && told.filter(Boolean).join(" · ")}
      action={
        <Button
          size="sm"
          aria-label={t(isLinked ? "PROVIDERS.unlinkNamed" : "PROVIDERS.linkNamed", { name })}
          onClick={() => onTask(isLinked ? "unlink" : "link")}
        >
          {t(isLinked ? "PROVIDERS.unlink" : "PROVIDERS.link")}
        </Button>
      }
    />
  );
}
