import type { WalkStep } from "@panel/domain/check/finding";
import { playRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { Spinner } from "@panel/ui/spinner";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRouteCheck } from "../../route/check/check-context.ts";
import { useUser } from "../../session/use-session.ts";
import { tryMaterial } from "./try-material.ts";
import { TryWorkspace } from "./TryWorkspace.tsx";

interface TryWindowProps {
  experienceId: number;
  /** A walk that is to be shown, as a finding tells of it. */
  told: readonly WalkStep[] | undefined;
  /** Whether the visitor sets out by itself. */
  walks: boolean;
  onClose: () => void;
}

/** The route as it is typed, played in a phone beside the map. */
export function TryWindow({ experienceId, told, walks, onClose }: TryWindowProps) {
  const { t } = useTranslation();
  const { store } = useRouteCheck();
  const user = useUser();
  const queryClient = useQueryClient();
  // Each window plays what is typed when it opens.
  const [opening] = useState(() => Date.now());
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["try-route", experienceId, opening],
    queryFn: async () => tryMaterial(await store.typedRoute(), queryClient, user),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  return (
    <Dialog open size="full" title={t("TRY.title")} description={t("TRY.text")} onClose={onClose}>
      {error ? (
        <ErrorState
          title={t("TRY.failedTitle")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {t("TRY.failedText")}
        </ErrorState>
      ) : data ? (
        <Loaded {...{ experienceId, told, walks, onClose }} material={data} />
      ) : (
        <div className="grid h-60 place-content-center">
          <Spinner size="lg" label={t("TRY.loading")} />
        </div>
      )}
    </Dialog>
  );
}

function Loaded({ material, ...props }: TryWindowProps & { material: TryMaterial }) {
  const rules = useMemo(() => playRules(material.route), [material]);
  return <TryWorkspace {...props} material={material} rules={rules} />;
}
