import { Fragment } from "react";

/**
 * An e-mail address that, where it does not fit in one line, breaks before its @ and its dots, and within a word only where a
 * word alone does not fit; any other text as it is.
 */
export function EmailText({ children }: { children: string }) {
  if (children.lastIndexOf("@") < 1) return children;
  return children.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
