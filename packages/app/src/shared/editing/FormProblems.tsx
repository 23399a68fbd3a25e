import { linkStyle } from "@panel/ui/text-link";
import { useTranslation } from "react-i18next";

/** A field whose value is refused. */
export interface FormProblem {
  /** Path of the value, such as `name.cat`. */
  path: string;
  label: string;
  /** Brings the field into view and moves the focus to it. */
  lead(): void;
}

/** How many fields have to be corrected, with a link to each. */
export function FormProblems({ problems }: { problems: readonly FormProblem[] }) {
  const { t } = useTranslation();
  return (
    <span className="block max-h-16 overflow-y-auto">
      <span>{t("FORM_PROBLEMS.count", { count: problems.length })}</span>
      {problems.map(({ path, label, lead }) => (
        <button
          key={path}
          type="button"
          className={`${linkStyle()} ml-2 cursor-pointer text-left`}
          onClick={lead}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
