import { useEffect, useRef, useState } from "react";
import { stopAllAudio, stopAllAudioEvent } from "./stop-all-audio.ts";

/** State of an `<audio>` element that plays while no other of the page does. Give it `ref` and `handlers`. */
export function useSound() {
  const ref = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = ref.current;
    const stop = (event: Event) => {
      if (event instanceof CustomEvent && event.detail === element) return;
      element?.pause();
      if (element) element.currentTime = 0;
    };
    window.addEventListener(stopAllAudioEvent, stop);
    return () => {
      window.removeEventListener(stopAllAudioEvent, stop);
      element?.pause();
    };
  }, []);

  /** Plays; stops and goes back to the start. */
  const toggle = () => {
    const element = ref.current;
    if (!element) return;
    if (playing) {
      element.pause();
      element.currentTime = 0;
      return;
    }
    setFailed(false);
    // A failed media element stays failed until it is loaded again.
    if (element.error) element.load();
    stopAllAudio(element);
    element.play().catch((error: unknown) => {
      // Stopping before playback began rejects `play()`, which is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setFailed(true);
    });
  };

  const handlers = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => setPlaying(false),
    // `src` changed or was loaded again: playback stops without a `pause` event.
    onEmptied: () => {
      setPlaying(false);
      setFailed(false);
    },
    onError: () => {
      setPlaying(false);
      setFailed(true);
    },
  };
  return { ref, playing, failed, toggle, handlers };
}
