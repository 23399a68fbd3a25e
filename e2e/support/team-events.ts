import type { PanelApi } from "./api.ts";

/** Makes calls of the contract of events as the editor. */
export function eventCalls(api: PanelApi, serverUrl: string) {
  return async <Data>(path: string, body: object): Promise<Data> => {
    const answer = await fetch(`${serverUrl}/events${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await api.token("editor")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    const { success, data, message } = (await answer.json()) as {
      success: boolean;
      data: Data;
      message: string;
    };
    if (!success) throw new Error(`${path}: ${message} ${JSON.stringify(data)}`);
    return data;
  };
}
