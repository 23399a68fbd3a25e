import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { DropZone } from "@panel/ui/upload";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { saveTable } from "../../../shared/save-table.ts";
import { useUploadLabels } from "../../../shared/use-upload-labels.ts";
import { PasteBox } from "../../../shared/PasteBox.tsx";

/** Largest file in bytes that the server accepts. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Columns of the example, in their order. */
const COLUMNS = ["name", "surname", "email", "phone", "city"] as const;

interface ChooseFileProps {
  /** Why the file before could not be taken. */
  error: string | false;
  onFile: (file: File) => Promise<void>;
  onText: (text: string) => void;
}

export function ChooseFile({ error, onFile, onText }: ChooseFileProps) {
  const { t, i18n } = useTranslation();
  const uploadLabels = useUploadLabels();
  const example = () => {
    const header = COLUMNS.map((column) => t(`PERSON.${column}`));
    const row = ["Núria", "Soler i Vidal", "nuria@example.com", "+34 600 123 456", "Girona"];
    saveTable(t("IMPORT.exampleName"), [header, row], i18n.language);
  };
  return (
    <div className="grid gap-5">
      <DropZone
        accept=".csv,.tsv,.txt,.json,.ndjson,.ics,.eml,.xlsx,.xls,.ods,.html,.htm,.numbers,.docx,.pdf,.vcf,.ldif,.fods,text/csv,text/plain,text/tab-separated-values"
        maxSize={MOST_BYTES}
        hint={t("IMPORT.fileHint")}
        locale={i18n.language}
        labels={uploadLabels}
        onFiles={([file]) => file && void onFile(file)}
      />
      {error && <InlineMessage tone="error">{error}</InlineMessage>}
      <div>
        <Button size="sm" icon={<Download className="size-4" />} onClick={example}>
          {t("IMPORT.example")}
        </Button>
      </div>
      <PasteBox
        label={t("IMPORT.paste")}
        hint={t("IMPORT.pasteHint")}
        readLabel={t("IMPORT.readPasted")}
        onText={onText}
      />
    </div>
  );
}
