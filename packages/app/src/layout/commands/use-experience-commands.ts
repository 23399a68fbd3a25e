import { mayView } from "@panel/domain/roles";
import type { Command } from "@panel/ui/command-palette";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useUser } from "../../session/use-session.ts";
import { editTarget } from "../../shared/edit-target.ts";
import { experienceList } from "../../route/queries.ts";

/** One command for each experience that the user may edit. The list is fetched only while the palette is open. */
export function useExperienceCommands(open: boolean): Command[] {
  const { t } = useTranslation();
  const { role } = useUser();
  const navigate = useNavigate();
  const { data = [] } = useQuery({
    ...experienceList(),
    enabled: open && mayView(role, "experiences"),
  });
  return data.map(({ id, name }) => ({
    id: `experience ${id}`,
    label: name || t("EXPERIENCES.unnamed"),
    onRun: () => {
      const { to, state } = editTarget(id);
      void navigate(to, { state });
    },
  }));
}
