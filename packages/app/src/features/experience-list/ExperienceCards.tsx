import type { GymkhanaSummary } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExperienceCard } from "../../route/ExperienceCard.tsx";
import { useWeekPlays } from "../../route/use-week-plays.ts";

/** Cards that are added at a time. */
const STEP = 48;

interface ExperienceCardsProps {
  experiences: readonly GymkhanaSummary[];
  mayEdit(experience: GymkhanaSummary): boolean;
  actions(experience: GymkhanaSummary): ReactNode;
}

/** The list as cards with pictures. */
export function ExperienceCards({ experiences, mayEdit, actions }: ExperienceCardsProps) {
  const { t } = useTranslation();
  const playsOf = useWeekPlays();
  const [most, setMost] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="grid gap-4">
      <ul
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4"
      >
        {experiences.slice(0, most).map((experience) => (
          <li key={experience.id} className="min-w-0">
            <ExperienceCard
              experience={experience}
              plays={playsOf(experience.id)?.text}
              linked={mayEdit(experience)}
              actions={actions(experience)}
            />
          </li>
        ))}
      </ul>
      {experiences.length > most && (
        <Button
          className="justify-self-center"
          onClick={() => {
            // The button may go, so the focus moves to the last card that was there.
            list.current
              ?.querySelector<HTMLElement>(":scope > :last-child a, :scope > :last-child button")
              ?.focus();
            setMost(most + STEP);
          }}
        >
          {t("EXPERIENCES.showMore")}
        </Button>
      )}
    </div>
  );
}
