import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { uploadAsset } from "../src/generated/panel/operations.gen.ts";
import { uploadForm } from "../src/upload-form.ts";
import { localServer } from "./local-server.ts";

const server = await localServer();
afterAll(() => server.close());
const panel = { baseUrl: server.baseUrl, getToken: () => "the-token" };

/** Minimal XMLHttpRequest for Node, based on fetch, with what an upload needs. */
class NodeXMLHttpRequest extends EventTarget {
  readonly upload = new EventTarget();
  responseType = "";
  withCredentials = false;
  status = 0;
  response = new ArrayBuffer(0);
  readonly #headers = new Headers();
  readonly #controller = new AbortController();
  #method = "";
  #url = "";
  #answer = new Headers();

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders() {
    return [...this.#answer].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  }

  abort() {
    this.#controller.abort();
  }

  send(body: FormData) {
    void this.#send(body);
  }

  async #send(body: FormData) {
    const { signal } = this.#controller;
    // The form is converted to bytes first: if Node is aborted during the conversion, it leaves an unhandled rejection.
    const form = new Response(body);
    this.#headers.set("content-type", form.headers.get("content-type") ?? "");
    const bytes = await form.arrayBuffer();
    this.#tell(50, 200);
    try {
      const init = { method: this.#method, headers: this.#headers, body: bytes, signal };
      const response = await fetch(this.#url, init);
      this.#answer = response.headers;
      this.status = response.status;
      this.response = await response.arrayBuffer();
      this.#tell(200, 200);
      this.dispatchEvent(new Event("load"));
    } catch {
      this.dispatchEvent(new Event(signal.aborted ? "abort" : "error"));
    }
  }

  #tell(loaded: number, total: number) {
    const event = Object.assign(new Event("progress"), { lengthComputable: true, loaded, total });
    this.upload.dispatchEvent(event);
  }
}

beforeEach(() => vi.stubGlobal("XMLHttpRequest", NodeXMLHttpRequest));
afterEach(() => vi.unstubAllGlobals());

const asset = () => ({
  category: 2,
  description: "Puerta",
  type: 1 as const,
  file: new File([new Uint8Array([1, 2, 255])], "puerta.png", { type: "image/png" }),
});

test("LIB-03 an upload tells how far it is, and its answer is the call's own", async () => {
  server.answerBody({ success: true, message: "", data: { id: 5 } });
  const shares: number[] = [];
  const done = await uploadAsset(panel, asset(), { onProgress: (share) => shares.push(share) });
  expect(done).toEqual({ id: 5 });
  expect(shares).toEqual([0.25, 1]);
  expect(server.received[0]?.headers.authorization).toBe("Bearer the-token");
});

test("LIB-03 a refused upload reports the data of the refusal", async () => {
  const data = { translation_key: "ERRORS.assetExists", existing: { id: 9 } };
  server.answerBody({ success: false, message: "It is there", data });
  await expect(uploadAsset(panel, asset(), { onProgress: () => {} })).rejects.toMatchObject({
    kind: "refused",
    translationKey: "ERRORS.assetExists",
    data: { existing: { id: 9 } },
  });
});

test("LIB-03 status and headers of the answer count as they do without progress", async () => {
  server.answerBody({ success: false, message: "" }, 429, { "retry-after": "7" });
  await expect(uploadAsset(panel, asset(), { onProgress: () => {} })).rejects.toMatchObject({
    kind: "throttled",
    retryAfter: 7,
  });
});

test("LIB-03 an upload can be cancelled", async () => {
  server.answerWith(() => {});
  const controller = new AbortController();
  const onProgress = () => controller.abort();
  const call = uploadAsset(panel, asset(), { onProgress, signal: controller.signal });
  await expect(call).rejects.toMatchObject({ kind: "aborted" });
});

test("LIB-03 an upload without an answer in time gives up", async () => {
  server.answerWith(() => {});
  const call = uploadAsset(panel, asset(), { onProgress: () => {}, timeout: 50 });
  await expect(call).rejects.toMatchObject({ kind: "timeout" });
});

test("LIB-03 an upload without a server is a network failure", async () => {
  const nowhere = { ...panel, baseUrl: "http://127.0.0.1:1/api" };
  const call = uploadAsset(nowhere, asset(), { onProgress: () => {} });
  await expect(call).rejects.toMatchObject({ kind: "network" });
});

const pdf = new File(["%PDF-1.7"], "guia.pdf", { type: "application/pdf" });
const storage = () => ({
  url: `${server.baseUrl}/storage`,
  fields: { key: "b-1/4f2c.pdf", policy: "p" },
});

test("BOT-10 a file is sent to its storage as a form, after the fields that allow it", async () => {
  server.answerBody("", 204);
  const shares: number[] = [];
  await uploadForm(storage(), pdf, { onProgress: (share) => shares.push(share) });
  const [sent] = server.received;
  const form = await new Response(sent?.body as Uint8Array<ArrayBuffer>, {
    headers: { "content-type": sent?.headers["content-type"] ?? "" },
  }).formData();
  expect([...form.keys()]).toEqual(["key", "policy", "file"]);
  expect(form.get("key")).toBe("b-1/4f2c.pdf");
  expect(await (form.get("file") as File).text()).toBe("%PDF-1.7");
  expect(sent?.headers.authorization).toBeUndefined();
  expect(shares).toEqual([0.25, 1]);
});

test.each([
  [403, "forbidden"],
  [413, "tooLarge"],
  [500, "server"],
])("BOT-10 a storage that answers %i is a failure: %s", async (status, kind) => {
  server.answerBody("<Error/>", status);
  await expect(uploadForm(storage(), pdf)).rejects.toMatchObject({ kind, status });
});

test("BOT-10 an upload to the storage can be cancelled, and gives up in time", async () => {
  server.answerWith(() => {});
  const controller = new AbortController();
  const onProgress = () => controller.abort();
  await expect(
    uploadForm(storage(), pdf, { onProgress, signal: controller.signal }),
  ).rejects.toMatchObject({ kind: "aborted" });
  await expect(uploadForm(storage(), pdf, { timeout: 50 })).rejects.toMatchObject({
    kind: "timeout",
  });
  const nowhere = { ...storage(), url: "http://127.0.0.1:1/" };
  await expect(uploadForm(nowhere, pdf)).rejects.toMatchObject({ kind: "network" });
});
