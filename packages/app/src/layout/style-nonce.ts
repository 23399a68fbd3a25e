/**
 * Open dialogs stop the page from scrolling with a style element. The content security policy allows it only
 * with the nonce that the server wrote into the page. react-style-singleton, used by Radix, reads the nonce from
 * `__webpack_nonce__`.
 */
export function allowScrollLock(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) Object.assign(globalThis, { __webpack_nonce__: meta.nonce });
}
