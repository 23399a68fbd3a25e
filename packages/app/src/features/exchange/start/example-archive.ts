import { noConnection } from "../../../shared/fetch-code.ts";

/** The route that comes with the panel, as the file of an archive. */
export async function exampleArchive(): Promise<File> {
  const answer = await fetch(`${import.meta.env.BASE_URL}example-route.zip`).catch(
    (cause: unknown) => {
      throw noConnection(cause);
    },
  );
  // A server that does not have the file may answer with the page.
  if (!answer.ok || answer.headers.get("content-type")?.startsWith("text/html"))
    throw noConnection();
  return new File([await answer.blob()], "example-route.zip", { type: "application/zip" });
}
