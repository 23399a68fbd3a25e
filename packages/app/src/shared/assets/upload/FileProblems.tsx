import { ModalAlert } from "@panel/ui/modal-alert";
import { useTranslation } from "react-i18next";
import { problemText, type FileProblem } from "./file-problem.ts";

interface FileProblemsProps {
  problems: readonly FileProblem[];
  onClose(): void;
}

function titleOf(problems: readonly FileProblem[]) {
  const refusals = new Set(
    problems.map(({ refusal, unreadable }) => (unreadable ? unreadable.reason : refusal)),
  );
  if (refusals.has("size")) return "ASSET_UPLOAD.sizeTitle";
  const isOurs = refusals.has("unprepared") || refusals.has("memory");
  return isOurs && refusals.size === 1 ? "ASSET_UPLOAD.unpreparedTitle" : "ASSET_UPLOAD.typeTitle";
}

/** Dialog that says why files were not taken. */
export function FileProblems({ problems, onClose }: FileProblemsProps) {
  const { t, i18n } = useTranslation();
  return (
    <ModalAlert
      open={problems.length > 0}
      variant="error"
      title={t(titleOf(problems))}
      buttonLabel={t("GENERIC.accept")}
      onClose={onClose}
    >
      <ul className="grid gap-1.5">
        {problems.map((problem) => (
          <li key={`${problem.file.name} ${problem.refusal}`} className="wrap-anywhere">
            {problemText(problem, t, i18n.language)}
          </li>
        ))}
      </ul>
    </ModalAlert>
  );
}
