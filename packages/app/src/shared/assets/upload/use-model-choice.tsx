import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { RadioGroup } from "@panel/ui/radio-group";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChooseModel } from "./picked-model.ts";

interface Question {
  fileName: string;
  models: readonly string[];
  answer(model: string | undefined): void;
}

/** Asks which of the models in an archive is uploaded. */
export function useModelChoice() {
  const { t, i18n } = useTranslation();
  const [question, setQuestion] = useState<Question>();
  const [place, setPlace] = useState("0");
  const choose: ChooseModel = ({ name }, models) =>
    new Promise((resolve) => {
      setPlace("0");
      const { compare } = new Intl.Collator(i18n.language, { numeric: true });
      setQuestion({ fileName: name, models: models.toSorted(compare), answer: resolve });
    });
  const answer = (model?: string) => {
    question?.answer(model);
    setQuestion(undefined);
  };
  return {
    choose,
    question: question && (
      <Dialog
        open
        title={t("ASSET_UPLOAD.whichModel")}
        description={t("ASSET_UPLOAD.whichModelText", {
          name: question.fileName,
          count: question.models.length,
        })}
        onClose={() => answer()}
        footer={
          <>
            <Button onClick={() => answer()}>{t("GENERIC.cancel")}</Button>
            <Button variant="primary" onClick={() => answer(question.models[Number(place)])}>
              {t("ASSET_UPLOAD.takeModel")}
            </Button>
          </>
        }
      >
        <RadioGroup
          label={t("ASSET_UPLOAD.whichModel")}
          value={place}
          onValueChange={setPlace}
          options={question.models.map((model, index) => ({
            value: String(index),
            label: <span className="wrap-anywhere">{model}</span>,
          }))}
        />
      </Dialog>
    ),
  };
}
