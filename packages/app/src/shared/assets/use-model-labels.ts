import { modelSpaceLabels } from "@panel/i18n/model-space-labels";
import type { ModelProblemCode, ModelViewerLabels } from "@panel/ui/model-viewer";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { namesInWords } from "./names-in-words.ts";

const PROBLEMS: readonly ModelProblemCode[] = [
  "notModel",
  "unsupported",
  "compressed",
  "textureFormat",
  "textureTooLarge",
  "texturesTooHeavy",
  "noModel",
  "encrypted",
  "tooManyEntries",
  "tooLarge",
  "ratio",
  "nested",
  "unsafePath",
  "broken",
  "unreadable",
  "oldFbx",
  "missingFile",
  "outsideFile",
  "empty",
  "tooComplex",
  "tooManyParts",
  "tooDeep",
  "cycle",
  "unreachable",
  "timeout",
  "outOfMemory",
  "noWebgl",
  "contextLost",
  "noWebp",
  "failed",
];

/** Labels of the 3D viewer. */
export function useModelLabels(): ModelViewerLabels {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const list = (names: readonly string[]) => namesInWords(names, t, i18n.language);
    const problem = (code: ModelProblemCode) => (detail: string) =>
      t(`MODEL.problems.${code}`, {
        detail: detail ? t("MODEL.quoted", { name: detail }) : t("MODEL.theFile"),
      });
    return {
      instructions: t("MODEL.instructions"),
      rotateLeft: t("MODEL.rotateLeft"),
      rotateRight: t("MODEL.rotateRight"),
      rotateUp: t("MODEL.rotateUp"),
      rotateDown: t("MODEL.rotateDown"),
      zoomIn: t("MEDIA.zoomIn"),
      zoomOut: t("MEDIA.zoomOut"),
      reset: t("MODEL.reset"),
      view: t("MODEL.view"),
      darkGround: t("MODEL.darkGround"),
      person: t("MODEL.person"),
      snapshot: t("MODEL.snapshot"),
      snapshotFailed: t("MODEL.snapshotFailed"),
      play: t("MODEL.play"),
      pause: t("MODEL.pause"),
      animation: t("MODEL.animation"),
      unnamedAnimation: (number) => t("MODEL.unnamedAnimation", { number }),
      size: (width, height, depth) => t("MODEL.size", { width, height, depth }),
      sizeAssumed: t("MODEL.sizeAssumed"),
      loading: t("MODEL.loading"),
      reading: t("MODEL.reading"),
      cancel: t("GENERIC.cancel"),
      cancelled: t("MODEL.cancelled"),
      load: t("MODEL.load"),
      retry: t("GENERIC.retry"),
      problemTitle: t("MODEL.problemTitle"),
      missingTextures: (names) =>
        t("MODEL.missingTextures", { count: names.length, names: list(names) }),
      unreadableTextures: (names) => t("MODEL.unreadableTextures", { names: list(names) }),
      problems: Object.fromEntries(
        PROBLEMS.map((code) => [code, problem(code)]),
      ) as ModelViewerLabels["problems"],
      space: modelSpaceLabels((key, values) =>
        t(`MODEL.space.${key}`, { factor: "", height: "", length: "", detail: "", ...values }),
      ),
    };
  }, [t, i18n.language]);
}
