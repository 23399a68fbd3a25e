import type { PictureArea, PictureShape } from "@panel/domain/picture-shapes";
import { useState } from "react";
import { CropDialog } from "./CropDialog.tsx";

interface Question {
  file: File;
  shape: PictureShape;
  answer(area: PictureArea | undefined): void;
}

/** Asks which part of a picture is kept; undefined for all of it. */
export function useCropChoice() {
  const [question, setQuestion] = useState<Question>();
  const answer = (area?: PictureArea) => {
    question?.answer(area);
    setQuestion(undefined);
  };
  return {
    choose: (file: File, shape: PictureShape) =>
      new Promise<PictureArea | undefined>((resolve) =>
        setQuestion({ file, shape, answer: resolve }),
      ),
    question: question && (
      <CropDialog
        file={question.file}
        shape={question.shape}
        onCrop={answer}
        onClose={() => answer()}
      />
    ),
  };
}
