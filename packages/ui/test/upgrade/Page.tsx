import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import {
  DataTable,
  type DataTableColumn,
  type DataTableWords,
  type FacetChoice,
  FacetFilter,
  facetOptions,
  filterByFacet,
  SearchBox,
} from "@panel/ui/data-table";
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
import { MapPicker } from "@panel/ui/map-picker";
import { Progress } from "@panel/ui/progress";
import { SearchableSelect } from "@panel/ui/searchable-select";
import { TextInput } from "@panel/ui/text-input";
import { Upload, type UploadWords } from "@panel/ui/upload";
import { UsageMeter, type UsageWords } from "@panel/ui/usage-meter";
import { englishWords, UiWordsProvider, useUiWords, type UiWords } from "@panel/ui/words";
import { useState } from "react";

/* A page as it was written for 0.1.0: the replacements of MIGRATION.md make one of today out of it. */

const spanish: Partial<UiWords> = { ...englishWords, close: "Cerrar", cancel: "Cancelar" };
const table: Partial<DataTableWords> = { noMatch: (search) => `Nada con ${search}` };
const date: Partial<DateWords> = { openCalendar: "Abrir el calendario" };
const tabs: Partial<LanguageTabsWords> = { complete: "completo" };
const upload: Partial<UploadWords> = { choose: "Elegir" };
const usage: Partial<UsageWords> = { full: "Agotado" };
const tiles = {
  url: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  attribution: "Nadie",
};

interface Route {
  id: number;
  name: string;
}

const columns: DataTableColumn<Route>[] = [
  { id: "name", header: "Nombre", value: (route) => route.name },
];
const routes: Route[] = [
  { id: 1, name: "Zamora" },
  { id: 2, name: "Àger" },
  { id: 3, name: "Madrid" },
];
const nameOf = (route: Route) => route.name;
const names = facetOptions(routes, { value: nameOf, blank: "Sin nombre" });
const cities = [
  { value: "madrid", label: "Madrid" },
  { value: "lleida", label: "Lleida" },
];

/** The list, with a filter of the page's own, and a question before it is emptied. */
function Routes() {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<FacetChoice>(null);
  const [isAsked, setAsked] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const found = filterByFacet(isEmpty ? [] : routes, chosen, nameOf);
  const rows = found.filter(({ name }) => name.includes(search));
  return (
    <>
      <SearchBox label="Buscar" clearLabel="Vaciar" value={search} onChange={setSearch} />
      <FacetFilter label="Ciudad" options={names} chosen={chosen} onChosenChange={setChosen} />
      <Button onClick={() => setAsked(true)}>Vaciar la lista</Button>
      <ConfirmDialog
        open={isAsked}
        title="¿Vaciar la lista?"
        confirmLabel="Vaciar"
        destructive
        onConfirm={() => {
          setEmpty(true);
          setAsked(false);
        }}
        onClose={() => setAsked(false)}
      />
      <DataTable
        label="Rutas"
        columns={columns}
        rows={rows}
        rowId={(route) => String(route.id)}
        words={table}
        filtered={rows.length < routes.length}
      />
    </>
  );
}

function Closing() {
  const words = useUiWords();
  return <output>{words.close}</output>;
}

export function Page() {
  const [language, setLanguage] = useState("es");
  const [city, setCity] = useState("");
  const [day, setDay] = useState("");
  const [place, setPlace] = useState({ lat: 40.4168, lon: -3.7038 });
  const [isOpen, setOpen] = useState(false);
  return (
    <UiWordsProvider words={spanish}>
      <Field label="Nombre" required>
        <TextInput defaultValue="" />
      </Field>
      <DateField aria-label="Día" value={day} onValueChange={setDay} locale="es" words={date} />
      <DateTimeField aria-label="Momento" words={date} defaultTime="00:00" />
      <DropdownMenu label="Orden" trigger={<Button>Orden</Button>}>
        <DropdownLabel>Ordenar</DropdownLabel>
        <DropdownItem onSelect={() => setOpen(true)}>Ayuda</DropdownItem>
        <DropdownSeparator />
        <DropdownRadioGroup label="Idioma" value={language} onValueChange={setLanguage}>
          <DropdownRadioItem value="es">Español</DropdownRadioItem>
          <DropdownRadioItem value="ca">Catalán</DropdownRadioItem>
        </DropdownRadioGroup>
      </DropdownMenu>
      <SearchableSelect label="Ciudad" options={cities} value={city} onValueChange={setCity} />
      <LanguageTabs
        label="Idioma"
        languages={[
          { code: "es", label: "ES", name: "Español", state: "complete" },
          { code: "ca", label: "CA", name: "Catalán", state: "complete" },
        ]}
        value={language}
        onValueChange={setLanguage}
        words={tabs}
      />
      <Routes />
      <Upload label="Fotos" transfer={async () => undefined} words={upload} />
      <UsageMeter label="Espacio" used={2} total={2} words={usage} />
      <Progress label="Subida" value={40} tone="danger" />
      <MapPicker label="Lugar" tiles={tiles} value={place} onChange={setPlace} locate={false} />
      <p data-testid="chosen">{[language, city, day, place.lat].join(" ")}</p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Ayuda">
        <Closing />
      </Dialog>
    </UiWordsProvider>
  );
}
