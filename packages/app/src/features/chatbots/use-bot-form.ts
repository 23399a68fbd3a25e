import { revalidateLogic, useForm } from "@tanstack/react-form";
import { botSchema, type BotValues } from "./schema.ts";

interface Handlers {
  onValid: (values: BotValues) => Promise<void>;
  onInvalid: () => void;
}

/** Validates on the first submit and from then on with every change. */
export function useBotForm(values: BotValues, handlers: Handlers) {
  return useForm({
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: botSchema },
    onSubmit: ({ value }) => handlers.onValid(value),
    onSubmitInvalid: handlers.onInvalid,
  });
}

export type BotForm = ReturnType<typeof useBotForm>;
