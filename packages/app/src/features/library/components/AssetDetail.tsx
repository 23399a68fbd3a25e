import { isApiError } from "@panel/api-client";
import type { AssetPermissions } from "@panel/domain/asset-policies";
import { roundedScale, scaleText } from "@panel/domain/model-links";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { IconButton } from "@panel/ui/icon-button";
import type { ModelInfo, ModelViewerActions } from "@panel/ui/model-viewer";
import { ModalAlert } from "@panel/ui/modal-alert";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useToast } from "@panel/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Download, RefreshCw, Trash2 } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AssetPreview } from "../../../shared/assets/AssetPreview.tsx";
import { fileUrl } from "../../../shared/assets/file-url.ts";
import { toShownAsset, type LibraryItem } from "../../../shared/assets/library-item.ts";
import { PreflightReport } from "../../../shared/assets/preflight/PreflightReport.tsx";
import { assetMedia, assetUses } from "../../../shared/assets/queries.ts";
import { useCategories } from "../../../shared/assets/use-library.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { AssetFacts } from "./AssetFacts.tsx";
import { AssetSheet, type AssetSheetActions } from "./AssetSheet.tsx";
import { AssetUsesList } from "./AssetUsesList.tsx";
import { RetakeThumbnail } from "./RetakeThumbnail.tsx";
import { ReplaceFile } from "./ReplaceFile.tsx";
import { ShareAsset } from "./ShareAsset.tsx";

interface AssetDetailProps {
  /** Undefined if the address names an asset that is not in this library. */
  item: LibraryItem | undefined;
  /** What the user may do with the asset; undefined if `item` is. */
  permissions: AssetPermissions | undefined;
  before: LibraryItem | undefined;
  after: LibraryItem | undefined;
  onShow(item: LibraryItem): void;
  onDelete(item: LibraryItem): void;
  onClose(): void;
}

/** Dialog for one asset: its preview, its file data, where it is used, and its editable description. */
export function AssetDetail(props: AssetDetailProps) {
  const { item, permissions, before, after, onShow, onDelete, onClose } = props;
  const { t } = useTranslation();
  const top = useRef<HTMLDivElement>(null);
  const [dirty, setDirty] = useState(false);
  const [leaving, setLeaving] = useState<() => void>();
  const ask = (leave: () => void) => (dirty ? setLeaving(() => leave) : leave());

  if (!item) {
    return (
      <ModalAlert
        open
        variant="warning"
        title={t("LIBRARY.goneTitle")}
        buttonLabel={t("GENERIC.accept")}
        onClose={onClose}
      >
        {t("LIBRARY.goneText")}
      </ModalAlert>
    );
  }
  return (
    <>
      <Dialog
        open
        size="xl"
        title={<span className="wrap-anywhere">{item.name}</span>}
        // The first field is far down, so the focus starts at the top of the dialog.
        initialFocus={top}
        onClose={() => ask(onClose)}
        footer={
          <>
            <div className="mr-auto flex gap-1">
              <IconButton
                label={t("LIBRARY.previous")}
                disabled={!before}
                onClick={() => before && ask(() => onShow(before))}
              >
                <ChevronLeft aria-hidden />
              </IconButton>
              <IconButton
                label={t("LIBRARY.next")}
                disabled={!after}
                onClick={() => after && ask(() => onShow(after))}
              >
                <ChevronRight aria-hidden />
              </IconButton>
            </div>
            {permissions?.delete && (
              <Button
                variant="quiet"
                className="text-danger"
                icon={<Trash2 aria-hidden />}
                onClick={() => onDelete(item)}
              >
                {t("ASSET.delete")}
              </Button>
            )}
            {item.src && (
              <Button asChild icon={<Download aria-hidden />}>
                <a href={item.src} download={item.fileName}>
                  {t("LIBRARY.download")}
                </a>
              </Button>
            )}
          </>
        }
      >
        <div ref={top} tabIndex={-1} className="outline-none">
          <DetailBody
            item={item}
            editable={permissions?.edit === true}
            shareable={permissions?.share === true}
            onDirtyChange={setDirty}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        title={t("ASSET.discardTitle")}
        description={t("ASSET.discardText")}
        confirmLabel={t("ASSET.discard")}
        onConfirm={() => {
          setLeaving(undefined);
          leaving?.();
        }}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}

interface DetailBodyProps {
  item: LibraryItem;
  editable: boolean;
  /** Whether the user may share it with the team. */
  shareable: boolean;
  onDirtyChange(dirty: boolean): void;
}

function DetailBody({ item, editable, shareable, onDirtyChange }: DetailBodyProps) {
  const { t, i18n } = useTranslation();
  const { names } = useCategories(i18n.language);
  const [model, setModel] = useState<ModelInfo>();
  const viewer = useRef<ModelViewerActions>(null);
  const [replacing, setReplacing] = useState(false);
  // The documents promise no file in a list, but a call for that of one asset (document 2, section 7).
  const { data: media } = useQuery(assetMedia(item.src === null ? item.record.id : 0));
  const shown = media
    ? toShownAsset(item.record.id, media, { fileUrl, type: item.type, unnamed: item.name })
    : item;
  const uses = useQuery(assetUses(item.record.id));
  const [scale, setScale] = useState(item.record.scaleMod || 1);
  const sheet = useRef<AssetSheetActions>(null);
  const toast = useToast();
  const takeScale = (chosen: number) => {
    const undo = sheet.current?.typeScale(roundedScale(chosen));
    if (!undo) return;
    const shownScale = scaleText(chosen, i18n.language);
    const shownToast = toast.show({
      tone: "success",
      title: t("ASSET.scaleTaken", { scale: shownScale }),
      action: {
        label: t("LIBRARY.undo"),
        onSelect: () => {
          toast.dismiss(shownToast);
          undo();
        },
      },
    });
  };
  return (
    <div className="grid min-w-0 gap-6 laptop:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-6">
        <AssetPreview
          asset={shown}
          scale={scale}
          onModel={setModel}
          viewer={viewer}
          onScale={editable ? takeScale : undefined}
        />
        {model && editable && <RetakeThumbnail item={item} viewer={viewer} />}
        {model && (
          <Part title={t("PREFLIGHT.title")}>
            <PreflightReport model={model} scale={scale} />
          </Part>
        )}
        {!editable && item.description && (
          <p className="max-w-prose text-reading whitespace-pre-line wrap-anywhere text-ink">
            {item.description}
          </p>
        )}
        {/* A back end may not tell them. */}
        {!isApiError(uses.error, "notFound") && (
          <Part title={t("ASSET.uses")}>
            <Uses id={item.record.id} />
          </Part>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <Part title={t("ASSET.facts")}>
          <AssetFacts item={item} category={names.get(item.category ?? "")} model={model} />
          <div className="mt-3 grid justify-items-start gap-2 empty:hidden">
            {editable && (
              <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={() => setReplacing(true)}>
                {t("ASSET.replaceFile")}
              </Button>
            )}
            {shareable && <ShareAsset item={item} />}
          </div>
          {replacing && <ReplaceFile item={item} onClose={() => setReplacing(false)} />}
        </Part>
        {editable && (
          <Part title={t("ASSET.details")}>
            <AssetSheet
              item={item}
              onDirtyChange={onDirtyChange}
              onScale={setScale}
              actions={sheet}
            />
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2.5 font-semibold text-ink">{title}</h3>
      {children}
    </section>
  );
}

function Uses({ id }: { id: number }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(assetUses(id));
  if (data) {
    return data.uses.length + data.hidden === 0 ? (
      <p className="text-ink-muted">{t("ASSET.unused")}</p>
    ) : (
      <AssetUsesList {...data} />
    );
  }
  if (error) {
    return (
      <ErrorState
        level={4}
        title={t("ASSET.usesError")}
        retryLabel={t("GENERIC.retry")}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t("GENERIC.loading")}>
      <Skeleton className="h-12" />
    </Loading>
  );
}
