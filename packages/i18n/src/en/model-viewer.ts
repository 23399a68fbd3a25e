import type { ModelViewerWords } from "../words.ts";

export default {
  instructions:
    "Drag to turn the model. With the keyboard: arrow keys turn it, + and - zoom, Home or 0 goes back to the start.",
  rotateLeft: "Turn left",
  rotateRight: "Turn right",
  rotateUp: "Tilt up",
  rotateDown: "Tilt down",
  reset: "Back to the start",
  view: "View",
  darkGround: "Dark background",
  person: "Person of 1.70\u00a0m",
  play: "Play the animation",
  pause: "Pause the animation",
  animation: "Animation",
  unnamedAnimation: "Animation {{number}}",
  size: "{{width}} wide, {{height}} high, {{depth}} deep",
  sizeAssumed: "if its unit is the metre",
  loading: "Loading the model",
  reading: "Reading the model",
  cancelled: "Loading was cancelled.",
  load: "Load the model",
  problemTitle: "The model cannot be shown",
} satisfies ModelViewerWords;
