import type { ModelSpaceWords } from "../words.ts";

export default {
  view: "View in your space",
  onPhone: "View in your space with a phone",
  leave: "Leave",
  starting: "Opening the camera",
  findFloor: "Point the phone at the floor and move it slowly until a ring appears.",
  noFloor:
    "No floor has been found yet. Move the phone slowly from side to side, over a floor with a pattern and in good light.",
  floorFound: "The ring shows where the model will stand. Tap the screen to place it.",
  place: "Place it here",
  placed: "One finger turns the model, two fingers move it.",
  placeAgain: "Place it elsewhere",
  lost: "The phone does not know where it is. Point it at the floor and move it slowly.",
  changeSize: "Change the size",
  realSize: "Real size",
  larger: "Larger",
  smaller: "Smaller",
  size: "× {{factor}}, {{height}} high",
  large: "The model is {{length}} long: step back to see it whole, or change its size.",
  preparing: "Preparing the model",
  open: "Open it in your space",
  denied:
    "The browser was not allowed to use the camera. Allow it in the settings of this page and try again.",
  blocked: "The page does not allow it here. Open the page by itself, outside of its frame.",
  unsupported:
    "This device cannot show models in your space. Use a phone or tablet: Chrome on Android, Safari on an iPhone or iPad.",
  busy: "Another view in your space is still open. Close it and try again.",
  ended: "The phone closed the view in your space. You can open it again.",
  tooManyTriangles:
    "The model has too many triangles for a phone’s camera view (at most {{detail}}). Reduce its meshes.",
  texturesTooHeavy:
    "The textures of the model take too much memory for a phone’s camera view (at most {{detail}}). Make them smaller.",
  fileTooLarge: "The model is too large for Quick Look. Reduce its meshes, textures or animations.",
  failed: "The view in your space could not be opened. Try again.",
} satisfies ModelSpaceWords;
