import { ASSET_ORDERS, type AssetOrder } from "@panel/domain/asset-order";
import { ASSET_TYPES } from "@panel/domain/asset-types";
import { AssetTypeIcon } from "@panel/ui/asset-grid";
import { FacetFilter, SearchBox } from "@panel/ui/data-table";
import { Button } from "@panel/ui/button";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Select } from "@panel/ui/select";
import { CircleSlash, ListFilter } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFacetLabels } from "../../../shared/use-facet-labels.ts";
import { sortOf } from "../asset-order.ts";
import { LIBRARY_FACETS } from "../library-query.ts";
import type { useShownAssets } from "../use-shown-assets.ts";
import { UploadedBetween } from "./UploadedBetween.tsx";

const ALL = "all";

interface LibraryFiltersProps {
  assets: ReturnType<typeof useShownAssets>;
  /** Shown at the end. */
  children: ReactNode;
}

/** Search, filters and sort order of the library. Remains on the page when nothing matches. */
export function LibraryFilters({ assets, children }: LibraryFiltersProps) {
  const { t } = useTranslation();
  const facetLabels = useFacetLabels();
  const id = useId();
  const [areOpen, setAreOpen] = useState(false);
  const { type, facets, categories, tags, uploaders, types: counts, order } = assets;
  const chosen = LIBRARY_FACETS.filter((facet) => facet !== "type" && facets[facet]).length;
  const choices = [
    { facet: "category", label: t("LIBRARY.category"), options: categories, isUseful: true },
    { facet: "tag", label: t("ASSET.tags"), options: tags, isUseful: tags.length > 0 },
    {
      facet: "uploader",
      label: t("LIBRARY.uploader"),
      options: uploaders,
      isUseful: uploaders.length > 1,
    },
  ] as const;
  const all = { value: ALL, label: t("LIBRARY.allTypes") };
  const byType = {
    label: t("LIBRARY.type"),
    value: type ?? ALL,
    onValueChange: (next: string) => assets.setFacet("type", next === ALL ? null : [next]),
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchBox
        value={assets.search}
        onValueChange={assets.setSearch}
        label={t("LIBRARY.search")}
        clearLabel={t("TABLE.clearSearch")}
        className="min-w-56 flex-1"
      />
      <SegmentedControl
        className="hidden tablet:inline-flex"
        {...byType}
        options={[
          all,
          ...ASSET_TYPES.map((value) => ({
            value,
            label: t("LIBRARY.typeCount", {
              type: t(`ASSET.many.${value}`),
              count: counts[value],
            }),
            icon: <AssetTypeIcon type={value} />,
          })),
        ]}
      />
      {/* On narrow screens there is room in the line for the texts only, not for the icons. */}
      <SegmentedControl
        className="w-full flex-nowrap tablet:hidden [&>button]:px-1.5"
        {...byType}
        options={[all, ...ASSET_TYPES.map((value) => ({ value, label: t(`ASSET.many.${value}`) }))]}
      />
      <Button
        className="tablet:hidden"
        icon={<ListFilter />}
        aria-expanded={areOpen}
        aria-controls={id}
        onClick={() => setAreOpen(!areOpen)}
      >
        {chosen > 0 ? t("LIBRARY.filtersChosen", { count: chosen }) : t("LIBRARY.filters")}
      </Button>
      {/* On a phone they open below the line of the other controls. */}
      <div
        id={id}
        className={`order-last w-full flex-wrap gap-2 tablet:order-none tablet:contents ${areOpen ? "flex" : "hidden"}`}
      >
        {choices
          .filter(({ facet, isUseful }) => isUseful || facets[facet])
          .map(({ facet, label, options }) => (
            <FacetFilter
              key={facet}
              label={label}
              options={options}
              value={facets[facet] ?? null}
              isOptional={facet === "tag"}
              onValueChange={(choice) => assets.setFacet(facet, choice)}
              labels={facetLabels}
            />
          ))}
        <UploadedBetween
          from={assets.from}
          to={assets.to}
          onChange={(end, day) => assets.setFacet(end, day ? [day] : null)}
        />
        <Button
          icon={<CircleSlash />}
          aria-pressed={assets.unused}
          onClick={() => assets.setFacet("unused", assets.unused ? null : ["1"])}
        >
          {t("LIBRARY.unused")}
        </Button>
      </div>
      <div className="min-w-44 flex-1 tablet:flex-none">
        <Select
          aria-label={t("LIBRARY.sort")}
          value={order}
          onValueChange={(next) => assets.setSort(sortOf(next as AssetOrder))}
          options={ASSET_ORDERS.map((value) => ({ value, label: t(`LIBRARY.orders.${value}`) }))}
        />
      </div>
      {children}
    </div>
  );
}
