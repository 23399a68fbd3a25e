import { ApiError, isApiError } from "./api-error.ts";
import { getMe } from "./generated/panel/operations.gen.ts";
import type { CurrentUser } from "./generated/panel/types.gen.ts";
import type { CallOptions, Connection } from "./request.ts";

/**
 * The signed-in user, with the texts that document 1 §7 and §8 give to this call: any status but OK
 * is ERRORS.requestFailed with the status, an answer with success false falls back to
 * ERRORS.userData. The kinds stay what they are.
 */
export async function getCurrentUser(
  connection: Connection,
  options?: CallOptions,
): Promise<CurrentUser> {
  try {
    return await getMe(connection, options);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { kind, status, retryAfter, data, operationId, cause } = error;
    if (kind === "refused") {
      const translationKey = error.translationKey ?? "ERRORS.userData";
      throw new ApiError(kind, error.message, { status, translationKey, operationId });
    }
    if (status === undefined || kind === "invalidFormat") throw error;
    const translationKey = "ERRORS.requestFailed";
    const details = { status, translationKey, retryAfter, data, operationId, cause };
    throw new ApiError(kind, `Error en la petición: ${status}`, details);
  }
}
