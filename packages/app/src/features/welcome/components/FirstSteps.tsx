import type { GymkhanaSummary } from "@panel/api-client/panel";
import type { WordsLanguage } from "@panel/i18n/check";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { IconButton } from "@panel/ui/icon-button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FindFaultyRoutes } from "../../../route/faulty-route.ts";
import { experienceKeys } from "../../../route/queries.ts";
import { useUser } from "../../../session/use-session.ts";
import { keepChoice, readChoice } from "../../../shared/device-storage.ts";
import { editTarget } from "../../../shared/edit-target.ts";

interface FirstStepsProps {
  /** The one that was changed last; undefined where there is none. */
  experience: GymkhanaSummary | undefined;
  faultyRoutes: FindFaultyRoutes;
}

/** The way to a first active experience in four steps, until somebody does not want to see it any more. */
export function FirstSteps({ experience, faultyRoutes }: FirstStepsProps) {
  const { t } = useTranslation();
  const { id } = useUser();
  const key = `explorar-first-steps-${id}`;
  const [dismissed, setDismissed] = useState(() => readChoice(key) !== null);
  const points = experience?.points ?? 0;
  const errors = useErrors(points > 0 ? experience : undefined, faultyRoutes);
  if (dismissed) return null;

  const checkText =
    points === 0
      ? t("WELCOME.steps.checkText")
      : errors === undefined
        ? t("WELCOME.steps.checking")
        : errors === 0
          ? t("WELCOME.steps.clean")
          : t("WELCOME.steps.errors", { count: errors });
  const steps = [
    { name: "data", text: t("WELCOME.steps.dataText"), isDone: experience !== undefined },
    {
      name: "points",
      text:
        points > 0 ? t("EXPERIENCES.pointCount", { count: points }) : t("WELCOME.steps.pointsText"),
      isDone: points > 0,
    },
    { name: "check", text: checkText, isDone: errors === 0 },
    { name: "publish", text: t("WELCOME.steps.publishText"), isDone: false },
  ] as const;
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section aria-labelledby="first-steps" className="min-w-0">
      <header className="mb-3 flex min-h-9 items-center justify-between gap-2">
        <h2 id="first-steps" className="text-heading font-semibold tracking-tight">
          {t("WELCOME.steps.title")}
        </h2>
        <IconButton
          label={t("WELCOME.steps.dismiss")}
          onClick={() => {
            keepChoice(key, "dismissed");
            setDismissed(true);
            // The button goes with its part.
            document.querySelector<HTMLElement>("main h1")?.focus();
          }}
        >
          <X />
        </IconButton>
      </header>
      <Card asChild>
        <ol className="grid gap-4 tablet:grid-cols-2 laptop:grid-cols-4">
          {steps.map(({ name, text, isDone }, index) => (
            <li
              key={name}
              aria-current={index === next ? "step" : undefined}
              className="flex min-w-0 gap-3"
            >
              <span
                aria-hidden
                className={`grid size-6 shrink-0 place-items-center rounded-full text-caption font-semibold ${
                  isDone ? "bg-success text-surface" : "border border-line-strong text-ink-muted"
                }`}
              >
                {isDone ? <Check className="size-3.5" /> : index + 1}
              </span>
              <div className="grid min-w-0 content-start gap-1">
                <p className="text-body font-medium">
                  {t(`WELCOME.steps.${name}`)}
                  <span className="sr-only">
                    {`: ${t(isDone ? "WELCOME.steps.done" : "WELCOME.steps.open")}`}
                  </span>
                </p>
                <p className="text-caption text-balance text-ink-muted">{text}</p>
                {index === next && (
                  <Button asChild size="sm" className="mt-1 justify-self-start">
                    {experience ? (
                      <Link {...editTarget(experience.id)}>{t("WELCOME.steps.go")}</Link>
                    ) : (
                      <Link to="/panel/experiences/new">{t("WELCOME.steps.start")}</Link>
                    )}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

/** How many errors the check finds in a stored route; undefined while that is not known. */
function useErrors(
  experience: GymkhanaSummary | undefined,
  faultyRoutes: FindFaultyRoutes,
): number | undefined {
  const { i18n } = useTranslation();
  const { role } = useUser();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: [...experienceKeys.all, "first-check", experience?.id, experience?.version],
    enabled: experience !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const reader = { role, language: i18n.language as WordsLanguage };
      const [faulty] = await faultyRoutes(experience ? [experience] : [], queryClient, reader);
      return faulty?.errors.length ?? 0;
    },
  });
  return data;
}
