import { revalidateLogic, useForm } from "@tanstack/react-form";
import { experienceSchema, type ExperienceValues } from "./schema.ts";

interface Handlers {
  onValid(values: ExperienceValues): Promise<void>;
  onInvalid(values: ExperienceValues): void;
}

/** Validates on the first submit and from then on with every change. */
export function useExperienceForm(values: ExperienceValues, { onValid, onInvalid }: Handlers) {
  return useForm({
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: experienceSchema },
    onSubmit: ({ value }) => onValid(value),
    onSubmitInvalid: ({ value }) => onInvalid(value),
  });
}

export type ExperienceForm = ReturnType<typeof useExperienceForm>;
