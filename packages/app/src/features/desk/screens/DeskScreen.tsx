import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ExperienceScreen, UnreadExperience } from "../../../shared/ExperienceScreen.tsx";
import { PrizeDesk } from "../PrizeDesk.tsx";
import { deskOf } from "../queries.ts";

/** `experiences/:id/desk`: where the prizes of an experience are handed over. */
export function DeskScreen() {
  return <ExperienceScreen>{(id) => <StoredDesk key={id} id={id} />}</ExperienceScreen>;
}

function StoredDesk({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(deskOf(id));
  if (data) return <PrizeDesk id={id} desk={data} />;
  return (
    <UnreadExperience
      error={error}
      gone={{
        title: t("DESK.title"),
        problem: t("DESK.loadError"),
        text: t("DESK.missing"),
        back: t("DESK.back"),
      }}
      failed={t("DESK.loadError")}
      retrying={isFetching}
      onRetry={() => void refetch()}
      skeletons={["mb-3 h-24 w-full max-w-xl", "h-48 w-full"]}
    />
  );
}
