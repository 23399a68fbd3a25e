import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Field } from "@panel/ui/field";
import { IconButton } from "@panel/ui/icon-button";
import { TextInput } from "@panel/ui/text-input";
import { Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { nameProblem, VIEW_NAME_MAX, type LibraryView } from "../library-views.ts";

interface EditViewsProps {
  views: readonly LibraryView[];
  onSave(views: readonly LibraryView[]): void;
  onClose(): void;
}

/** Renames and deletes views. */
export function EditViews({ views, onSave, onClose }: EditViewsProps) {
  const { t } = useTranslation();
  const formId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() =>
    views.map((view, id) => ({ id, view, name: view.name })),
  );
  const [asked, setAsked] = useState(false);
  const problems = draft.map(({ name }, at) =>
    nameProblem(
      name,
      draft.slice(0, at).map((each) => each.name),
    ),
  );
  const errorOf = (problem: (typeof problems)[number]) => {
    if (!asked || !problem) return undefined;
    return problem === "nameRequired" ? t("VALIDATION.required") : t("LIBRARY.viewNameTaken");
  };
  const save = () => {
    setAsked(true);
    if (problems.some(Boolean)) return;
    onSave(draft.map(({ view, name }) => ({ ...view, name: name.trim() })));
  };
  return (
    <Dialog
      open
      title={t("LIBRARY.editViewsTitle")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t("LIBRARY.keepViewShort")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div ref={list} tabIndex={-1} className="grid gap-3 outline-none">
          {draft.length === 0 && <p className="text-ink-muted">{t("LIBRARY.noViews")}</p>}
          {draft.map(({ id, view, name }, at) => (
            <div key={id} className="flex items-end gap-2">
              <Field
                className="min-w-0 flex-1"
                label={t("LIBRARY.viewNumbered", { number: at + 1 })}
                required
                error={errorOf(problems[at])}
              >
                <TextInput
                  value={name}
                  maxLength={VIEW_NAME_MAX}
                  onValueChange={(next) =>
                    setDraft((now) =>
                      now.map((each) => (each.id === id ? { ...each, name: next } : each)),
                    )
                  }
                />
              </Field>
              <IconButton
                label={t("LIBRARY.deleteView", { name: view.name })}
                onClick={() => {
                  list.current?.focus();
                  setDraft((now) => now.filter((each) => each.id !== id));
                }}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          ))}
        </div>
      </form>
    </Dialog>
  );
}
