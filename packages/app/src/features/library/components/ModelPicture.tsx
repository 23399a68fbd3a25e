import { THUMBNAIL_BYTES } from "@panel/domain/assets";
import { MODEL_LIMITS } from "@panel/domain/model-limits";
import { ModelViewer, type ModelInfo, type ModelViewerActions } from "@panel/ui/model-viewer";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryItem } from "../../../shared/assets/library-item.ts";
import { useModelLabels } from "../../../shared/assets/use-model-labels.ts";

interface ModelPictureProps {
  item: LibraryItem;
  /** The address of its file. */
  src: string;
  /** Called once, with the picture or with why there is none; not at all once it is not shown any more. */
  onEnd(picture: Blob | undefined, reason: string): void;
}

/** Draws a stored model and takes a picture of it. Nothing in it can be operated. */
export function ModelPicture({ item, src, onEnd }: ModelPictureProps) {
  const { t, i18n } = useTranslation();
  const labels = useModelLabels();
  const viewer = useRef<ModelViewerActions>(null);
  const ended = useRef(false);
  const [model, setModel] = useState<ModelInfo>();

  const end = (picture: Blob | undefined, reason = "") => {
    if (ended.current) return;
    ended.current = true;
    onEnd(picture, reason);
  };
  const take = useEffectEvent(async () => {
    const picture = await viewer.current
      ?.takeSnapshot({ background: "ground", maxBytes: THUMBNAIL_BYTES })
      .catch(() => undefined);
    end(picture, t("MODEL.snapshotFailed"));
  });
  // A snapshot is possible only after the viewer has drawn the model that it has just reported.
  useEffect(() => {
    if (model) void take();
  }, [model]);
  useEffect(() => {
    ended.current = false;
    return () => {
      ended.current = true;
    };
  }, []);

  return (
    <div inert>
      <ModelViewer
        label={item.name}
        source={{ name: item.fileName, content: src }}
        height="16rem"
        scale={item.scale ?? 1}
        autoPlay={false}
        defaultPerson
        locale={i18n.language}
        labels={labels}
        limits={MODEL_LIMITS}
        actionsRef={viewer}
        onReady={setModel}
        onProblem={({ code, detail }) => end(undefined, labels.problems[code](detail))}
      />
    </div>
  );
}
