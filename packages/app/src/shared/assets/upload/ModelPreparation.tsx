import type { AssetType } from "@panel/domain/asset-types";
import { MODEL_LIMITS } from "@panel/domain/model-limits";
import { modelWeight, type ModelWeight } from "@panel/domain/model-preflight";
import { AssetThumbnail } from "@panel/ui/asset-grid";
import { Button } from "@panel/ui/button";
import { Fieldset } from "@panel/ui/field";
import {
  ModelViewer,
  type ModelInfo,
  type ModelProblemCode,
  type ModelViewerActions,
} from "@panel/ui/model-viewer";
import { sizeText } from "@panel/ui/upload";
import { Camera, ImagePlus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useModelLabels } from "../use-model-labels.ts";
import { PreflightReport } from "../preflight/PreflightReport.tsx";
import { QuickLookReport } from "../preflight/QuickLookReport.tsx";
import type { ModelProblem } from "./asset-uploads.ts";
import { rulesFor } from "./file-problem.ts";
import { useObjectUrl } from "./use-object-url.ts";

interface ModelPreparationProps {
  file: File;
  /** The scale factor as typed. */
  scale: number;
  /** Whether the model is shown with its animation. */
  animated: boolean;
  thumbnail: File | null;
  onThumbnail(thumbnail: File): void;
  /** Called with what makes the model heavy, once it is shown. */
  onWeight(weight: ModelWeight): void;
  /** Called with whether the model has animations, once it is shown. */
  onClips(some: boolean): void;
  /** Called if no snapshot of the model could be taken. */
  onUnseen(): void;
  /** Called with what is wrong with the file, for which the server would refuse it too. */
  onRefused(problem: ModelProblem): void;
  /** Called with an image that the user chose instead of the snapshot. */
  onChosenThumbnail(file: File): void;
  /** Error that is shown after an upload was attempted without a thumbnail. */
  thumbnailError: string | undefined;
}

const MODEL: AssetType = "model";

/** Problems of the browser or of the connection; another browser may show the same file. */
const OF_BROWSER: readonly ModelProblemCode[] = [
  "unreachable",
  "timeout",
  "outOfMemory",
  "noWebgl",
  "contextLost",
  "noWebp",
  "failed",
];
const isOfFile = (code: ModelProblemCode): boolean => !OF_BROWSER.includes(code);

/** Preview, report and thumbnail of a model before its upload. */
export function ModelPreparation(props: ModelPreparationProps) {
  const { file, scale, animated, thumbnail, onThumbnail, onWeight, onUnseen, onChosenThumbnail } =
    props;
  const { t, i18n } = useTranslation();
  const labels = useModelLabels();
  const viewer = useRef<ModelViewerActions>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [model, setModel] = useState<ModelInfo>();
  const [failed, setFailed] = useState<"failed" | "refused">();
  const picture = useObjectUrl(thumbnail);
  const rules = rulesFor("thumbnail");

  const take = async () => {
    try {
      const blob = await viewer.current?.takeSnapshot({
        background: "ground",
        maxBytes: rules.maxSize,
      });
      if (blob) onThumbnail(new File([blob], "thumbnail.webp", { type: blob.type }));
      else onUnseen();
    } catch {
      // If the snapshot fails, the user has to choose a thumbnail.
      onUnseen();
    }
  };

  // A snapshot is possible only after the viewer has drawn the model that it has just reported.
  const propose = useEffectEvent(() => {
    if (!thumbnail) void take();
  });
  useEffect(() => {
    if (model) propose();
  }, [model]);

  return (
    <div className="grid min-w-0 gap-5 laptop:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-4">
        <ModelViewer
          label={t("ASSET_UPLOAD.viewerLabel", { name: file.name })}
          source={file}
          height="20rem"
          scale={scale}
          autoPlay={animated}
          defaultPerson
          locale={i18n.language}
          labels={labels}
          actionsRef={viewer}
          onReady={(shown) => {
            setModel(shown);
            onWeight(modelWeight(shown));
            props.onClips(shown.animations.length > 0);
          }}
          limits={MODEL_LIMITS}
          onProblem={({ code, detail }) => {
            if (isOfFile(code)) props.onRefused({ code, detail });
            setFailed(isOfFile(code) ? "refused" : "failed");
            onUnseen();
          }}
        />
        <Fieldset
          data-field="thumbnail"
          required
          legend={t("ASSET_UPLOAD.thumbnail")}
          hint={t("ASSET_UPLOAD.thumbnailHint", { size: sizeText(rules.maxSize, i18n.language) })}
          error={props.thumbnailError}
        >
          <div className="flex flex-wrap items-center gap-3">
            <AssetThumbnail
              type={picture ? "image" : MODEL}
              src={picture}
              className="size-20 rounded-field border border-line"
            />
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                icon={<Camera aria-hidden />}
                disabled={!model}
                onClick={() => void take()}
              >
                {t("ASSET_UPLOAD.takeThumbnail")}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                icon={<ImagePlus aria-hidden />}
                onClick={() => chooser.current?.click()}
              >
                {t("ASSET_UPLOAD.chooseThumbnail")}
              </Button>
              <input
                ref={chooser}
                type="file"
                hidden
                accept={rules.accept}
                onChange={(event) => {
                  const [chosen] = event.currentTarget.files ?? [];
                  if (chosen) onChosenThumbnail(chosen);
                  event.currentTarget.value = "";
                }}
              />
            </div>
          </div>
        </Fieldset>
      </div>
      <div className="min-w-0">
        <h3 className="mb-3 font-semibold text-ink">{t("PREFLIGHT.title")}</h3>
        {model ? (
          <>
            <PreflightReport model={model} scale={scale} />
            <QuickLookReport file={file} animated={animated && model.animations.length > 0} />
          </>
        ) : (
          <p role="status" className="text-ink-muted">
            {t(`PREFLIGHT.${failed ?? "pending"}`)}
          </p>
        )}
      </div>
    </div>
  );
}
