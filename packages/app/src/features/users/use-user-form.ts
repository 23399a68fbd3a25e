import type { Role } from "@panel/domain/roles";
import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useMemo } from "react";
import { userSchema, type UserValues } from "./schema.ts";

interface Handlers {
  onValid: (values: UserValues) => Promise<void>;
  onInvalid: () => void;
}

/** Validates on the first submit and from then on with every change. */
export function useUserForm(values: UserValues, viewer: Role, handlers: Handlers) {
  const schema = useMemo(() => userSchema(viewer), [viewer]);
  return useForm({
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: ({ value }) => handlers.onValid(value),
    onSubmitInvalid: handlers.onInvalid,
  });
}

export type UserForm = ReturnType<typeof useUserForm>;
