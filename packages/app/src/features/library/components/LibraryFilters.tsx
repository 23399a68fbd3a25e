import { ASSET_TYPES } from "@panel/domain/asset-types";
import { AssetTypeIcon } from "@panel/ui/asset-grid";
import { FacetFilter, SearchBox } from "@panel/ui/data-table";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Select } from "@panel/ui/select";
import { useTranslation } from "react-i18next";
import { useFacetLabels } from "../../../shared/use-facet-labels.ts";
import { ASSET_ORDERS, sortOf, type AssetOrder } from "../asset-order.ts";
import type { useFilteredAssets } from "../use-filtered-assets.ts";

const ALL = "all";

/** Search, type, category and sort order of the library. Remains on the page when nothing matches. */
export function LibraryFilters({ assets }: { assets: ReturnType<typeof useFilteredAssets> }) {
  const { t } = useTranslation();
  const facetLabels = useFacetLabels();
  const { type, category, categories, counts, order } = assets;
  const all = { value: ALL, label: t("LIBRARY.allTypes") };
  const types = {
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
        {...types}
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
        {...types}
        options={[all, ...ASSET_TYPES.map((value) => ({ value, label: t(`ASSET.many.${value}`) }))]}
      />
      <FacetFilter
        label={t("LIBRARY.category")}
        options={categories}
        value={category}
        onValueChange={(choice) => assets.setFacet("category", choice)}
        labels={facetLabels}
      />
      <div className="min-w-44 flex-1 tablet:flex-none">
        <Select
          aria-label={t("LIBRARY.sort")}
          value={order}
          onValueChange={(next) => assets.setSort(sortOf(next as AssetOrder))}
          options={ASSET_ORDERS.map((value) => ({ value, label: t(`LIBRARY.orders.${value}`) }))}
        />
      </div>
    </div>
  );
}
