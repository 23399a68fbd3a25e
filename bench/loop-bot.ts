import type { PanelServer } from "./panel-server.ts";
import type { Subjects } from "./loop-calls.ts";

const PDF_BYTES = 20 * 1024 * 1024;
const POLL_MS = 200;
const QUESTION = "¿Quién proyectó la Real Casa de Correos?";

type Bot = Pick<Subjects, "clientId" | "botId" | "botToken">;

/** What of a bot's the worst inputs are about: a PDF of the largest size that was uploaded, and an answer's citation. */
export async function botSubjects(
  { url }: PanelServer,
  token: string,
  { clientId, botId, botToken }: Bot,
): Promise<Pick<Subjects, "uploaded" | "citation" | "rating">> {
  const post = (path: string, json: object) =>
    fetch(`${url}/bots${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(json),
    });
  const of = async (path: string, more: object = {}) => {
    const answer = (await (await post(path, { clientId, botId, ...more })).json()) as {
      data: never;
    };
    return answer.data;
  };

  const form: { data: { url: string; fields: Record<string, string> }; fileName: string } =
    await of("/getPresignedURL", { fileName: "f.pdf", contentType: "application/pdf" });
  const body = new FormData();
  for (const [name, value] of Object.entries(form.data.fields)) body.append(name, value);
  const head = "%PDF-1.7\n";
  const type = "application/pdf";
  body.append("file", new Blob([head, "x".repeat(PDF_BYTES - head.length)], { type }), "f.pdf");
  const stored = await fetch(new URL(form.data.url, url), { method: "POST", body });
  if (!stored.ok) throw new Error(`The upload of a PDF answered ${stored.status}`);

  const areRead = async () =>
    ((await of("/listDataSourceFiles")) as { status: string }[]).every(
      ({ status }) => status !== "waiting" && status !== "reading",
    );
  while (!(await areRead())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  const asked = await post("/widget/ask", { token: botToken, question: QUESTION, language: "es" });
  const answer = await asked.text();
  const rating = /"rating":"([^"]+)"/.exec(answer)?.[1] ?? "";
  const cited = /\{"type":"sources".*\}/.exec(answer)?.[0];
  if (!cited) throw new Error("The bot's answer cites nothing");
  const [first] = (JSON.parse(cited) as { sources: Subjects["citation"][] }).sources;
  if (!first) throw new Error("The bot's answer cites nothing");
  const { fileName, page, ticket } = first;
  return { uploaded: form.fileName, citation: { fileName, page, ticket }, rating };
}
