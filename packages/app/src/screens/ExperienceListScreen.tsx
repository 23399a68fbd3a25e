import { ExperienceList } from "../features/experience-list/ExperienceList.tsx";
import { fetchedDialog } from "../shared/fetched-part.tsx";
import { faultyRoutes } from "./faulty-routes.ts";

/** Loaded when they are opened, because they contain what packs and unpacks archives. */
const ExportExperience = fetchedDialog(() =>
  import("../features/exchange/archive/ExportExperience.tsx").then(
    (module) => module.ExportExperience,
  ),
);
const ImportExperience = fetchedDialog(() =>
  import("../features/exchange/archive/ImportExperience.tsx").then(
    (module) => module.ImportExperience,
  ),
);
const StatisticsDialog = fetchedDialog(() =>
  import("../features/statistics/StatisticsDialog.tsx").then((module) => module.StatisticsDialog),
);

/** `experiences`: the list, with the archives, the statistics and the check of its experiences. */
export function ExperienceListScreen() {
  return (
    <ExperienceList
      ExportDialog={ExportExperience}
      ImportDialog={ImportExperience}
      StatisticsDialog={StatisticsDialog}
      faultyRoutes={faultyRoutes}
    />
  );
}
