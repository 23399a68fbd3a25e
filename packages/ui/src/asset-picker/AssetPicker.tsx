import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AssetType } from "../asset-grid/index.ts";
import { englishAssetGridLabels } from "../asset-grid/labels.ts";
import { Button } from "../button/index.ts";
import { type CloseReason, Dialog, type DialogProps } from "../dialog/index.ts";
import { InlineMessage } from "../inline-message/index.ts";
import { cn } from "../style/cn.ts";
import { useUiLabels } from "../labels/index.ts";
import type { PickableAsset } from "./pickable-asset.ts";
import { PickerBody } from "./PickerBody.tsx";
import type { AssetCategory } from "./PickerFilters.tsx";
import { openSieve } from "./sifting.ts";
import { useVerdict, type Verdict } from "./use-verdict.ts";
import { type AssetPickerLabels, englishAssetPickerLabels } from "./labels.ts";

/** What an upload inside the picker is handed. */
export interface AssetUploadSlot<Item> {
  /** Back to the list, with the new asset chosen. */
  onUploaded: (asset: Item) => void;
  onCancel: () => void;
}

export interface AssetPickerProps<Item extends PickableAsset> extends Omit<
  DialogProps,
  "children" | "footer" | "onClose" | "side" | "blocked"
> {
  open: boolean;
  /** What is being chosen: "Choose the cover". */
  title: ReactNode;
  /** Keep the array and its objects stable. */
  assets: readonly Item[];
  /** The only types that may be chosen; others are not shown. Default: all. Keep it stable. */
  types?: readonly AssetType[];
  /** Gives the picker a filter by category. */
  categories?: readonly AssetCategory[];
  /** What is chosen when it opens. */
  value?: Item | null;
  onChoose: (asset: Item) => void;
  onClose: (reason: CloseReason | "cancel") => void;
  /** Whether an asset may be chosen, when it is about to be; else why not. Where it fails, that is said. */
  validate?: (asset: Item) => Verdict | Promise<Verdict>;
  /** Above the filters: whose assets are shown, for one. What is chosen stays when they change. */
  scope?: ReactNode;
  /** Gives the picker an upload. */
  upload?: (slot: AssetUploadSlot<Item>) => ReactNode;
  /** Before the upload is left without an asset, by whatever way: may ask first. Call `leave` to go on. */
  onLeaveUpload?: (leave: () => void) => void;
  /** Instead of the preview of some types; null or undefined: the picker's own. */
  renderPreview?: (asset: Item) => ReactNode;
  loading?: boolean;
  /** What happened and what to do; `true` says the default sentence. */
  error?: ReactNode;
  onRetry?: () => void;
  /** No assets at all: what the place is for. */
  empty?: ReactNode;
  /** Whose alphabet counts. @default "es" */
  locale?: string;
  labels?: Partial<AssetPickerLabels>;
}

/** A dialog in which one asset is found, looked at or heard, and chosen. */
export function AssetPicker<Item extends PickableAsset>({
  open,
  assets,
  types,
  categories,
  value = null,
  onChoose,
  onClose,
  validate,
  scope,
  upload,
  onLeaveUpload = (leave) => leave(),
  renderPreview,
  loading,
  error,
  onRetry,
  empty,
  locale = "es",
  size = "xl",
  labels: given,
  className,
  ...props
}: AssetPickerProps<Item>) {
  const labels = { ...englishAssetPickerLabels, ...given };
  const typeLabels = labels.grid.types ?? englishAssetGridLabels.types;
  const { cancel } = useUiLabels();
  const confirm = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<Item | null>(value);
  const [sieve, setSieve] = useState(openSieve);
  const uploader = useRef<HTMLButtonElement>(null);
  const [uploading, setUploading] = useState(false);
  const uploaded = useRef(false);
  const wasUploading = useRef(false);
  // The upload is removed with the focus in it: the focus moves to the next step, or back to where it was.
  useEffect(() => {
    if (wasUploading.current && !uploading)
      (uploaded.current ? confirm : uploader).current?.focus();
    wasUploading.current = uploading;
    uploaded.current = false;
  }, [uploading]);
  const verdict = useVerdict(validate, onChoose, labels.checkFailed);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setDraft(value);
    setSieve(openSieve);
    setUploading(false);
  }
  const choose = (asset: Item) => {
    verdict.forget();
    setDraft(asset);
  };

  const leaveUpload = (leave: () => void) => (uploading ? onLeaveUpload(leave) : leave());
  const close = (reason: CloseReason | "cancel") =>
    leaveUpload(() => {
      verdict.forget();
      onClose(reason);
    });

  const footer = (
    <>
      {verdict.refusal && (
        <InlineMessage tone="warning" className="mr-auto basis-full py-2 tablet:basis-auto">
          {verdict.refusal}
        </InlineMessage>
      )}
      <Button onClick={() => close("cancel")}>{cancel}</Button>
      <Button
        ref={confirm}
        variant="primary"
        disabled={draft === null}
        loading={verdict.checking}
        onClick={() => {
          if (draft) void verdict.ask(draft);
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
      size={size}
      onClose={close}
      footer={uploading ? undefined : footer}
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
          void verdict.ask(asset);
        }}
        sieve={sieve}
        onSieveChange={setSieve}
        uploader={uploader}
        uploading={uploading}
        onUploadingChange={(to) => leaveUpload(() => setUploading(to))}
        onUploaded={(asset) => {
          choose(asset);
          setUploading(false);
          // What was just brought is not to be hidden.
          setSieve({ ...openSieve, sort: sieve.sort });
          uploaded.current = true;
        }}
        locale={locale}
        labels={labels}
        typeLabels={typeLabels}
      />
    </Dialog>
  );
}
