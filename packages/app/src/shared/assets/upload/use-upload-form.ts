import { revalidateLogic, useForm } from "@tanstack/react-form";
import { NEW_UPLOAD, uploadSchema, type UploadValues } from "./schema.ts";

interface Handlers {
  onValid(values: UploadValues): void;
  onInvalid(): void;
}

/** Validates on the first submit and from then on with every change. */
export function useUploadForm({ onValid, onInvalid }: Handlers) {
  return useForm({
    defaultValues: NEW_UPLOAD,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: uploadSchema },
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value }) => onValid(value),
  });
}
