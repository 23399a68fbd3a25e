import { addWords } from "@panel/i18n/parts";
import { DropdownMenu, DropdownMenuItem } from "@panel/ui/dropdown-menu";
import { IconButton } from "@panel/ui/icon-button";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TextFilesProps } from "../../../route/text-files.ts";
import { fetchedDialog } from "../../../shared/fetched-part.tsx";

const SendTexts = fetchedDialog(async () => {
  const [module] = await Promise.all([import("./SendTexts.tsx"), addWords("text-files")]);
  return module.SendTexts;
});
const FetchTexts = fetchedDialog(async () => {
  const [module] = await Promise.all([import("./FetchTexts.tsx"), addWords("text-files")]);
  return module.FetchTexts;
});

/** The menu that sends the texts of an experience to translators and brings translations in. */
export function TextFiles({ experienceId, onSaved }: TextFilesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"send" | "fetch">();
  const close = () => setOpen(undefined);
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={t("EXCHANGE.texts.menu")}>
            <FileText />
          </IconButton>
        }
      >
        <DropdownMenuItem onSelect={() => setOpen("send")}>
          {t("EXCHANGE.texts.send")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setOpen("fetch")}>
          {t("EXCHANGE.texts.fetch")}
        </DropdownMenuItem>
      </DropdownMenu>
      {open === "send" && <SendTexts experienceId={experienceId} onClose={close} />}
      {open === "fetch" && (
        <FetchTexts experienceId={experienceId} onSaved={onSaved} onClose={close} />
      )}
    </>
  );
}
