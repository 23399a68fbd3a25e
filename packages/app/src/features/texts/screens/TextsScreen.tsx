import { isApiError } from "@panel/api-client";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { experienceTexts } from "../../../route/texts.ts";
import { ExperienceScreen, UnreadExperience } from "../../../shared/ExperienceScreen.tsx";
import { TextDesk } from "../TextDesk.tsx";

/** `experiences/:id/texts`: all texts of an experience beside each other in each language. */
export function TextsScreen() {
  return <ExperienceScreen>{(id) => <StoredTexts key={id} id={id} />}</ExperienceScreen>;
}

function StoredTexts({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...experienceTexts(id),
    refetchOnMount: "always",
  });
  const isGone = isApiError(error, "notFound", "forbidden");
  if (data && isFetchedAfterMount && !isGone) return <TextDesk id={id} stored={data} />;
  return (
    <UnreadExperience
      error={error}
      gone={{
        title: t("FORM.goneTitle"),
        problem: t("FORM.goneTitle"),
        text: t("FORM.goneText"),
        back: t("FORM.backToList"),
      }}
      failed={t("TEXTS.unavailable")}
      retrying={isFetching}
      onRetry={() => void refetch()}
      skeletons={["mb-3 h-24 w-full", "mb-3 h-24 w-full", "h-24 w-full"]}
    />
  );
}
