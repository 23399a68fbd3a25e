import { Fragment } from "react";

/** Characters of a domain that is kept in one line. */
const SHORT = 20;

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
  if (at < 1) return <span>{children}</span>;
  const domain = children.slice(at);
  return (
    // In one element, for the cells of a card are a grid. A block in it would be read with a space before it. Another
    // address is another element: a browser that translates the page has taken the texts out of this one.
    <span key={children}>
      {breaking(children.slice(0, at))}
      <wbr />
      {domain.length > SHORT ? breaking(domain) : domain}
    </span>
  );
}
