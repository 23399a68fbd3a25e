import { revalidateLogic, useForm } from "@tanstack/react-form";
import { pointSchema, type PointValues } from "./schema.ts";

/** Validates on the first submit and from then on with every change. */
export function usePointForm(values: PointValues, onValid: (values: PointValues) => Promise<void>) {
  return useForm({
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: pointSchema },
    onSubmit: ({ value }) => onValid(value),
  });
}

export type PointForm = ReturnType<typeof usePointForm>;
