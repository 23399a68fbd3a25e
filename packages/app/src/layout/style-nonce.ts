/**
 * Open dialogs lock the page's scroll with a style element, which the content security policy lets in
 * by the nonce that the server has put into the page. react-style-singleton, under Radix, reads it by
 * this name.
 */
export function allowScrollLock(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) Object.assign(globalThis, { __webpack_nonce__: meta.nonce });
}
