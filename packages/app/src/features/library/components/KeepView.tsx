import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Field } from "@panel/ui/field";
import { TextInput } from "@panel/ui/text-input";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  nameProblem,
  VIEW_NAME_MAX,
  VIEWS_MAX,
  withView,
  type LibraryView,
} from "../library-views.ts";

interface KeepViewProps {
  views: readonly LibraryView[];
  view: Omit<LibraryView, "name">;
  onKeep(views: readonly LibraryView[]): void;
  onClose(): void;
}

/** Asks for the name under which a view is kept. */
export function KeepView({ views, view, onKeep, onClose }: KeepViewProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const taken = nameProblem(
    name,
    views.map((each) => each.name),
  );
  const keep = () => {
    if (taken === "nameRequired") return setError(t("VALIDATION.required"));
    const next = withView(views, { ...view, name });
    if (next) onKeep(next);
    else setError(t("LIBRARY.viewsFull", { most: VIEWS_MAX }));
  };
  return (
    <Dialog
      open
      title={t("LIBRARY.keepViewTitle")}
      description={t("LIBRARY.keepViewText")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t(taken === "nameTaken" ? "LIBRARY.replaceView" : "LIBRARY.keepViewShort")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <Field
          label={t("LIBRARY.viewName")}
          required
          error={error}
          hint={taken === "nameTaken" ? t("LIBRARY.viewReplaces") : undefined}
        >
          <TextInput
            value={name}
            maxLength={VIEW_NAME_MAX}
            onValueChange={(next) => {
              setName(next);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
