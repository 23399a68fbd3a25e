import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["To read QR codes with the camera, on a phone or at a till."],
  avoid: [
    "As the only way: there is always a text below a code that can be typed.",
    "On a page that visitors did not ask to scan on: the browser asks for the camera when it is shown.",
  ],
  keys: [["Enter, Space", "On the button below what is wrong: opens the camera again."]],
  accessibility: [
    "What it does is said as a status, and why there is no camera as an alert that offers another try.",
    "Show a text field beside it: not everybody can point a camera.",
    "The code that reads pictures runs in a worker, fetched when it is first shown; the browser's own is taken where it has one.",
    "A code that is not read within four seconds, such as one seen from the side, goes to a larger reader too, which is fetched then.",
  ],
};
