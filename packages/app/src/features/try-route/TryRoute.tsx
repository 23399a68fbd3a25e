import { addWords } from "@panel/i18n/parts";
import { Button } from "@panel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useCheckState, useRouteCheck } from "../../route/check/check-context.ts";
import { experienceRecord } from "../../route/queries.ts";
import { handedWalk } from "../../shared/edit-target.ts";
import { fetchedDialog } from "../../shared/fetched-part.tsx";

const TryWindow = fetchedDialog(async () => {
  const [module] = await Promise.all([import("./TryWindow.tsx"), addWords("tryouts")]);
  return module.TryWindow;
});

/** The button that opens the player beside the map; a finding may open it too, with the walk that it tells of. */
export function TryRoute({ experienceId }: { experienceId: number }) {
  const { t } = useTranslation();
  const { store } = useRouteCheck();
  const tried = useCheckState((state) => state.tried);
  const { state } = useLocation();
  const [walks, setWalks] = useState(() => handedWalk(state));
  const [isOpen, setOpen] = useState(walks);
  const { data: record } = useQuery(experienceRecord(experienceId));
  const isShown = isOpen || tried !== undefined;
  if (!record || record.mappoints.length === 0) return null;
  return (
    <div className="contents">
      <Button icon={<Smartphone className="size-4" />} onClick={() => setOpen(true)}>
        {t("WORKSPACE.tryRoute")}
      </Button>
      {isShown && (
        <TryWindow
          experienceId={experienceId}
          told={tried}
          walks={walks}
          onClose={() => {
            setOpen(false);
            setWalks(false);
            store.tryWalk(undefined);
          }}
        />
      )}
    </div>
  );
}
