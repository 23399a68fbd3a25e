import { CRS_CHOICES } from "@panel/domain/route-files/crs";
import { withHeader } from "@panel/domain/route-files/csv-header";
import {
  csvColumns,
  isPlaceMatched,
  type PlaceColumns,
} from "@panel/domain/route-files/csv-source";
import { parsePair } from "@panel/domain/route-files/degrees";
import { SOURCE_ITEMS_MAX } from "@panel/domain/route-files/source";
import { Checkbox } from "@panel/ui/checkbox";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import { ChooseSheet } from "../../shared/table-preview/ChooseSheet.tsx";
import { FirstRows } from "../../shared/table-preview/FirstRows.tsx";
import { useColumnName } from "./column-name.ts";
import { LookUpAddresses } from "./LookUpAddresses.tsx";
import { PlaceQuestions } from "./PlaceQuestions.tsx";
import type { PointsImport } from "./use-points-import.ts";

/** Of what is left out, so many are named. */
const NAMED = 10;

const CRS_WORDS = {
  "EPSG:4326": "wgs84",
  "EPSG:25828": "utm28",
  "EPSG:25829": "utm29",
  "EPSG:25830": "utm30",
  "EPSG:25831": "utm31",
  "EPSG:3857": "mercator",
} as const;

/** What the file does not say for sure: where its coordinates are, of which system, and what becomes of its lines. */
export function FileChoices({ points }: { points: PointsImport }) {
  const { t } = useTranslation();
  const columnName = useColumnName();
  const { opened, choices, source } = points;
  if (!opened || !choices) return null;
  const { place } = choices;
  const table = opened.kind === "table" ? opened.tables[choices.table] : undefined;
  const columns = table ? csvColumns(withHeader(table.table, choices.header)) : [];
  const shapes = source?.items.filter(({ shape }) => shape !== "point") ?? [];
  const vertices = shapes.reduce((sum, item) => sum + item.vertices, 0);
  const pairAt = place.pair === null ? -1 : columns.indexOf(place.pair);
  const isPair = points.rows.some(({ cells }) => parsePair(cells[pairAt] ?? "") !== undefined);
  const isBeyond = points.points.some(({ marks }) => marks.includes("outOfRange"));
  const named = source?.crs !== undefined;

  const choosePlace = (part: keyof PlaceColumns, value: string) => {
    const chosen = value === "" ? null : value;
    const next =
      part === "pair"
        ? { lat: null, lon: null, pair: chosen }
        : { ...place, pair: null, [part]: chosen };
    points.changePlaces({ place: next });
  };

  return (
    <div className="grid gap-4">
      {opened.kind === "table" && (
        <ChooseSheet
          sheets={opened.tables}
          value={choices.table}
          onValueChange={(at) => void points.chooseTable(at)}
        />
      )}
      {opened.kind === "table" && (
        <FirstRows
          rows={points.rows}
          header={choices.header}
          onHeaderChange={points.chooseHeader}
        />
      )}
      {opened.kind === "table" && !isPlaceMatched(place) && (
        <InlineMessage tone="warning">{t("EXCHANGE.noCoordinates")}</InlineMessage>
      )}
      {opened.kind === "table" && (
        <fieldset className="grid gap-4 tablet:grid-cols-3">
          <legend className="mb-1 text-reading font-semibold">{t("EXCHANGE.coordinates")}</legend>
          {(["lat", "lon", "pair"] as const).map((part) => (
            <Field
              key={part}
              label={t(`EXCHANGE.places.${part}`)}
              hint={part === "pair" && isPair ? t("EXCHANGE.latitudeFirst") : undefined}
              error={
                !isPlaceMatched(place) && place[part] === null && part !== "pair"
                  ? t("EXCHANGE.chooseColumn")
                  : undefined
              }
            >
              <Select
                value={place[part] ?? ""}
                options={[
                  { value: "", label: t("IMPORT.noColumn") },
                  ...columns.map((column) => ({ value: column, label: columnName(column) })),
                ]}
                onValueChange={(value) => choosePlace(part, value)}
              />
            </Field>
          ))}
        </fieldset>
      )}
      {source && source.items.length === 0 && (
        <InlineMessage tone="warning">{t("EXCHANGE.nothingInside")}</InlineMessage>
      )}
      {source && source.unread > 0 && (
        <InlineMessage tone="warning">
          {t("EXCHANGE.unread", { count: source.unread, read: SOURCE_ITEMS_MAX })}
        </InlineMessage>
      )}
      {opened.notes.map(({ note, count, names }) => (
        <InlineMessage key={note} tone="warning">
          {t(`EXCHANGE.notes.${note}`, { count, names: names.slice(0, NAMED).join(", ") })}
        </InlineMessage>
      ))}
      {shapes.length > 0 && (
        <Checkbox
          label={t("EXCHANGE.shapes", { count: shapes.length })}
          hint={t(choices.shapes ? "EXCHANGE.shapesEnds" : "EXCHANGE.shapesLeftOut", { vertices })}
          checked={choices.shapes}
          onCheckedChange={(checked) => points.changePlaces({ shapes: checked, chosen: new Map() })}
        />
      )}
      {(isBeyond || choices.crs !== "EPSG:4326") && !named && (
        <Field label={t("EXCHANGE.crs")} hint={t("EXCHANGE.crsHint")}>
          <Select
            value={choices.crs}
            options={CRS_CHOICES.map((crs) => ({
              value: crs,
              label: t(`EXCHANGE.crses.${CRS_WORDS[crs]}`),
            }))}
            onValueChange={(crs) => void points.chooseCrs(crs)}
          />
        </Field>
      )}
      <LookUpAddresses points={points} />
      <PlaceQuestions points={points} />
    </div>
  );
}
