import { Button } from "@panel/ui/button";
import { DataTable, type DataTableColumn, type DataTableWords } from "@panel/ui/data-table";
import { DateField, type DateWords } from "@panel/ui/date-field";
import { DateTimeField } from "@panel/ui/date-time-field";
import { Dialog } from "@panel/ui/dialog";
import {
  DropdownItem,
  DropdownLabel,
  DropdownMenu,
  DropdownRadioGroup,
  DropdownRadioItem,
  DropdownSeparator,
} from "@panel/ui/dropdown-menu";
import { Field } from "@panel/ui/field";
import { LanguageTabs, type LanguageTabsWords } from "@panel/ui/language-tabs";
import { SearchableSelect } from "@panel/ui/searchable-select";
import { TextInput } from "@panel/ui/text-input";
import { Upload, type UploadWords } from "@panel/ui/upload";
import { UsageMeter, type UsageWords } from "@panel/ui/usage-meter";
import { englishWords, UiWordsProvider, useUiWords, type UiWords } from "@panel/ui/words";
import { type ReactNode, useState } from "react";

/* A page as it was written for 0.1.0: the replacements of MIGRATION.md make one of today out of it. */

const spanish: Partial<UiWords> = { ...englishWords, close: "Cerrar", cancel: "Cancelar" };
const table: Partial<DataTableWords> = { noMatch: (search) => `Nada con ${search}` };
const date: Partial<DateWords> = { openCalendar: "Abrir el calendario" };
const tabs: Partial<LanguageTabsWords> = { complete: "completo" };
const upload: Partial<UploadWords> = { choose: "Elegir" };
const usage: Partial<UsageWords> = { full: "Agotado" };

interface Route {
  id: number;
  name: string;
}

const columns: DataTableColumn<Route>[] = [
  { id: "name", header: "Nombre", value: (route) => route.name },
];

function Closing() {
  const words = useUiWords();
  return <Button>{words.close}</Button>;
}

export function Page({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState("es");
  const [city, setCity] = useState("");
  const [isOpen, setOpen] = useState(false);
  return (
    <UiWordsProvider words={spanish}>
      <Field label="Nombre" required>
        <TextInput defaultValue="" />
      </Field>
      <DateField aria-label="Día" words={date} />
      <DateTimeField aria-label="Momento" words={date} defaultTime="00:00" />
      <DropdownMenu label="Orden" trigger={<Button>Orden</Button>}>
        <DropdownLabel>Ordenar</DropdownLabel>
        <DropdownItem onSelect={() => setOpen(true)}>Ayuda</DropdownItem>
        <DropdownSeparator />
        <DropdownRadioGroup label="Idioma" value={language} onValueChange={setLanguage}>
          <DropdownRadioItem value="es">Español</DropdownRadioItem>
        </DropdownRadioGroup>
      </DropdownMenu>
      <SearchableSelect label="Ciudad" options={[]} value={city} onValueChange={setCity} />
      <LanguageTabs
        label="Idioma"
        languages={[{ code: "es", label: "ES", name: "Español", state: "complete" }]}
        value={language}
        onValueChange={setLanguage}
        words={tabs}
      />
      <DataTable
        label="Rutas"
        columns={columns}
        rows={[{ id: 1, name: "Madrid" }]}
        rowId={(route) => String(route.id)}
        words={table}
      />
      <Upload label="Fotos" transfer={async () => undefined} words={upload} />
      <UsageMeter label="Espacio" used={1} total={2} words={usage} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Ayuda">
        <Closing />
      </Dialog>
      {children}
    </UiWordsProvider>
  );
}
