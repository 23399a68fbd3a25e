/** Texts of an audio player. */
export interface AudioPlayerLabels {
  play: (name: string) => string;
  stop: (name: string) => string;
  position: (name: string) => string;
  failed: string;
}

export const englishAudioPlayerLabels: AudioPlayerLabels = {
  play: (name) => `Play ${name}`,
  stop: (name) => `Stop ${name}`,
  position: (name) => `Position in ${name}`,
  failed: "The sound could not be played.",
};
