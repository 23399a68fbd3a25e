import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To look at a model in 3D: GLB, glTF, OBJ or FBX, plain or zipped.",
    "With a snapshot where its picture is kept as a thumbnail.",
  ],
  avoid: [
    "Where a picture of it does: the viewer brings 3D code, though only when it is first shown.",
    "To choose a model: take the asset picker.",
  ],
  keys: [
    ["↑, ↓, ←, →", "Turns the model by 15 degrees."],
    ["+, -", "Zooms."],
    ["Home, 0", "Goes back to the start."],
  ],
  accessibility: [
    "Each key has a button; the instructions are the model's description.",
    "The wheel zooms only while the model has the focus, and a finger that moves up or down scrolls the page.",
    "Each problem has its message, which names the file, format or technique, and offers another try.",
    "Under reduced motion nothing moves by itself.",
    "What can only be seen in the model must be said beside it in words.",
  ],
};
