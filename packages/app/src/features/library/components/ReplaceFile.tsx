import { ADVISED_SIDE, ASSET_TYPE_CODE } from "@panel/domain/assets";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { useToast } from "@panel/ui/toast";
import { DropZone, sizeText } from "@panel/ui/upload";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryItem } from "../../../shared/assets/library-item.ts";
import { problemText, rulesFor } from "../../../shared/assets/upload/file-problem.ts";
import { openFolderOf } from "../../../shared/assets/upload/folder-files.ts";
import { ModelPreparation } from "../../../shared/assets/upload/ModelPreparation.tsx";
import { PreparationProgress } from "../../../shared/assets/upload/PreparationProgress.tsx";
import { UploadRow } from "../../../shared/assets/upload/UploadRow.tsx";
import { useFileReplacement } from "../../../shared/assets/upload/use-asset-uploads.ts";
import { useChosenFiles } from "../../../shared/assets/upload/use-chosen-files.ts";
import {
  useLeavingUpload,
  useTellBusy,
} from "../../../shared/assets/upload/use-leaving-upload.tsx";
import { useModelLabels } from "../../../shared/assets/use-model-labels.ts";
import { useUploadLabels } from "../../../shared/use-upload-labels.ts";

interface ReplaceFileProps {
  item: LibraryItem;
  onClose(): void;
}

/** Dialog that gives an asset another file of its type. */
export function ReplaceFile({ item, onClose }: ReplaceFileProps) {
  const { t, i18n } = useTranslation();
  const { type, name, record } = item;
  const toast = useToast();
  const uploadLabels = useUploadLabels();
  const modelLabels = useModelLabels();
  const leaving = useLeavingUpload();
  const { queue, items, busy } = useFileReplacement(record.id);
  const chosen = useChosenFiles(type, queue, true);
  const file = items[0];

  const finish = useEffectEvent(() => {
    toast.show({ tone: "success", title: t("ASSET.replaced", { name }) });
    onClose();
  });
  useTellBusy(busy, leaving.onBusyChange);
  const state = file?.state;
  useEffect(() => {
    if (state === "done") finish();
  }, [state]);

  const problem = file?.details.problem;
  const isReady =
    file !== undefined && !problem && (type !== "model" || file.details.thumbnail !== null);
  const send = () =>
    queue.start({
      category: record.category,
      description: record.description,
      type: ASSET_TYPE_CODE[type],
    });

  return (
    <>
      <Dialog
        open
        size={type === "model" ? "xl" : "lg"}
        title={t("ASSET.replaceTitle", { name })}
        description={t("ASSET.replaceText")}
        onClose={() => leaving.ask(onClose)}
        footer={
          <>
            <Button onClick={() => leaving.ask(onClose)}>{t("GENERIC.cancel")}</Button>
            <Button
              variant="primary"
              disabled={!isReady || chosen.preparing}
              loading={busy}
              loadingLabel={t("ASSET_UPLOAD.submitting")}
              onClick={send}
            >
              {t("ASSET.replace")}
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <Field
            label={t("ASSET.newFile")}
            hint={t(`ASSET_UPLOAD.hint.${type}`, {
              size: sizeText(rulesFor(type).maxSize, i18n.language),
              side: String(ADVISED_SIDE),
            })}
            required
          >
            <DropZone
              disabled={busy || chosen.preparing}
              openFolder={type === "model" ? openFolderOf(type) : undefined}
              onFiles={(given) => void chosen.take(given)}
              labels={uploadLabels}
            />
          </Field>
          <PreparationProgress state={chosen.state} onCancel={chosen.cancel} />
          {chosen.problems.map((each) => (
            <InlineMessage key={each.file.name} tone="error" onDismiss={chosen.dismissProblems}>
              {problemText(each, t, i18n.language)}
            </InlineMessage>
          ))}
          {file && (
            <ul aria-label={t("ASSET_UPLOAD.list")}>
              <UploadRow
                item={file}
                type={type}
                queue={queue}
                unnamed
                crop={chosen.cropOf(file)}
                onEditSound={
                  chosen.preparing ? undefined : (sound) => void chosen.editSound(file.id, sound)
                }
                onRetry={send}
                problem={problem ? modelLabels.problems[problem.code](problem.detail) : undefined}
              />
            </ul>
          )}
          {file && type === "model" && (
            <ModelPreparation
              key={file.id}
              file={file.file}
              scale={record.scaleMod || 1}
              animated={record.animation}
              thumbnail={file.details.thumbnail}
              onThumbnail={(picture) => queue.describe(file.id, { thumbnail: picture })}
              onWeight={(weight) => queue.describe(file.id, { weight })}
              onClips={() => {}}
              onUnseen={() => {}}
              onRefused={(found) => queue.describe(file.id, { problem: found })}
              onChosenThumbnail={(picture) => void chosen.takeThumbnail(file.id, picture)}
              thumbnailError={undefined}
            />
          )}
        </div>
      </Dialog>
      {leaving.question}
      {chosen.question}
    </>
  );
}
