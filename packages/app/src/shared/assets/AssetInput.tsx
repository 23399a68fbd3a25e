import type { AssetType } from "@panel/domain/asset-types";
import type { PictureShape } from "@panel/domain/picture-shapes";
import { librariesOf, type LibraryScope } from "@panel/domain/asset-policies";
import { croppedPicture } from "@panel/media/pictures/cropped-picture";
import { Button } from "@panel/ui/button";
import { AssetField, type AssetFilter } from "@panel/ui/asset-picker";
import { useFieldControl } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { stopAllAudio } from "@panel/ui/audio-player";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../session/use-session.ts";
import { useErrorText } from "../use-error-text.ts";
import { useCropChoice } from "./pictures/use-crop-choice.tsx";
import { AssetPreview } from "./AssetPreview.tsx";
import { validateImage } from "./validate-image.ts";
import { fileUrl } from "./file-url.ts";
import { toShownAsset, type ShownAsset } from "./library-item.ts";
import { NO_FILTER, ofType, pickerQuery } from "./picker-query.ts";
import { useSettledSearch } from "./search-words.ts";
import { assetMedia } from "./queries.ts";
import { useAssetFieldLabels, usePickerLabels } from "./use-picker-labels.ts";
import { PickerUpload } from "./PickerUpload.tsx";
import { useLeavingUpload } from "./upload/use-leaving-upload.tsx";
import { useCategories, useLibrary, useLibraryCounts } from "./use-library.ts";

interface AssetInputProps {
  /** Id of the asset; 0 for none. */
  value: number;
  onValueChange(id: number): void;
  /** The only type that the field accepts. */
  type: AssetType;
  /** Title of the dialog, such as "Choose the cover". */
  title?: string;
  /** Size of the dialog. @default "xl" */
  size?: "xl" | "full";
  /** The shape that images should have; only square ones are accepted where they have to be. */
  shape?: PictureShape;
  /** Name of the animation that plays in the preview of the chosen model. */
  clip?: string;
}

const NOTHING = {};
const TYPES: Record<AssetType, readonly [AssetType]> = {
  image: ["image"],
  model: ["model"],
  audio: ["audio"],
};
const TITLES = {
  image: "PICKER.chooseImage",
  model: "PICKER.chooseModel",
  audio: "PICKER.chooseAudio",
} as const;

/** Input whose value is an asset of the own or the global library. Place it in a `Field`. */
export function AssetInput(props: AssetInputProps) {
  const { value, onValueChange, type, title, size, shape, clip } = props;
  const { t, i18n } = useTranslation();
  const user = useUser();
  const field = useFieldControl({});
  const errorText = useErrorText();
  const labels = useAssetFieldLabels();
  const pickerLabels = usePickerLabels();
  const scopes = librariesOf(user.role);
  const ownsNone = !scopes.includes("own");
  const [chosenScope, setScope] = useState<LibraryScope>();
  const [open, setOpen] = useState(false);
  const [filter, setFilter] = useState<AssetFilter>(NO_FILTER);
  const asked = useSettledSearch(filter.search);
  const query = useMemo(
    () => pickerQuery(type, { ...filter, search: asked }, ownsNone),
    [type, filter, asked, ownsNone],
  );
  const ownCounts = useLibraryCounts("own", NOTHING, open && !ownsNone);
  // Who has nothing of the type yet is shown what is there for all.
  const hasNone = ownCounts?.types[type] === 0;
  const scope = chosenScope ?? (ownsNone || hasNone ? "global" : "own");
  const library = useLibrary(scope, query, open);
  const counts = useLibraryCounts(scope, query, open);
  const all = useLibraryCounts(scope, ofType(type, ownsNone), open);
  const categories = useCategories(i18n.language);
  const media = useQuery(assetMedia(value));
  const leaving = useLeavingUpload();
  const crop = useCropChoice();
  const [picked, setPicked] = useState<ShownAsset>();

  const numbered = t("ASSET.numbered", { id: value });
  const known = picked?.id === String(value) ? picked : undefined;
  const shown: ShownAsset | null =
    value === 0
      ? null
      : (known ??
        (media.data
          ? toShownAsset(value, media.data, { fileUrl, type, unnamed: numbered })
          : { id: String(value), name: numbered, type, fileName: "" }));

  const choose = (asset: ShownAsset | null) => {
    if (!asset) stopAllAudio();
    setPicked(asset ?? undefined);
    onValueChange(asset ? Number(asset.id) : 0);
  };
  /** A square part of a picture of the library, to be uploaded beside it; nothing where none is chosen. */
  const squareOf = async (asset: ShownAsset): Promise<readonly File[]> => {
    const answer = await fetch(asset.src ?? asset.thumbnail ?? "");
    if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
    const file = new File([await answer.blob()], `${asset.name}.picture`);
    const area = await crop.choose(file, "square");
    return area ? [await croppedPicture(file, area)] : [];
  };
  const validate = async (asset: ShownAsset) => {
    if (type !== "image") return true;
    const verdict = await validateImage(asset, shape === "square");
    if (verdict === "good") return true;
    if (verdict !== "notSquare") return t(`PICKER.${verdict}`);
    return {
      reason: t("ASSET_ERRORS.notSquare"),
      wayOut: { label: t("CROP.offer.square"), make: () => squareOf(asset) },
    };
  };

  return (
    <div className="grid min-w-0 gap-2" data-invalid={field["aria-invalid"] || undefined}>
      <AssetField<ShownAsset>
        value={shown}
        onValueChange={choose}
        onOpenChange={setOpen}
        labels={labels}
        picker={{
          title: title ?? t(TITLES[type]),
          ...(size ? { size } : {}),
          assets: library.assets,
          remote: {
            onFilterChange: setFilter,
            found: counts?.found,
            total: all?.found,
            onNearEnd: library.more,
          },
          types: TYPES[type],
          categories: categories.options,
          loading: library.isPending || (library.isOld && library.isFetching),
          error: library.error ? errorText(library.error) : undefined,
          onRetry: () => void library.refetch(),
          empty:
            scope === "own" ? (
              <span className="grid justify-items-center gap-3">
                {t("PICKER.emptyOwn")}
                <Button size="sm" onClick={() => setScope("global")}>
                  {t("PICKER.seeShared")}
                </Button>
              </span>
            ) : (
              t("PICKER.emptyGlobal")
            ),
          locale: i18n.language,
          labels: pickerLabels,
          validate,
          renderPreview: (asset) =>
            asset.type === "model" ? (
              <AssetPreview
                asset={asset}
                height="16rem"
                clip={asset.id === String(value) ? clip : undefined}
              />
            ) : undefined,
          scope: ownsNone ? undefined : (
            <SegmentedControl
              className="w-fit max-w-full justify-self-start"
              label={t("PICKER.scope")}
              value={scope}
              onValueChange={(next) => setScope(next as LibraryScope)}
              options={[
                { value: "own", label: t("LIBRARY.own") },
                { value: "global", label: t("LIBRARY.explore") },
              ]}
            />
          ),
          onLeaveUpload: leaving.ask,
          upload: ({ onUploaded, files }) => (
            <PickerUpload
              files={files}
              types={TYPES[type]}
              shape={shape}
              scopes={scopes}
              onBusyChange={leaving.onBusyChange}
              onFound={(asset, where) => {
                if (where) setScope(where);
                onUploaded(asset);
              }}
            />
          ),
        }}
      />
      {leaving.question}
      {crop.question}
      {value > 0 && !known && media.error && (
        <InlineMessage tone="warning">{t("PICKER.unavailable")}</InlineMessage>
      )}
    </div>
  );
}
