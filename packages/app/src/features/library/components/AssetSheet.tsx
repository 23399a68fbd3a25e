import { updateAsset } from "@panel/api-client/panel";
import { ASSET_NAME_MAX } from "@panel/domain/asset-types";
import { ASSET_TAGS_MAX } from "@panel/domain/asset-tags";
import { ASSET_ALT_MAX } from "@panel/domain/assets";
import { Button } from "@panel/ui/button";
import { Fieldset } from "@panel/ui/field";
import { FormField } from "@panel/ui/form";
import { InlineMessage } from "@panel/ui/inline-message";
import { TextInput } from "@panel/ui/text-input";
import { useToast } from "@panel/ui/toast";
import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useImperativeHandle, useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import {
  AnimationInput,
  CategoryInput,
  DescriptionInput,
  ScaleInput,
} from "../../../shared/assets/AssetInputs.tsx";
import type { LibraryItem } from "../../../shared/assets/library-item.ts";
import { scaleOf } from "../../../shared/assets/upload/schema.ts";
import { settings } from "../../../settings.ts";
import { panelApi } from "../../../shared/connections.ts";
import { focusFirstError } from "../../../shared/editing/focus-first-error.ts";
import { RefusedFields } from "../../../shared/editing/RefusedFields.tsx";
import { sameValues } from "../../../shared/editing/three-way-merge.ts";
import { holdUnsaved } from "../../../shared/editing/unsaved.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { ASSET_VALUES, assetSchema, toForm, toValues } from "../schema.ts";
import { AltTextDrafts } from "./AltTextDrafts.tsx";
import { AssetTagInput } from "./AssetTagInput.tsx";
import { AttributionInputs, AuthorInput, CreditInput, LicenceInput } from "./AttributionInputs.tsx";
import { changed } from "../../../shared/what-changed.ts";

interface AssetSheetProps {
  item: LibraryItem;
  onDirtyChange(dirty: boolean): void;
  /** The scale factor as typed. */
  onScale(scale: number): void;
  actions?: Ref<AssetSheetActions>;
}

export interface AssetSheetActions {
  /** Types a scale factor; answers what undoes that. */
  typeScale(scale: number): () => void;
}

const ALT_TEXTS = [
  { name: "altText", lang: "es", label: "ASSET.altIn.es" },
  { name: "altTextCat", lang: "ca", label: "ASSET.altIn.ca" },
  { name: "altTextEng", lang: "en", label: "ASSET.altIn.en" },
] as const;

const isBlank = (text: string) => text.trim() === "";

/** Form for the description of an asset; read-only for users who may not edit it. */
export function AssetSheet({ item, onDirtyChange, onScale, actions }: AssetSheetProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const formId = useId();
  const [saved, setSaved] = useState(() => toValues(item.record));
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    defaultValues: saved,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: assetSchema },
    onSubmitInvalid: () => void focusFirstError(formId),
    onSubmit: async ({ value }) => {
      setFailure(undefined);
      try {
        await withSession(() => updateAsset(panelApi, toForm(value, item.record)));
        setSaved(value);
        toast.show({ title: t("ASSET.saved", { name: value.name.trim() }) });
        await changed(queryClient, "assetFiles");
      } catch (error) {
        setFailure(errorText(error));
      }
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const saving = useStore(form.store, (state) => state.isSubmitting);
  const dirty = !sameValues(values, saved, ASSET_VALUES);

  const reportDirty = useEffectEvent((now: boolean) => onDirtyChange(now));
  useEffect(() => {
    reportDirty(dirty);
    return dirty ? holdUnsaved({ discard: () => {} }) : undefined;
  }, [dirty]);
  useImperativeHandle(
    actions,
    () => ({
      typeScale(chosen) {
        const before = form.state.values.scale;
        form.setFieldValue("scale", String(chosen));
        return () => form.setFieldValue("scale", before);
      },
    }),
    [form],
  );
  const scale = scaleOf(values.scale);
  const tellScale = useEffectEvent((now: number) => onScale(now));
  useEffect(() => {
    if (scale > 0) tellScale(scale);
  }, [scale]);

  return (
    <form
      id={formId}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="name">
        {(field) => (
          <FormField field={field} label={t("ASSET.name")} required>
            {(control) => <TextInput maxLength={ASSET_NAME_MAX} {...control} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="description">{(field) => <DescriptionInput field={field} />}</form.Field>
      <form.Field name="category">{(field) => <CategoryInput field={field} />}</form.Field>
      <form.Field name="tags">
        {(field) => (
          <FormField
            field={field}
            label={t("ASSET.tags")}
            hint={t("ASSET.tagsHint", { count: ASSET_TAGS_MAX })}
          >
            {(control) => <AssetTagInput {...control} />}
          </FormField>
        )}
      </form.Field>
      {item.type === "image" && (
        <Fieldset legend={t("ASSET.alt")} hint={t("ASSET.altHint")}>
          <div className="grid gap-3">
            {ALT_TEXTS.map(({ name, lang, label }) => (
              <form.Field key={name} name={name}>
                {(field) => (
                  <FormField field={field} label={t(label)}>
                    {(control) => <TextInput lang={lang} maxLength={ASSET_ALT_MAX} {...control} />}
                  </FormField>
                )}
              </form.Field>
            ))}
            {settings().altDrafts && (
              <AltTextDrafts
                assetId={item.record.id}
                isMissing={ALT_TEXTS.some(({ name }) => isBlank(values[name]))}
                isUnsaved={dirty}
                onDrafts={(texts) => {
                  // What somebody has written, also meanwhile, stays.
                  const now = form.state.values;
                  for (const { name } of ALT_TEXTS) {
                    if (isBlank(now[name])) form.setFieldValue(name, texts[name]);
                  }
                }}
              />
            )}
          </div>
        </Fieldset>
      )}
      {item.type === "model" && (
        <>
          <form.Field name="scale">{(field) => <ScaleInput field={field} />}</form.Field>
          <form.Field name="animation">{(field) => <AnimationInput field={field} />}</form.Field>
        </>
      )}
      <AttributionInputs
        given={saved.author !== "" || saved.licence !== "none" || saved.credit !== ""}
      >
        <form.Field name="author">{(field) => <AuthorInput field={field} />}</form.Field>
        <form.Field name="licence">{(field) => <LicenceInput field={field} />}</form.Field>
        <form.Field name="credit">{(field) => <CreditInput field={field} />}</form.Field>
      </AttributionInputs>
      <RefusedFields form={formId} store={form.store} />
      {failure && (
        <InlineMessage tone="error" onDismiss={() => setFailure(undefined)}>
          {failure}
        </InlineMessage>
      )}
      <div className="flex justify-end">
        <Button
          type="submit"
          variant="primary"
          aria-disabled={!dirty}
          onClick={(event) => !dirty && event.preventDefault()}
          loading={saving}
          loadingLabel={t("GENERIC.saving")}
        >
          {t("ASSET.save")}
        </Button>
      </div>
    </form>
  );
}
