import { Card } from "@panel/ui/card";
import { Spinner } from "@panel/ui/spinner";
import { Circle, CircleAlert, CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CREATION_STEPS, type CreationStep } from "../create-chatbot.ts";

interface CreationProgressProps {
  /** The step that runs, or at which the creation stopped. */
  step: CreationStep;
  failed: boolean;
}

/** The steps of a creation: what is there already, what runs and what is missing. */
export function CreationProgress({ step, failed }: CreationProgressProps) {
  const { t } = useTranslation();
  const current = CREATION_STEPS.indexOf(step);
  return (
    <Card role="status" aria-label={t("CHATBOT_FORM.progress")}>
      {failed && <p className="mb-3 text-body text-ink">{t("CHATBOT_FORM.stopped")}</p>}
      <ol className="grid gap-2">
        {CREATION_STEPS.map((each, place) => {
          const state =
            place < current ? "done" : place > current ? "missing" : failed ? "failed" : "running";
          return (
            <li key={each} className="flex items-center gap-2 text-body [&_svg]:size-4">
              {state === "done" && <CircleCheck aria-hidden className="shrink-0 text-success" />}
              {state === "running" && <Spinner />}
              {state === "failed" && <CircleAlert aria-hidden className="shrink-0 text-danger" />}
              {state === "missing" && <Circle aria-hidden className="shrink-0 text-ink-faint" />}
              <span className={state === "missing" ? "text-ink-muted" : "text-ink"}>
                {t(`CHATBOT_FORM.steps.${each}`)}
              </span>{" "}
              <span className="text-caption text-ink-muted">
                {t(`CHATBOT_FORM.stepStates.${state}`)}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
