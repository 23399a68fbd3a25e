import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To show who somebody is: in lists of people, in the top bar, beside what somebody wrote.",
    "With `src` for a picture; the initials stand in while there is none, or when it does not load.",
  ],
  avoid: [
    "To let somebody choose a picture: take AvatarField.",
    "For things that are no persons: an icon or a picture of the thing says more.",
  ],
  keys: [],
  accessibility: [
    "It is one image with the name as its alternative text, whether a picture or initials are seen.",
    "Set `decorative` where the name stands beside it, so that it is not read twice.",
  ],
};
