import { useEffect, useRef, useState } from "react";
import { englishAssetGridLabels } from "../asset-grid/labels.ts";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { InlineMessage } from "../inline-message/index.ts";
import { cn } from "../style/cn.ts";
import { useOpen } from "../style/use-open.ts";
import { useStable } from "../style/use-stable.ts";
import { useUiLabels } from "../labels/index.ts";
import type { PickableAsset } from "./pickable-asset.ts";
import { PickerBody } from "./PickerBody.tsx";
import type { AssetPickerProps, PickerOpenReason, PickerCloseReason } from "./props.ts";
import { NO_FILTER } from "./asset-filter.ts";
import { useValidation, type WayOut } from "./use-validation.ts";
import { useLabels, useLocale } from "../labels/labels-context.ts";
import { englishAssetPickerLabels } from "./labels.ts";

const noFiles: readonly File[] = [];

/** A dialog to find, preview and choose one asset. */
export function AssetPicker<Item extends PickableAsset>({
  trigger,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  onClose,
  assets,
  remote,
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
  const tellFilter = useStable((to: typeof filter) => remote?.onFilterChange(to));
  useEffect(() => {
    if (open) tellFilter(filter);
  }, [open, filter, tellFilter]);
  const [makingWay, setMakingWay] = useState(false);
  const takeWayOut = async ({ make }: WayOut) => {
    setMakingWay(true);
    try {
      const made = await make();
      if (made.length === 0) return;
      result.forget();
      setFiles(made);
      setUploading(true);
    } catch {
      result.refuse(labels.checkFailed);
    } finally {
      setMakingWay(false);
    }
  };
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
          {result.refusal.reason}
          {result.refusal.wayOut && (
            <Button
              size="sm"
              className="mt-1.5 flex"
              loading={makingWay}
              onClick={() => {
                if (result.refusal?.wayOut) void takeWayOut(result.refusal.wayOut);
              }}
            >
              {result.refusal.wayOut.label}
            </Button>
          )}
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
      className={cn(size !== "full" && "h-[min(48rem,calc(100dvh-2rem))] short:h-auto", className)}
    >
      <PickerBody
        assets={assets}
        remote={remote}
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
