import { useErrorText } from "./use-error-text.ts";

/** What a list says in place of its rows when it could not be loaded: what failed, and why. */
export function ListError({ title, error }: { title: string; error: Error }) {
  const errorText = useErrorText();
  return (
    <>
      <strong className="mb-1 block font-semibold">{title}</strong>
      {errorText(error)}
    </>
  );
}
