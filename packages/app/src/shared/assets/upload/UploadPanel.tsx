import { ASSET_TYPES, type AssetType } from "@panel/domain/asset-types";
import type { PictureShape } from "@panel/domain/picture-shapes";
import { ADVISED_SIDE, ASSET_TYPE_CODE } from "@panel/domain/assets";
import { AssetTypeIcon } from "@panel/ui/asset-grid";
import { Field } from "@panel/ui/field";
import { ModalAlert } from "@panel/ui/modal-alert";
import { TabsContent, Tabs } from "@panel/ui/tabs";
import { DropZone, sizeText } from "@panel/ui/upload";
import { useStore } from "@tanstack/react-form";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTellBusy } from "./use-leaving-upload.tsx";
import { focusFirstError } from "../../editing/focus-first-error.ts";
import { useModelLabels } from "../use-model-labels.ts";
import { RefusedFields } from "../../editing/RefusedFields.tsx";
import { leadToField } from "../../editing/use-form-problems.ts";
import { useUploadLabels } from "../../use-upload-labels.ts";
import { AnimationInput, CategoryInput, DescriptionInput, ScaleInput } from "../AssetInputs.tsx";
import { FileProblems } from "./FileProblems.tsx";
import { rulesFor } from "./file-problem.ts";
import { openFolderOf } from "./folder-files.ts";
import { ModelPreparation } from "./ModelPreparation.tsx";
import { PreparationProgress } from "./PreparationProgress.tsx";
import { scaleOf } from "./schema.ts";
import type { AssetUpload, ExistingAsset, Shared } from "./asset-uploads.ts";
import { SubmitFiles } from "./SubmitFiles.tsx";
import { useChosenFiles, useTakeAtOnce } from "./use-chosen-files.ts";
import { UploadRow } from "./UploadRow.tsx";
import { useShownModel } from "./use-shown-model.ts";
import { useUploadForm } from "./use-upload-form.ts";
import { useAssetUploads } from "./use-asset-uploads.ts";

interface UploadPanelProps {
  /** The types that can be uploaded, each in a tab. @default all */
  types?: readonly AssetType[];
  /** Files that are taken at once, as those that were pasted. */
  files?: readonly File[];
  /** Accepts only one file. */
  single?: boolean;
  /** The shape that pictures should have where they are used. */
  shape?: PictureShape | undefined;
  /** Called when the user has closed the message that all files have arrived. */
  onUploaded(ids: readonly number[]): void;
  /** Called if the library already has the file and the user wants to use that asset instead. */
  onUseExisting(existing: ExistingAsset): void;
  /** Called with whether files are being sent; leaving would stop them. */
  onBusyChange?(busy: boolean): void;
}

const REQUIRED = {
  image: "ASSET_UPLOAD.requiredImage",
  model: "ASSET_UPLOAD.requiredModel",
  audio: "ASSET_UPLOAD.requiredAudio",
} as const;

/** Uploads files to the library: their shared data, the files, and the progress of each. */
export function UploadPanel(props: UploadPanelProps) {
  const {
    types = ASSET_TYPES,
    single = false,
    shape,
    onUploaded,
    onUseExisting,
    onBusyChange,
  } = props;
  const { t, i18n } = useTranslation();
  const formId = useId();
  const uploadLabels = useUploadLabels();
  const modelLabels = useModelLabels();
  const { queue, items: files, busy } = useAssetUploads();
  const [type, setType] = useState<AssetType>(types[0] ?? "image");
  const chosen = useChosenFiles(type, queue, single);
  useTakeAtOnce(props.files, chosen.take);
  const [showsMissing, setShowsMissing] = useState(false);

  const rules = rulesFor(type);
  const models = useShownModel(type === "model" ? files : []);
  const { shown, missing } = models;

  const focusFiles = () => document.getElementById(`${formId}-files`)?.focus();
  const lacking = [
    ...(files.length === 0
      ? [{ path: "files", label: t("ASSET_UPLOAD.files"), lead: focusFiles }]
      : []),
    ...missing.map(({ id, file }) => ({
      path: String(id),
      label: `${t("ASSET_UPLOAD.thumbnail")} (${file.name})`,
      lead: () => {
        models.show(id);
        requestAnimationFrame(() => leadToField(formId, "thumbnail"));
      },
    })),
  ];
  const form = useUploadForm({
    onInvalid: () => void (files.length === 0 ? focusFiles() : focusFirstError(formId)),
    onValid: (value, { only }) => {
      const none = files.every(({ details }) => details.problem);
      if (none || missing.length > 0) {
        if (missing[0]) models.show(missing[0].id);
        focusFiles();
        return;
      }
      const shared: Shared = {
        category: Number(value.category),
        description: value.description.trim(),
        type: ASSET_TYPE_CODE[type],
        isGym: false,
        special: false,
        ...(type === "model" ? { animation: value.animation, scaleMod: scaleOf(value.scale) } : {}),
      };
      if (only === undefined) queue.start(shared);
      else queue.retry(only, shared);
    },
  });
  const typedScale = useStore(form.store, (state) => scaleOf(state.values.scale));
  // While the number is being typed it may be invalid.
  const scale = typedScale > 0 ? typedScale : 1;
  const animated = useStore(form.store, (state) => state.values.animation);

  useTellBusy(busy, onBusyChange);

  const allDone = files.length > 0 && files.every((each) => each.state === "done");

  const reset = () => {
    queue.clear();
    setShowsMissing(false);
    form.reset();
  };
  const closeSuccess = () => {
    const ids = files.flatMap((each) => each.result?.id ?? []);
    reset();
    onUploaded(ids);
  };
  /** Validates the form, then sends all files that have not arrived, or one of them. */
  const submit = (only?: number) => {
    setShowsMissing(true);
    void form.handleSubmit(only === undefined ? {} : { only });
  };
  const problemOf = ({ details: { problem } }: AssetUpload) =>
    problem ? modelLabels.problems[problem.code](problem.detail) : undefined;
  const needsThumbnail = (item: AssetUpload) =>
    showsMissing && missing.includes(item) ? t("ASSET_UPLOAD.requiredModelThumbnail") : undefined;

  const send = (
    <form
      id={formId}
      noValidate
      className="grid gap-5"
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files];
        // Where the focus is in the zone for files, that has taken them.
        if (event.defaultPrevented || busy || chosen.preparing || pasted.length === 0) return;
        event.preventDefault();
        void chosen.take(pasted);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // Stops the submit event from reaching an outer form that contains this dialog in React's tree.
        event.stopPropagation();
        // Enter in a field comes here too.
        if (!busy && !chosen.preparing) submit();
      }}
    >
      <Field
        id={`${formId}-files`}
        label={t("ASSET_UPLOAD.files")}
        hint={t(`ASSET_UPLOAD.hint.${type}`, {
          size: sizeText(rules.maxSize, i18n.language),
          side: String(ADVISED_SIDE),
        })}
        required
        error={showsMissing && files.length === 0 ? t(REQUIRED[type]) : undefined}
      >
        <DropZone
          multiple={!single}
          disabled={busy || chosen.preparing}
          openFolder={single && type !== "model" ? undefined : openFolderOf(type)}
          onFiles={(given) => void chosen.take(given)}
          labels={{
            ...uploadLabels,
            drop: t(single ? "UPLOAD.drop" : "ASSET_UPLOAD.drop"),
            choose: t(single ? "UPLOAD.choose" : "ASSET_UPLOAD.choose"),
          }}
        />
      </Field>
      <PreparationProgress state={chosen.state} onCancel={chosen.cancel} />
      {files.length > 0 && (
        <ul aria-label={t("ASSET_UPLOAD.list")} className="grid gap-2">
          {files.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              type={type}
              queue={queue}
              onRetry={() => submit(item.id)}
              onUseExisting={onUseExisting}
              crop={chosen.cropOf(item, shape)}
              onEditSound={
                chosen.preparing ? undefined : (sound) => void chosen.editSound(item.id, sound)
              }
              problem={problemOf(item) ?? needsThumbnail(item)}
              preview={
                shown && files.length > 1
                  ? {
                      pressed: item === shown,
                      disabled: models.proposing,
                      onPress: () => models.show(item.id),
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {shown && (
        <ModelPreparation
          key={shown.id}
          file={shown.file}
          scale={scale}
          animated={animated}
          thumbnail={shown.details.thumbnail}
          onThumbnail={(picture) => queue.describe(shown.id, { thumbnail: picture })}
          onWeight={(weight) => queue.describe(shown.id, { weight })}
          onUnseen={() => models.pass(shown.id)}
          onClips={(some) => {
            // Proposed until somebody has chosen.
            if (some && !form.getFieldMeta("animation")?.isTouched) {
              form.setFieldValue("animation", true, { dontUpdateMeta: true });
            }
          }}
          onRefused={(problem) => queue.describe(shown.id, { problem })}
          onChosenThumbnail={(picture) => void chosen.takeThumbnail(shown.id, picture)}
          thumbnailError={needsThumbnail(shown)}
        />
      )}
      <div className="grid gap-5 tablet:grid-cols-2">
        <form.Field name="category">{(field) => <CategoryInput field={field} />}</form.Field>
        {type === "model" && (
          <form.Field name="scale">{(field) => <ScaleInput field={field} />}</form.Field>
        )}
        <div className="tablet:col-span-2">
          <form.Field name="description">
            {(field) => (
              <DescriptionInput
                field={field}
                {...(single ? {} : { hint: t("ASSET_UPLOAD.descriptionHint") })}
              />
            )}
          </form.Field>
        </div>
        {type === "model" && (
          <form.Field name="animation">{(field) => <AnimationInput field={field} />}</form.Field>
        )}
      </div>
      <RefusedFields form={formId} store={form.store} besides={showsMissing ? lacking : []} />
      <SubmitFiles files={files} busy={busy} preparing={chosen.preparing} />
    </form>
  );

  return (
    <>
      {types.length > 1 ? (
        <Tabs
          label={t("ASSET_UPLOAD.type")}
          value={type}
          onValueChange={(next) => {
            queue.clear();
            setShowsMissing(false);
            setType(next);
          }}
          tabs={types.map((value) => ({
            value,
            label: t(`ASSET.types.${value}`),
            icon: <AssetTypeIcon type={value} />,
            disabled: (busy || chosen.preparing) && value !== type,
          }))}
        >
          {types.map((value) => (
            <TabsContent key={value} value={value} tabIndex={-1}>
              {send}
            </TabsContent>
          ))}
        </Tabs>
      ) : (
        send
      )}
      <FileProblems problems={chosen.problems} onClose={chosen.dismissProblems} />
      {chosen.question}
      <ModalAlert
        open={allDone}
        variant="success"
        title={t("ASSET_UPLOAD.successTitle")}
        buttonLabel={t("GENERIC.accept")}
        onClose={closeSuccess}
      >
        {t("ASSET_UPLOAD.success", { count: Math.max(1, files.length) })}
      </ModalAlert>
    </>
  );
}
