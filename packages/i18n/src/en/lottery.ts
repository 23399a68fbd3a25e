import type { LotteryWords } from "../words.ts";

export default {
  LOTTERY: {
    title: "A draw that anybody can check",
    waiting:
      "On {{day}} at 12:00 ({{zone}}) the server draws the prize among those who earned it before that day. On that day you may draw it yourself too, from 0:00 on.",
    open: "It can be drawn now. If you do not, the server does at 12:00 on {{day}} ({{zone}}).",
    tooLate:
      "{{day}} came before the fingerprint of the seed was published, so nothing could be proven. Choose another day, from tomorrow on.",
    drawn_one: "Drawn on {{at}}, with {{count}} play.",
    drawn_other: "Drawn on {{at}} among {{count}} plays.",
    drawnEmpty:
      "The draw was held on {{at}}. Nobody had earned the prize, so there is no winning number.",
    entries: "Have earned it so far",
    entriesFew: "fewer than 5 people",
    commitment: "Fingerprint of the seed",
    commitmentHint:
      "It has been public since before the draw. With the seed, which is published with the draw, anybody repeats the calculation.",
    copyCommitment: "Copy fingerprint",
    winner: "Winning number",
    winnerHint: "Whoever won has this number on their phone. Nobody knows who it is.",
    copyWinner: "Copy number",
    page: "Public page of the draw",
    draw: "Draw now",
    drawTitle: "Draw the prize now?",
    drawText:
      "The plays that earned the prize before {{day}} take part. There is one draw: it cannot be undone, or repeated with another result.",
    done: "Prize drawn",
    loadError: "The draw could not be loaded",
    unsaved: "This is what is saved. Another day counts once you save it.",
    cannotDraw:
      "It cannot be drawn now. Its day may not have come, or the prize may not be drawn any more.",
  },
} satisfies LotteryWords;
