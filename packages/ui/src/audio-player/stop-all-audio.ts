/** The event on `window` that stops every player of the page. */
export const stopAllAudioEvent = "stop-all-audio";

/** Stops every sound of the page except the given one. */
export function stopAllAudio(except?: HTMLAudioElement): void {
  window.dispatchEvent(new CustomEvent(stopAllAudioEvent, { detail: except }));
}
