import type { ListedUser } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { tableCells, type DataTableColumn } from "@panel/ui/data-table";
import { useToast } from "@panel/ui/toast";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fetchCode } from "../../../shared/fetch-code.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";

interface ExportUsersProps {
  /** Those that the list shows, in its order. */
  users: readonly ListedUser[];
  columns: readonly DataTableColumn<ListedUser>[];
}

/** Saves the users that the list shows as a file for spreadsheets, which the import of editors can read. */
export function ExportUsers({ users, columns }: ExportUsersProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const save = async () => {
    try {
      const { saveTable } = await fetchCode(() => import("../../../shared/save-table.ts"));
      saveTable(t("USERS.fileName"), tableCells({ rows: users, columns }), i18n.language);
    } catch (error) {
      const title = t("EXCHANGE.exportFailed");
      toast.show({ tone: "error", title, description: errorText(error) });
    }
  };
  return (
    <Button
      icon={<Download className="size-4" />}
      disabled={users.length === 0}
      onClick={() => void save()}
    >
      <span className="max-tablet:sr-only">{t("USERS.export")}</span>
    </Button>
  );
}
