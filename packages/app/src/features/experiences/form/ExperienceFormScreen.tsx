import { ErrorState } from "@panel/ui/error-state";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import { KEEP_EDITING } from "../../../shared/editing/UnsavedGuard.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { experienceRecord } from "../queries.ts";
import { editTarget, handedOver } from "../../../shared/edit-target.ts";
import { ExperienceEditor } from "./ExperienceEditor.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";

/** `experiences/new` and `experiences/edit`. */
export function ExperienceFormScreen() {
  const { mode } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [createdId, setCreatedId] = useState<number>();
  const id = handedOver(state);

  if (mode !== "new" && mode !== "edit") return <Navigate to="/login" replace />;
  if (mode === "new") {
    const created = (newId: number) => {
      setCreatedId(newId);
      const target = editTarget(newId);
      void navigate(target.to, { replace: true, state: { ...target.state, ...KEEP_EDITING } });
    };
    return <ExperienceEditor key="new" onCreated={created} />;
  }
  if (id === undefined) return <Navigate to="/panel/experiences" replace />;
  // An experience created here stays in the form that created it.
  if (id === createdId) return <ExperienceEditor key="new" />;
  return <StoredExperience key={id} id={id} />;
}

function StoredExperience({ id }: { id: number }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  // Editing always starts from what the server has now, never from data cached by an earlier visit.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...experienceRecord(id),
    refetchOnMount: "always",
  });

  if (data && isFetchedAfterMount) return <ExperienceEditor record={data} />;
  if (error) {
    return (
      <ErrorState
        title={t("FORM.loadErrorTitle")}
        retryLabel={t("GENERIC.retry")}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  return <FormSkeleton />;
}
