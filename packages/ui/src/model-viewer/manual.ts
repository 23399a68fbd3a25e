import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To look at a model in 3D: GLB, glTF, OBJ or FBX, plain or zipped.",
    "With a snapshot where its picture is kept as a thumbnail.",
    'With `space`, to see it in the room at its real size: WebXR on Android and headsets, Quick Look on an iPhone or iPad. The page needs TLS and the permissions policy `camera=(self), xr-spatial-tracking=(self)`; a frame around it needs `allow="camera; xr-spatial-tracking"`.',
  ],
  avoid: [
    "Where a picture of it does: the viewer brings 3D code, though only when it is first shown.",
    "To choose a model: take the asset picker.",
  ],
  keys: [
    ["↑, ↓, ←, →", "Turns the model by 15 degrees."],
    ["+, -", "Zooms."],
    ["Home, 0", "Goes back to the start."],
    ["Enter", "Plays and pauses an animation that waits for a tap."],
    ["Escape", "Leaves the view in the room."],
  ],
  accessibility: [
    "Each key has a button; the instructions are the model's description.",
    "The wheel zooms only while the model has the focus, and a finger that moves up or down scrolls the page.",
    "Each problem has its message, which names the file, format or technique, and offers another try.",
    "In the room each gesture has a button, and what to do is told as a status.",
    "Under reduced motion nothing moves by itself.",
    "What can only be seen in the model must be said beside it in words.",
  ],
};
