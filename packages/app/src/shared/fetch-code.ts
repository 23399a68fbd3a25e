import { noConnection } from "@panel/api-client";

/**
 * Fetches code that few need, when it is first needed. Without a network it is not asked for: some browsers keep that a
 * module did not come until the page is loaded anew.
 * @throws ApiError of a missing connection where it does not come
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  // Not known outside of browsers
  if ("onLine" in navigator && !navigator.onLine) throw noConnection();
  try {
    return await load();
  } catch (cause) {
    throw noConnection(cause);
  }
}
