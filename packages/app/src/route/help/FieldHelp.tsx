import { IconButton } from "@panel/ui/icon-button";
import { CircleHelp } from "lucide-react";
import { memo, use } from "react";
import { useTranslation } from "react-i18next";
import { HelpContext } from "./help-context.ts";
import { helpPagesOf, type HelpedField } from "./topics.ts";

type FieldHelpProps = HelpedField & {
  /** The label of the field, beside which the button is. */
  label: string;
};

/** Opens the help of one field (EXP-12). Nothing where the field has none. */
export const FieldHelp = memo(function FieldHelp({ label, ...field }: FieldHelpProps) {
  const { t } = useTranslation();
  const open = use(HelpContext);
  const pages = helpPagesOf(field);
  if (!pages) return null;
  return (
    <IconButton
      size="sm"
      label={t("HELP.ofField", { field: label })}
      className="-my-1.5 -ml-1.5 self-center text-ink-muted pointer-coarse:-my-2.5 pointer-coarse:-ml-3"
      onClick={() => open({ title: label, pages })}
    >
      <CircleHelp />
    </IconButton>
  );
});
