import { librariesOf } from "@panel/domain/asset-policies";
import { AssetGrid } from "@panel/ui/asset-grid";
import { Button } from "@panel/ui/button";
import { DropdownMenuItem, DropdownMenuSeparator } from "@panel/ui/dropdown-menu";
import { EmptyState } from "@panel/ui/empty-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { stopAllAudio } from "@panel/ui/audio-player";
import { TabsContent, Tabs } from "@panel/ui/tabs";
import { Download, Eye, Images, ListChecks, Trash2, Upload } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import type { LibraryItem } from "../../../shared/assets/library-item.ts";
import { useGridLabels } from "../../../shared/assets/use-media-labels.ts";
import { useCategories, useLibraryAsset } from "../../../shared/assets/use-library.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { type AddressQuery, useAddressQuery } from "../../../shared/use-address-query.ts";
import { AssetDetail } from "../components/AssetDetail.tsx";
import { DeleteAsset } from "../components/DeleteAsset.tsx";
import { LibraryFilters } from "../components/LibraryFilters.tsx";
import { LibraryViews } from "../components/LibraryViews.tsx";
import { OldThumbnails } from "../components/OldThumbnails.tsx";
import { SelectionBar } from "../components/SelectionBar.tsx";
import { UploadDialog } from "../components/UploadDialog.tsx";
import { useAssetPermissions, useLibraryPermissions } from "../use-asset-permissions.ts";
import { useShownAssets } from "../use-shown-assets.ts";
import { useSelectedAssets } from "../use-selected-assets.ts";
import { useLibraryAddress } from "../use-library-address.ts";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";

/** Screen of `libraryar` and `mylibrary`. A super-admin manages the global library; others manage their own and view the global one. */
export function LibraryScreen() {
  const { t } = useTranslation();
  const user = useUser();
  const scopes = librariesOf(user.role);
  const ownsNone = !scopes.includes("own");
  const query = useAddressQuery();
  const address = useLibraryAddress(query, ownsNone);
  const [uploading, setUploading] = useState(false);
  const library = (
    <LibraryView key={address.scope} query={query} address={address} onUpload={setUploading} />
  );
  return (
    <>
      <ScreenHeader
        title={t(ownsNone ? "LIBRARY.titleGlobal" : "LIBRARY.titleOwn")}
        description={t(ownsNone ? "LIBRARY.subtitleGlobal" : "LIBRARY.subtitleOwn")}
        action={
          <Button
            variant="primary"
            icon={<Upload className="size-4" />}
            onClick={() => setUploading(true)}
          >
            {t("LIBRARY.upload")}
          </Button>
        }
      />
      {ownsNone ? (
        library
      ) : (
        <Tabs
          label={t("LIBRARY.tabs")}
          value={address.scope}
          onValueChange={address.setScope}
          tabs={[
            { value: "own", label: t("LIBRARY.own") },
            { value: "global", label: t("LIBRARY.explore") },
          ]}
        >
          {(["own", "global"] as const).map((scope) => (
            <TabsContent key={scope} value={scope} tabIndex={-1}>
              {library}
            </TabsContent>
          ))}
        </Tabs>
      )}
      {uploading && (
        <UploadDialog
          global={ownsNone}
          onClose={() => setUploading(false)}
          onUploaded={() => {
            setUploading(false);
            if (!ownsNone && address.scope === "global") address.setScope("own");
          }}
          onUseExisting={({ scope, id }) => {
            setUploading(false);
            address.showIn(scope, id);
          }}
        />
      )}
    </>
  );
}

interface LibraryViewProps {
  query: AddressQuery;
  address: ReturnType<typeof useLibraryAddress>;
  onUpload(open: boolean): void;
}

/** One library: its filters, its tiles, and the detail of the asset that the address names. */
function LibraryView({ query, address, onUpload }: LibraryViewProps) {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const { scope, open, show, close } = address;
  /** Whether uploads go to this library. */
  const takesUploads = scope === librariesOf(user.role)[0];
  const permissionsOn = useAssetPermissions(scope);
  const errorText = useErrorText();
  const gridLabels = useGridLabels();
  const allowed = useLibraryPermissions(scope);
  const { names } = useCategories(i18n.language);
  const shown = useShownAssets(scope, names, query);
  const { library, total, found } = shown;
  const { assets, error } = library;
  const [deleting, setDeleting] = useState<LibraryItem>();
  const selection = useSelectedAssets(
    scope,
    { assets, hasMore: library.hasMore, query: shown.query },
    permissionsOn,
  );
  const mayChoose = (allowed.edit || allowed.delete) && total !== 0;
  // Stops sounds when the user leaves the screen.
  useEffect(() => () => stopAllAudio(), []);

  const actions = useCallback(
    (item: LibraryItem) => (
      <>
        <DropdownMenuItem icon={<Eye aria-hidden />} onSelect={() => show(item.record.id)}>
          {t("LIBRARY.open")}
        </DropdownMenuItem>
        {item.src && (
          <DropdownMenuItem icon={<Download aria-hidden />} asChild>
            <a href={item.src} download={item.fileName}>
              {t("LIBRARY.download")}
            </a>
          </DropdownMenuItem>
        )}
        {permissionsOn(item).delete && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem
              danger
              icon={<Trash2 aria-hidden />}
              onSelect={() => setDeleting(item)}
            >
              {t("ASSET.delete")}
            </DropdownMenuItem>
          </>
        )}
      </>
    ),
    [t, show, permissionsOn],
  );
  const openedAt = useMemo(
    () => assets.findIndex((item) => item.record.id === open),
    [assets, open],
  );
  // What a link names may be on a page that was not fetched, or in none that the filters find.
  const linked = useLibraryAsset(scope, openedAt < 0 ? open : undefined);
  const named = assets[openedAt] ?? linked;
  // While the list is fetched again it may be in none: its detail stays, and what it has asked stays above it.
  const [last, setLast] = useState<LibraryItem>();
  if (named && named !== last) setLast(named);
  const opened = named === undefined && last?.record.id === open ? last : named;
  useEffect(() => {
    if (openedAt >= 0 && openedAt >= assets.length - 1) library.more();
  }, [openedAt, assets.length, library]);

  return (
    <>
      <OldThumbnails
        scope={scope}
        count={allowed.edit ? shown.oldThumbnails : 0}
        onSelect={selection.beginWithOldThumbnails}
      />
      <LibraryFilters assets={shown}>
        <LibraryViews
          scope={scope}
          ownsNone={!librariesOf(user.role).includes("own")}
          query={query}
        />
      </LibraryFilters>
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-caption text-ink-muted tabular-nums empty:hidden">
          {total && found !== undefined ? t("LIBRARY.results", { shown: found, count: total }) : ""}
        </p>
        {mayChoose && (
          <Button
            size="sm"
            variant="quiet"
            icon={<ListChecks />}
            aria-pressed={selection.on}
            onClick={selection.toggle}
          >
            {t("LIBRARY.select")}
          </Button>
        )}
      </div>
      {selection.on && mayChoose && (
        <SelectionBar
          scope={scope}
          chosen={selection.chosen}
          actions={selection.actions}
          offered={allowed}
          hidden={selection.hidden}
          onChooseShown={selection.chooseShown}
          onChosenChange={selection.choose}
        />
      )}
      {assets.length === 0 && !shown.filtered && !library.isPending && !error ? (
        <EmptyState
          icon={<Images />}
          title={t(scope === "own" ? "LIBRARY.emptyOwnTitle" : "LIBRARY.emptyGlobalTitle")}
          action={
            takesUploads && (
              <Button icon={<Upload className="size-4" />} onClick={() => onUpload(true)}>
                {t("LIBRARY.upload")}
              </Button>
            )
          }
        >
          {t(scope === "own" ? "LIBRARY.emptyOwnText" : "LIBRARY.emptyGlobalText")}
        </EmptyState>
      ) : (
        <AssetGrid
          label={t("LIBRARY.list")}
          assets={assets}
          total={library.hasMore ? found : undefined}
          onNearEnd={library.more}
          choice={selection.on ? "multiple" : "none"}
          chosen={selection.ids}
          onChosenChange={selection.choose}
          onOpen={(item) => show(item.record.id)}
          actions={actions}
          loading={library.isPending || (library.isOld && library.isFetching)}
          error={error ? errorText(error) : undefined}
          onRetry={() => void library.refetch()}
          filtered={shown.filtered}
          onClearFilters={shown.clear}
          maxHeight="max(26rem, calc(100dvh - 20rem))"
          minTileWidth={168}
          className="-mx-1.5"
          labels={gridLabels}
        />
      )}
      {library.failedMore && (
        <InlineMessage
          tone="error"
          className="mt-3"
          action={
            <Button size="sm" onClick={library.more}>
              {t("GENERIC.retry")}
            </Button>
          }
        >
          {t("LIBRARY.moreFailed")}
        </InlineMessage>
      )}
      {open !== undefined && opened !== undefined && (
        <AssetDetail
          key={open}
          item={opened ?? undefined}
          permissions={opened ? permissionsOn(opened) : undefined}
          before={assets[openedAt - 1]}
          after={openedAt < 0 ? undefined : assets[openedAt + 1]}
          onShow={(item) => show(item.record.id, { replace: true })}
          onDelete={setDeleting}
          onClose={close}
        />
      )}
      {deleting && (
        <DeleteAsset
          // Told apart from the detail of the same asset beside it.
          key={`delete ${deleting.id}`}
          item={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            if (open === deleting.record.id) close();
          }}
        />
      )}
    </>
  );
}
