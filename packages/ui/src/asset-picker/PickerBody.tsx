import { ArrowLeft, Upload } from "lucide-react";
import { type ReactNode, type RefObject, useDeferredValue, useMemo } from "react";
import { AssetGrid, type AssetGridLabels } from "../asset-grid/index.ts";
import { Button } from "../button/index.ts";
import { useFold } from "../labels/labels-context.ts";
import type { AssetPickerProps, AssetUploadSlot } from "./props.ts";
import type { PickableAsset } from "./pickable-asset.ts";
import { PickerFilters } from "./PickerFilters.tsx";
import { PickerPreview } from "./PickerPreview.tsx";
import {
  acceptedOf,
  isFiltering,
  NO_FILTER,
  type AssetFilter,
  filterAssets,
} from "./asset-filter.ts";
import type { AssetPickerLabels } from "./labels.ts";

interface PickerBodyProps<Item extends PickableAsset> extends Pick<
  AssetPickerProps<Item>,
  | "assets"
  | "remote"
  | "types"
  | "categories"
  | "scope"
  | "upload"
  | "renderPreview"
  | "loading"
  | "error"
  | "onRetry"
  | "empty"
> {
  draft: Item | null;
  onDraftChange: (asset: Item) => void;
  onConfirm: (asset: Item) => void;
  filter: AssetFilter;
  onFilterChange: (filter: AssetFilter) => void;
  uploader: RefObject<HTMLButtonElement | null>;
  uploading: boolean;
  files: readonly File[];
  onUploadingChange: (uploading: boolean) => void;
  onUploaded: (asset: Item) => void;
  locale: string;
  labels: AssetPickerLabels;
  typeLabels: AssetGridLabels["types"];
}

const none: readonly never[] = [];

/** What is inside the dialog: filters, tiles and preview, or the upload. */
export function PickerBody<Item extends PickableAsset>(props: PickerBodyProps<Item>) {
  const {
    uploader,
    draft,
    filter,
    remote,
    onFilterChange,
    locale,
    labels,
    typeLabels,
    categories = none,
  } = props;
  const accepted = useMemo(
    () => acceptedOf(props.assets, props.types),
    [props.assets, props.types],
  );
  // The input updates at once; the tiles are filtered with a lower priority.
  const wanted = useDeferredValue(filter);
  const fold = useFold();
  const shown = useMemo(
    () => (remote ? accepted : filterAssets(accepted, wanted, locale, fold)),
    [remote, accepted, wanted, locale, fold],
  );
  const found = remote ? remote.found : shown.length;
  const total = remote ? remote.total : accepted.length;
  const category = categories.find(({ value }) => value === draft?.category);
  const failed = props.error !== undefined && props.error !== null && props.error !== false;

  if (props.uploading && props.upload) {
    return (
      <UploadPlace
        upload={props.upload}
        files={props.files}
        onUploaded={props.onUploaded}
        onCancel={() => props.onUploadingChange(false)}
        labels={labels}
      />
    );
  }

  return (
    <div className="@container h-full">
      <div className="flex min-h-full flex-col gap-3 @min-[46rem]:h-full">
        {props.scope}
        <PickerFilters
          assets={accepted}
          types={props.types}
          categories={categories}
          filter={filter}
          onFilterChange={onFilterChange}
          labels={labels}
          typeLabels={typeLabels}
        >
          {props.upload && (
            <Button
              ref={uploader}
              icon={<Upload aria-hidden />}
              onClick={() => props.onUploadingChange(true)}
            >
              {labels.upload}
            </Button>
          )}
        </PickerFilters>
        {/* Always rendered, and without height while empty: a live region that has just been added may not be announced. */}
        <p role="status" className="text-caption text-ink-muted tabular-nums empty:absolute">
          {found !== undefined && total && !failed ? labels.results(found, total) : ""}
        </p>
        <div className="flex min-h-0 flex-1 flex-col gap-4 @min-[46rem]:flex-row">
          <AssetGrid
            label={labels.assets}
            assets={shown}
            total={found}
            onNearEnd={remote?.onNearEnd}
            chosen={draft ? [draft.id] : none}
            onChosenChange={([id]) => {
              const asset = shown.find((each) => each.id === id);
              if (asset) props.onDraftChange(asset);
            }}
            onOpen={props.onConfirm}
            filtered={isFiltering(filter) && (remote !== undefined || accepted.length > 0)}
            onClearFilters={() => onFilterChange({ ...NO_FILTER, sort: filter.sort })}
            loading={props.loading}
            error={props.error}
            onRetry={props.onRetry}
            empty={props.empty}
            labels={labels.grid}
            maxHeight="none"
            className="-mx-1.5 h-80 shrink-0 @min-[46rem]:h-auto @min-[46rem]:flex-1 short:h-auto short:[&_[role=listbox]]:overflow-visible"
          />
          <Aside label={labels.preview}>
            {draft ? (
              <PickerPreview
                asset={draft}
                categoryLabel={category?.label}
                // What was not fetched yet may well be found.
                hidden={
                  shown.length > 0 &&
                  shown.length >= (found ?? 0) &&
                  !shown.some(({ id }) => id === draft.id)
                }
                renderPreview={props.renderPreview}
                locale={locale}
                labels={labels}
                typeLabels={typeLabels}
              />
            ) : (
              <p className="m-auto px-4 py-6 text-center text-ink-muted">{labels.nothingChosen}</p>
            )}
          </Aside>
        </div>
      </div>
    </div>
  );
}

interface UploadPlaceProps<Item> extends AssetUploadSlot<Item> {
  upload: (slot: AssetUploadSlot<Item>) => ReactNode;
  labels: AssetPickerLabels;
}

/** The upload, shown in place of the list. */
function UploadPlace<Item>({ upload, labels, ...slot }: UploadPlaceProps<Item>) {
  return (
    <div className="grid content-start gap-4">
      <Button
        variant="quiet"
        icon={<ArrowLeft aria-hidden className="rtl:-scale-x-100" />}
        onClick={slot.onCancel}
        className="justify-self-start"
      >
        {labels.backToList}
      </Button>
      {upload(slot)}
    </div>
  );
}

/** Shown beside the tiles, or below them where it is narrow. */
function Aside({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="flex min-w-0 shrink-0 flex-col border-line max-[46rem]:border-t @min-[46rem]:w-80 @min-[46rem]:overflow-y-auto short:overflow-visible @min-[46rem]:border-s @min-[46rem]:ps-4"
    >
      {children}
    </section>
  );
}
