export { AudioPlayer } from "./AudioPlayer.tsx";
export type { AudioPlayerProps } from "./AudioPlayer.tsx";
export type { AudioPlayerLabels } from "./labels.ts";
export { stopAllAudio, stopAllAudioEvent } from "./stop-all-audio.ts";
