import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["To hear a sound and see how long it is: a welcome, a clue."],
  avoid: [
    "For sounds that play by themselves: nobody has asked for them.",
    "For speech without its text beside it: give the text, too.",
  ],
  keys: [["Enter, Space", "Plays; stops and goes back to the start."]],
  accessibility: [
    "Its button says what it will do and with which sound; the waveform is decoration.",
    "One plays at a time; the event `stop-all-audio` stops them all.",
    "A sound that cannot be played says so.",
  ],
};
