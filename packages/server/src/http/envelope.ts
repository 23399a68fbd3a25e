import type { AppError } from "../app-error.ts";

/** The shape of every answer of the panel API. */
export interface Envelope {
  success: boolean;
  message: string;
  data?: unknown;
}

export function succeeded(data?: unknown, message = "OK"): Envelope {
  return { success: true, message, ...(data === undefined ? {} : { data }) };
}

export function failed(error: AppError): Envelope {
  return {
    success: false,
    message: error.message,
    data: { translation_key: error.key, ...error.data },
  };
}
