import { setNonce } from "get-nonce";

/**
 * Gives the nonce of the page's content security policy to the style elements that dialogs and menus add while they are open.
 * Called once, before the first of them opens.
 */
export function setStyleNonce(nonce: string): void {
  setNonce(nonce);
}
