import { type ReactNode, useMemo } from "react";
import { type AssetType, AssetTypeIcon, type AssetGridLabels } from "../asset-grid/index.ts";
import { SearchBox } from "../data-table/SearchBox.tsx";
import { SegmentedControl } from "../segmented-control/index.ts";
import { Select } from "../select/index.ts";
import type { PickableAsset } from "./pickable-asset.ts";
import type { AssetSort, AssetFilter } from "./asset-filter.ts";
import type { AssetPickerLabels } from "./labels.ts";

/** A category of the picker's filter. */
export interface AssetCategory {
  value: string;
  label: string;
}

interface PickerFiltersProps {
  /** The assets that may be chosen, before filtering. */
  assets: readonly PickableAsset[];
  types: readonly AssetType[] | undefined;
  categories: readonly AssetCategory[];
  filter: AssetFilter;
  onFilterChange: (filter: AssetFilter) => void;
  labels: AssetPickerLabels;
  typeLabels: AssetGridLabels["types"];
  /** Shown at the end of the row. */
  children: ReactNode;
}

const everyType: readonly AssetType[] = ["image", "audio", "model", "video", "document"];

/** The filters of the list. They stay while nothing matches. */
export function PickerFilters(props: PickerFiltersProps) {
  const { assets, types, categories, filter, onFilterChange, labels, typeLabels } = props;
  const offered = useMemo(
    () => types ?? everyType.filter((type) => assets.some((asset) => asset.type === type)),
    [types, assets],
  );
  const dated = useMemo(() => assets.some(({ added }) => added), [assets]);
  const set = (change: Partial<AssetFilter>) => onFilterChange({ ...filter, ...change });

  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        value={filter.search}
        onValueChange={(search) => set({ search })}
        label={labels.search}
        clearLabel={labels.clearSearch}
        className="min-w-44 flex-1"
      />
      {offered.length > 1 && (
        <SegmentedControl
          label={labels.type}
          value={filter.type}
          onValueChange={(type) => set({ type: type as AssetFilter["type"] })}
          options={[
            { value: "all", label: labels.allTypes },
            ...offered.map((type) => ({
              value: type,
              label: typeLabels[type],
              icon: <AssetTypeIcon type={type} />,
            })),
          ]}
        />
      )}
      {categories.length > 0 && (
        <div className="min-w-48 flex-1 @min-[46rem]:max-w-52">
          <Select
            aria-label={labels.category}
            value={filter.category}
            onValueChange={(category) => set({ category })}
          >
            <option value="">{labels.allCategories}</option>
            {categories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className="min-w-36 flex-1 @min-[46rem]:max-w-44">
        <Select
          aria-label={labels.sort}
          value={filter.sort}
          onValueChange={(sort) => set({ sort: sort as AssetSort })}
          options={[
            { value: "given", label: labels.sortGiven },
            ...(dated ? [{ value: "newest", label: labels.sortNewest }] : []),
            { value: "name", label: labels.sortName },
            { value: "nameDescending", label: labels.sortNameDescending },
          ]}
        />
      </div>
      {props.children}
    </div>
  );
}
