export { AudioPlayer } from "./AudioPlayer.tsx";
export type { AudioPlayerProps, AudioPlayerLabels } from "./AudioPlayer.tsx";
export { stopAllAudio, stopAllAudioEvent } from "./stop-all-audio.ts";
