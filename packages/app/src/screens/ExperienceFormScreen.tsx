import { isApiError } from "@panel/api-client";
import { addWords } from "@panel/i18n/parts";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import { useUser } from "../session/use-session.ts";
import { BackLink } from "../shared/BackLink.tsx";
import { draftKey } from "../shared/editing/draft.ts";
import { GoneRecord } from "../shared/editing/GoneRecord.tsx";
import { moveParts } from "../shared/editing/move-to-new.ts";
import { KEEP_EDITING } from "../shared/editing/UnsavedGuard.tsx";
import { fetchedDialog } from "../shared/fetched-part.tsx";
import { ScreenError } from "../shared/ScreenError.tsx";
import { useErrorText } from "../shared/use-error-text.ts";
import { experienceRecord } from "../route/queries.ts";
import { editTarget, handedOver } from "../shared/edit-target.ts";
import { RouteCheckProvider } from "../features/route-check/RouteCheckProvider.tsx";
import { StartRoute } from "../features/exchange/start/StartRoute.tsx";
import { TextFiles } from "../features/exchange/texts/TextFiles.tsx";
import { HelpProvider } from "../features/help/HelpProvider.tsx";
import { leadToPoints } from "../features/points/lead-to-points.ts";
import { ToPointList } from "../features/points/ToPointList.tsx";
import { pointDraftPrefix } from "../route/point-draft.ts";
import { ExperienceEditor } from "../features/experience-form/ExperienceEditor.tsx";
import { FormSkeleton } from "../features/experience-form/FormSkeleton.tsx";
import { ExperienceActions } from "./ExperienceActions.tsx";
import { ExperiencePoints } from "./ExperiencePoints.tsx";

/** Loaded when it is opened. */
const History = fetchedDialog(() =>
  import("../features/versions/HistoryDialog.tsx").then((module) => module.HistoryDialog),
);

/** Loaded when it is opened. */
const Publishing = fetchedDialog(async () => {
  const [module] = await Promise.all([
    import("../features/publishing/PublishDialog.tsx"),
    addWords("tryouts"),
  ]);
  return module.PublishDialog;
});

/** `experiences/new` and `experiences/edit`: the form, with its points, their check and the help of the fields. */
export function ExperienceFormScreen() {
  const { mode } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [createdId, setCreatedId] = useState<number>();
  const [goneId, setGoneId] = useState<number>();
  const user = useUser();
  const id = handedOver(state);

  if (mode !== "new" && mode !== "edit") return <Navigate to="/login" replace />;
  if (mode === "new") {
    const created = (newId: number) => {
      setCreatedId(newId);
      moveParts(pointDraftPrefix(user.id, 0), pointDraftPrefix(user.id, newId));
      const target = editTarget(newId);
      void navigate(target.to, {
        replace: true,
        preventScrollReset: true,
        state: { ...target.state, ...KEEP_EDITING },
      });
      leadToPoints();
    };
    const made = (newId: number) => {
      const target = editTarget(newId);
      void navigate(target.to, { replace: true, state: target.state });
    };
    return checked(
      <ExperienceEditor
        key="new"
        Points={ExperiencePoints}
        Actions={ExperienceActions}
        History={History}
        Publishing={Publishing}
        TextFiles={TextFiles}
        onRestored={() => undefined}
        start={<StartRoute onMade={made} />}
        onCreated={created}
        onGone={() => undefined}
      />,
    );
  }
  if (id === undefined) return <Navigate to="/panel/experiences" replace />;
  if (id === goneId) return <GoneExperience key={id} id={id} />;
  const gone = () => setGoneId(id);
  // An experience created here stays in the form that created it.
  if (id === createdId)
    return checked(
      <ExperienceEditor
        key="new"
        Points={ExperiencePoints}
        Actions={ExperienceActions}
        History={History}
        Publishing={Publishing}
        TextFiles={TextFiles}
        onRestored={() => setCreatedId(undefined)}
        onGone={gone}
      />,
    );
  return <StoredExperience key={id} id={id} onGone={gone} />;
}

const checked = (editor: ReactElement) => (
  <RouteCheckProvider key={editor.key}>
    <HelpProvider>
      <ToPointList />
      {editor}
    </HelpProvider>
  </RouteCheckProvider>
);

/** Another person has deleted the experience. */
function GoneExperience({ id }: { id: number }) {
  const { t } = useTranslation();
  const user = useUser();
  const draftOf = (record: string) => draftKey(user.id, "experience", record);
  return (
    <GoneRecord
      title={t("FORM.goneTitle")}
      draft={draftOf(String(id))}
      parts={{
        from: pointDraftPrefix(user.id, id),
        to: pointDraftPrefix(user.id, 0),
        // The points that it depended on are gone with the experience.
        without: (values) => ({ ...values, activationDependency: 0, deactivationDependency: 0 }),
      }}
      creation={{ path: "/panel/experiences/new", draft: draftOf("new") }}
      back={<BackLink to="/panel/experiences">{t("FORM.backToList")}</BackLink>}
    >
      {t("FORM.goneText")}
    </GoneRecord>
  );
}

function StoredExperience({ id, onGone }: { id: number; onGone(): void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  // Editing always starts from what the server has now, never from data cached by an earlier visit.
  const [restorations, setRestorations] = useState(0);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...experienceRecord(id),
    refetchOnMount: "always",
  });

  if (data && isFetchedAfterMount)
    return checked(
      <ExperienceEditor
        key={restorations}
        Points={ExperiencePoints}
        Actions={ExperienceActions}
        History={History}
        Publishing={Publishing}
        TextFiles={TextFiles}
        record={data}
        onRestored={() => setRestorations(restorations + 1)}
        onGone={onGone}
      />,
    );
  if (isApiError(error, "notFound")) return <GoneExperience id={id} />;
  if (error) {
    return (
      <ScreenError
        title={t("FORM.loadErrorTitle")}
        retryLabel={t("GENERIC.retry")}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ScreenError>
    );
  }
  return <FormSkeleton />;
}
