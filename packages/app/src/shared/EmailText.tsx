/** An e-mail address that breaks before its @ where it does not fit in one line; any other text as it is. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf("@");
  if (at < 1) return children;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
