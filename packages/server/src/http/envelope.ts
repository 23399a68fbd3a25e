import type { AppError } from "../app-error.ts";

/** The shape that a contract gives to each of its answers. */
export interface Envelope {
  succeeded(data: unknown, message: string): object;
  failed(error: AppError): object;
}

export const panelEnvelope: Envelope = {
  succeeded: (data, message) => ({
    success: true,
    message,
    ...(data === undefined ? {} : { data }),
  }),
  failed: (error) => ({
    success: false,
    message: error.message,
    data: { translation_key: error.key, ...error.data },
  }),
};

export const botsEnvelope: Envelope = {
  succeeded: (data) => ({ status: "ok", ...(data === undefined ? {} : { data }) }),
  failed: ({ message, key, data }) => ({ status: "error", message, translation_key: key, ...data }),
};
