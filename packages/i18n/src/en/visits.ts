import type { VisitWords } from "../words.ts";

export default {
  VISITS: {
    notAnywhere: "This route is played on site: its prize depends on it.",
    undoTooLate: "It can no longer be undone: more than ten minutes have passed.",
    openRoute:
      "The route is published and open on the web. Close it to new visits (deactivate the experience or switch off “Open on the web”) before deleting it.",
    underWay:
      "Visitors are playing this route in the version that you published. It can be deleted once they have finished, on {{day}} at the latest.",
  },
} satisfies VisitWords;
