import { Fragment } from "react";

const breaking = (text: string) =>
  text.split(/(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/**
 * An e-mail address that, where it does not fit in one line, breaks before its @, then before its dots, and within a word
 * only where a word alone does not fit; any other text as it is.
 */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf("@");
  if (at < 1) return children;
  return (
    // In one element, for the cells of a card are a grid.
    <span>
      {breaking(children.slice(0, at))}
      <wbr />
      <span className="inline-block max-w-full">{breaking(children.slice(at))}</span>
    </span>
  );
}
