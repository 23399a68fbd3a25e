import { ApiError } from "@panel/api-client";

/**
 * Fetches code that few need, when it is first needed.
 * @throws ApiError of a missing connection where it does not come
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError("network", "No connection to the server", { cause });
  }
}
