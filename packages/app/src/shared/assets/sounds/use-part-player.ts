import type { SoundEdit } from "@panel/domain/source-sounds";
import { channelsOf, cutSound } from "@panel/media/sounds/cut-sound";
import { levelOf } from "@panel/media/sounds/level-sound";
import { stopAllAudio, stopAllAudioEvent } from "@panel/ui/audio-player";
import { useEffect, useRef, useState } from "react";

/** Plays a sound as it will be: its part, with fades, and as loud as it is made. */
export function usePartPlayer(sound: AudioBuffer, edit: SoundEdit) {
  const playing = useRef<AudioContext>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  /** Seconds in the whole sound. */
  const [time, setTime] = useState<number>();

  const stop = () => {
    const context = playing.current;
    playing.current = undefined;
    setPlaying(false);
    setTime(undefined);
    void context?.close();
  };
  useEffect(() => {
    // Of others, too: one sound plays at a time.
    window.addEventListener(stopAllAudioEvent, stop);
    return () => {
      window.removeEventListener(stopAllAudioEvent, stop);
      void playing.current?.close();
      playing.current = undefined;
    };
  }, []);

  const play = () => {
    stopAllAudio();
    const context = new AudioContext();
    playing.current = context;
    setPlaying(true);
    const source = context.createBufferSource();
    source.buffer = partOf(sound, edit);
    source.connect(context.destination);
    source.addEventListener("ended", () => {
      if (playing.current === context) stop();
    });
    source.start();
    const follow = () => {
      if (playing.current !== context) return;
      setTime(Math.min(edit.end, edit.start + context.currentTime));
      requestAnimationFrame(follow);
    };
    follow();
  };
  return { isPlaying, time, play, stop };
}

function partOf(sound: AudioBuffer, edit: SoundEdit): AudioBuffer {
  const cut = cutSound(channelsOf(sound), sound.sampleRate, edit);
  const { gain } = levelOf(cut, sound.sampleRate, edit.even);
  const part = new AudioBuffer({
    length: Math.max(1, cut[0]?.length ?? 1),
    numberOfChannels: Math.max(1, cut.length),
    sampleRate: sound.sampleRate,
  });
  for (const [index, channel] of cut.entries())
    part.copyToChannel(
      Float32Array.from(channel, (sample) => sample * gain),
      index,
    );
  return part;
}
