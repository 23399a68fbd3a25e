import {
  experienceFields,
  experienceFormSchema,
  type ExperienceForm,
} from "@panel/domain/experience/experience";
import { revalidateLogic, useForm } from "@tanstack/react-form";
import { settleForm } from "../../shared/fields/settle-form.ts";

interface Handlers {
  onValid(values: ExperienceForm): Promise<void>;
  onInvalid(values: ExperienceForm): void;
}

/** Validates on the first submit and from then on with every change. */
export function useExperienceForm(values: ExperienceForm, { onValid, onInvalid }: Handlers) {
  return useForm({
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: experienceFormSchema },
    onSubmit: ({ value, formApi }) =>
      onValid(settleForm(experienceFields, value, formApi.setFieldValue)),
    onSubmitInvalid: ({ value }) => onInvalid(value),
  });
}

export type ExperienceFormApi = ReturnType<typeof useExperienceForm>;
