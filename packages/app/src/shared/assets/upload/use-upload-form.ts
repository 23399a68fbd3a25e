import { revalidateLogic, useForm } from "@tanstack/react-form";
import { NEW_UPLOAD, uploadSchema, type UploadValues } from "./schema.ts";

/** What to send: the file with this id, or all files that have not arrived. */
interface Wanted {
  only?: number;
}

interface Handlers {
  onValid(values: UploadValues, wanted: Wanted): void;
  onInvalid(): void;
}

/** Validates on the first submit and from then on with every change. */
export function useUploadForm({ onValid, onInvalid }: Handlers) {
  const everything: Wanted = {};
  return useForm({
    defaultValues: NEW_UPLOAD,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: uploadSchema },
    onSubmitMeta: everything,
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value, meta }) => onValid(value, meta),
  });
}
