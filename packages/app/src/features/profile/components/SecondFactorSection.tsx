import { isApiError } from "@panel/api-client";
import { dateLocale } from "@panel/domain/languages";
import { turnOffSecondFactor, type SecondFactor } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Section } from "@panel/ui/section";
import { StatusPill } from "@panel/ui/status-pill";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { fetchedDialog } from "../../../shared/fetched-part.tsx";
import { mySecondFactor, profileKeys } from "../queries.ts";
import { Fetched } from "./Fetched.tsx";
import { NewRecoveryCodes } from "./NewRecoveryCodes.tsx";
import { ProofForm, type Proof } from "./ProofForm.tsx";

/** Draws QR codes, which few visits need. */
const SetUpFactor = fetchedDialog(() =>
  import("./SetUpFactor.tsx").then((module) => module.SetUpFactor),
);

/** With this many recovery codes left new ones are advised. */
const FEW_CODES = 3;

type Task = "set-up" | "renew" | "turn-off";

/** Whether signing in takes a code of the phone as well, and everything that the user may do about it. Whoever shows it loads the words "second-factor". */
export function SecondFactorSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = useQuery(mySecondFactor());
  const [task, setTask] = useState<Task>();

  const refresh = () => queryClient.invalidateQueries({ queryKey: profileKeys.secondFactor });
  const close = () => setTask(undefined);
  const turnOff = async ({ password, code = "" }: Proof) => {
    await withSession(() => turnOffSecondFactor(panelApi, { password, code }));
    await refresh();
    toast.show({ tone: "success", title: t("SECOND_FACTOR.turnedOff") });
    close();
  };

  // A back end without second factors.
  if (isApiError(query.error, "notFound")) return null;
  return (
    <Section id="second-factor" title={t("SECOND_FACTOR.title")} hint={t("SECOND_FACTOR.text")}>
      <Fetched query={query} errorTitle={t("SECOND_FACTOR.loadErrorTitle")}>
        {(factor) => <FactorState factor={factor} onTask={setTask} />}
      </Fetched>
      {task === "set-up" && (
        <SetUpFactor
          isOn={query.data?.on ?? false}
          onTurnedOn={() => void refresh()}
          onClose={close}
        />
      )}
      {task === "renew" && <NewRecoveryCodes onMade={() => void refresh()} onClose={close} />}
      {task === "turn-off" && (
        <Dialog
          open
          size="sm"
          title={t("SECOND_FACTOR.turnOffTitle")}
          description={t("SECOND_FACTOR.turnOffText")}
          onClose={close}
        >
          <ProofForm
            isDanger
            takesCode
            submitLabel={t("SECOND_FACTOR.turnOff")}
            onSubmit={turnOff}
          />
        </Dialog>
      )}
    </Section>
  );
}

interface FactorStateProps {
  factor: SecondFactor;
  onTask: (task: Task) => void;
}

function FactorState({ factor, onTask }: FactorStateProps) {
  const { t, i18n } = useTranslation();
  const { on, since, recoveryCodesLeft: count, required } = factor;
  if (!on) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <StatusPill tone="neutral">{t("SECOND_FACTOR.off")}</StatusPill>
        <Button icon={<ShieldCheck className="size-4" />} onClick={() => onTask("set-up")}>
          {t("SECOND_FACTOR.turnOn")}
        </Button>
        {required && (
          <p className="basis-full text-body text-ink-muted">{t("SECOND_FACTOR.enrolText")}</p>
        )}
      </div>
    );
  }
  const date =
    since &&
    new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long" }).format(
      new Date(since),
    );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
        <StatusPill tone="success">{t("SECOND_FACTOR.on")}</StatusPill>
        {date && <span className="text-ink-muted">{t("SECOND_FACTOR.since", { date })}</span>}
      </div>
      <p className="text-body text-ink">
        <span>
          {count > 0 ? t("SECOND_FACTOR.codesLeft", { count }) : t("SECOND_FACTOR.noCodesLeft")}
        </span>
        {count <= FEW_CODES && (
          <span className="block text-ink-muted">{t("SECOND_FACTOR.fewCodes")}</span>
        )}
        {required && <span className="block text-ink-muted">{t("SECOND_FACTOR.isRequired")}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onTask("renew")}>{t("SECOND_FACTOR.newCodes")}</Button>
        <Button onClick={() => onTask("set-up")}>{t("SECOND_FACTOR.change")}</Button>
        {!required && (
          <Button variant="quiet" onClick={() => onTask("turn-off")}>
            {t("SECOND_FACTOR.turnOff")}
          </Button>
        )}
      </div>
    </div>
  );
}
