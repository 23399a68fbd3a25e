import { pointFields, pointFormSchema, type PointForm } from "@panel/domain/experience/point";
import { revalidateLogic, useForm } from "@tanstack/react-form";
import { settleForm } from "../../shared/fields/settle-form.ts";

interface Handlers {
  onValid(values: PointForm): Promise<void>;
  onInvalid(values: PointForm): void;
}

/** Validates on the first submit and from then on with every change. */
export function usePointForm(values: PointForm, { onValid, onInvalid }: Handlers) {
  return useForm({
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: pointFormSchema },
    onSubmit: ({ value, formApi }) =>
      onValid(settleForm(pointFields, value, formApi.setFieldValue)),
    onSubmitInvalid: ({ value }) => onInvalid(value),
  });
}

export type PointFormApi = ReturnType<typeof usePointForm>;
