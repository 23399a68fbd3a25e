import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AssetType } from "../asset-grid/index.ts";
import { englishAssetGridLabels } from "../asset-grid/labels.ts";
import { Button } from "../button/index.ts";
import {
  type CloseReason,
  Dialog,
  type DialogFrameProps,
  type DialogOpening,
} from "../dialog/index.ts";
import { InlineMessage } from "../inline-message/index.ts";
import { cn } from "../style/cn.ts";
import { useOpen } from "../style/use-open.ts";
import { useUiLabels } from "../labels/index.ts";
import type { PickableAsset } from "./pickable-asset.ts";
import { PickerBody } from "./PickerBody.tsx";
import type { AssetCategory } from "./PickerFilters.tsx";
import { NO_FILTER } from "./asset-filter.ts";
import { useValidation, type Validation } from "./use-validation.ts";
import { useLabels, useLocale } from "../labels/labels-context.ts";
import { type AssetPickerLabels, englishAssetPickerLabels } from "./labels.ts";

/** The arguments of the picker's `upload` slot. */
export interface AssetUploadSlot<Item> {
  /** Returns to the list with the new asset chosen. */
  onUploaded: (asset: Item) => void;
  onCancel: () => void;
  /** Files that were pasted into the picker, to begin with. Empty where the upload was opened by its button. */
  files: readonly File[];
}

const noFiles: readonly File[] = [];

/** Why the picker was closed without an asset. */
export type PickerCloseReason = CloseReason | "cancel";

/** Why it was opened or closed: `choice` by an asset. */
export type PickerOpenReason = "trigger" | "choice" | PickerCloseReason;

export interface AssetPickerContentProps<Item extends PickableAsset> extends Omit<
  DialogFrameProps,
  "children" | "footer" | "side" | "blocked"
> {
  /** Title of the dialog, which says what is chosen: "Choose the cover". */
  title: ReactNode;
  /** All assets of the library. Keep the array and its objects stable. */
  assets: readonly Item[];
  /** The only types that may be chosen; others are not shown. Default: all. Keep it stable. */
  types?: readonly AssetType[];
  /** Adds a filter by category. */
  categories?: readonly AssetCategory[];
  /** The asset that is chosen when the dialog opens. */
  value?: Item | null;
  /** Where the caller does not hold `open`, the dialog closes afterwards. */
  onChoose: (asset: Item) => void;
  /** Called before an asset is chosen: `true`, or the reason against it. A rejection shows `labels.checkFailed`. */
  validate?: (asset: Item) => Validation | Promise<Validation>;
  /** Shown above the filters, e.g. a switch of libraries. The chosen asset stays chosen when `assets` changes. */
  scope?: ReactNode;
  /** Adds an upload. Files that are pasted into the picker open it. */
  upload?: (slot: AssetUploadSlot<Item>) => ReactNode;
  /** Called before the upload is left without an asset, in any way, e.g. to ask first. Call `leave` to leave it. */
  onLeaveUpload?: (leave: () => void) => void;
  /** Replaces the preview of an asset; null or undefined keeps the picker's own. */
  renderPreview?: (asset: Item) => ReactNode;
  loading?: boolean;
  /** What happened and what to do; `true` shows the default sentence. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Shown when there are no assets at all: what the place is for. */
  empty?: ReactNode;
  /** BCP 47 locale by whose alphabet names are sorted. @default the provider's, or else "en-GB" */
  locale?: string;
  labels?: Partial<AssetPickerLabels>;
}

export type AssetPickerProps<Item extends PickableAsset> = AssetPickerContentProps<Item> &
  DialogOpening<PickerOpenReason, PickerCloseReason>;

/** A dialog to find, preview and choose one asset. */
export function AssetPicker<Item extends PickableAsset>({
  trigger,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  onClose,
  assets,
  types,
  categories,
  value = null,
  onChoose,
  validate,
  scope,
  upload,
  onLeaveUpload = (leave) => leave(),
  renderPreview,
  loading,
  error,
  onRetry,
  empty,
  locale: givenLocale,
  size = "xl",
  labels: given,
  className,
  ...props
}: AssetPickerProps<Item>) {
  const locale = useLocale(givenLocale);
  const labels = useLabels("assetPicker", englishAssetPickerLabels, given);
  const typeLabels = useLabels("assetGrid", englishAssetGridLabels, labels.grid).types;
  const { cancel } = useUiLabels();
  const confirm = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<Item | null>(value);
  const [filter, setFilter] = useState(NO_FILTER);
  const uploader = useRef<HTMLButtonElement>(null);
  const [uploading, setUploading] = useState(false);
  const [files, setFiles] = useState(noFiles);
  const uploaded = useRef(false);
  const wasUploading = useRef(false);
  // When the upload is removed with the focus in it, the focus moves to the next step, or back to where it was.
  useEffect(() => {
    if (wasUploading.current && !uploading)
      (uploaded.current ? confirm : uploader).current?.focus();
    wasUploading.current = uploading;
    uploaded.current = false;
  }, [uploading]);
  const [open, turn] = useOpen<PickerOpenReason>({ open: givenOpen, defaultOpen, onOpenChange });
  const result = useValidation(
    validate,
    (asset) => {
      onChoose(asset);
      if (givenOpen === undefined) turn(false, "choice");
    },
    labels.checkFailed,
  );
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setDraft(value);
    setFilter(NO_FILTER);
    setUploading(false);
  }
  const choose = (asset: Item) => {
    result.forget();
    setDraft(asset);
  };

  const leaveUpload = (leave: () => void) => (uploading ? onLeaveUpload(leave) : leave());
  const close = (reason: PickerCloseReason) =>
    leaveUpload(() => {
      result.forget();
      onClose?.(reason);
      turn(false, reason);
    });

  const footer = (
    <>
      {result.refusal && (
        <InlineMessage tone="warning" className="me-auto basis-full py-2 tablet:basis-auto">
          {result.refusal}
        </InlineMessage>
      )}
      <Button onClick={() => close("cancel")}>{cancel}</Button>
      <Button
        ref={confirm}
        variant="primary"
        disabled={draft === null}
        loading={result.checking}
        onClick={() => {
          if (draft) void result.ask(draft);
        }}
      >
        {labels.confirm}
      </Button>
    </>
  );

  return (
    <Dialog
      {...props}
      open={open}
      trigger={trigger}
      size={size}
      onOpenChange={(_to, reason) => (reason === "trigger" ? turn(true, reason) : close(reason))}
      footer={uploading ? undefined : footer}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files];
        if (!upload || uploading || pasted.length === 0) return;
        event.preventDefault();
        setFiles(pasted);
        setUploading(true);
      }}
      className={cn(size !== "full" && "h-[min(48rem,calc(100dvh-2rem))]", className)}
    >
      <PickerBody
        assets={assets}
        types={types}
        categories={categories}
        scope={scope}
        upload={upload}
        renderPreview={renderPreview}
        loading={loading}
        error={error}
        onRetry={onRetry}
        empty={empty}
        draft={draft}
        onDraftChange={choose}
        onConfirm={(asset) => {
          choose(asset);
          void result.ask(asset);
        }}
        filter={filter}
        onFilterChange={setFilter}
        uploader={uploader}
        uploading={uploading}
        files={files}
        onUploadingChange={(to) =>
          leaveUpload(() => {
            setFiles(noFiles);
            setUploading(to);
          })
        }
        onUploaded={(asset) => {
          choose(asset);
          setUploading(false);
          // Filters are cleared, because they might hide the asset that was just uploaded.
          setFilter({ ...NO_FILTER, sort: filter.sort });
          uploaded.current = true;
        }}
        locale={locale}
        labels={labels}
        typeLabels={typeLabels}
      />
    </Dialog>
  );
}
