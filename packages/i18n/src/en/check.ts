import type { CheckWords } from "../words.ts";

/** What the check of a route says. Loaded when a route is checked. */
export default {
  CHECK: {
    untitled: "Point {{number}}",
    expired: "the time of {{point}} runs out",
    active: "active",
    inactive: "inactive",
    summary: "Experiences checked: {{routes}}. Errors: {{errors}}. Warnings: {{warnings}}.",
    severities: { error: "Error", warning: "Warning", hint: "Note" },
    groups: {
      finish: "The end",
      challenge: "Challenges",
      prize: "Prize",
      place: "Places",
      languages: "Languages",
      parts: "Assets and chatbots",
      plan: "The visit",
      access: "Accessibility",
    },
    languages: { cas: "Spanish", cat: "Catalan", eng: "English" },
    kinds: {
      noPoints: "The route has no points.",
      noFinal: "No point is the final one: the route never ends.",
      noFinalPrize: "No point is the final one: the route never ends and nobody gets the prize.",
      severalFinals:
        "There are several final points ({{points}}): the route ends at the first one reached.",
      finalUnreachable: "No final point can be reached: nobody can finish the route.",
      activationCycle: "These points wait for each other and never open: {{points}}.",
      neverOpens: "“{{here}}” never opens: “{{other}}”, which has to be reached first, closes it.",
      afterFinal:
        "Nobody reaches “{{here}}”: it opens after “{{other}}”, where the route is over already.",
      unreachable: "Nobody reaches “{{here}}”: it waits for “{{other}}”, which cannot be reached.",
      deadEnd:
        "Whoever takes this walk can no longer finish: {{steps}}. “{{other}}” closes “{{here}}”, which the way to the end goes through.",
      lateEnd:
        "Whoever takes too long can no longer finish: “{{here}}” closes {{seconds}} seconds after it opens. Walk: {{steps}}.",
      notProven: "It could not be proven that every walk leads to the end. Walks tried: {{count}}.",
      walkBlocked: "The saved walk “{{walk}}” no longer gets to “{{other}}”.",
      walkUnended: "The saved walk “{{walk}}” no longer gets to the end.",
      walkPrizeless: "The saved walk “{{walk}}” no longer earns the prize.",
      walkScored:
        "The saved walk “{{walk}}” ended with a score of {{before}} and now ends with {{after}}.",
      walkChanged: "The saved walk “{{walk}}” no longer ends as it did.",
      questionMissing: "“{{here}}” lacks its question in {{language}}.",
      answerMissing: "“{{here}}” lacks an answer in {{language}}: {{field}}.",
      answerAlsoCorrect:
        "At “{{here}}” a wrong answer is the same as the right one in {{language}}.",
      answersAlike: "At “{{here}}” the two wrong answers are the same in {{language}}.",
      puzzleImageMissing: "The puzzle of “{{here}}” lacks its image.",
      puzzleNotSquare:
        "The image of the puzzle of “{{here}}” is not square: it has {{width}} × {{height}} pixels.",
      wordsMissing: "The word search of “{{here}}” has no words in {{language}}.",
      wordsUnfit:
        "The word search of “{{here}}” has words in {{language}} that do not fit: {{words}}.",
      nothingToWin: "The challenge of “{{here}}” gives no score.",
      hintTooDear:
        "The hint of “{{here}}” costs {{cost}}, and the challenge gives {{won}}: nobody will ask for it.",
      prizeOutOfReach:
        "The prize requires a score of {{asked}}, and no walk gives more than {{most}}: nobody gets it.",
      prizeNotProven:
        "The prize requires a score of {{asked}}, and the best walk found gives {{most}}; not all could be tried.",
      prizeMissable:
        "Whoever goes straight to the end ({{points}}) scores at most {{most}} of the {{asked}} the prize requires.",
      pickupDaysMissing: "A day of the prize’s pickup is missing: {{field}}.",
      pickupDaysReversed: "The pickup of the prize ends before it begins.",
      pickupOver: "The pickup of the prize ended on {{day}}.",
      pickupHoursMissing: "The hours at which the prize is picked up are missing.",
      pickupHoursHalf: "The pickup hours lack a time: {{field}}.",
      pickupHoursReversed: "The pickup closes before it opens: {{field}}.",
      pickupPlaceMissing: "The place where the prize is picked up is missing.",
      pickupFar:
        "The prize is picked up far from the route: {{metres}} metres from the nearest point.",
      lotteryDayMissing: "The day of the draw is missing.",
      lotteryOver: "The draw was on {{day}}.",
      unplaced: "“{{here}}” has no place on the map.",
      outlying: "“{{here}}” is very far from the other points: {{metres}} metres away.",
      tooClose:
        "“{{here}}” is {{metres}}\u00a0m from “{{other}}”, and both can be open at once: one arrives at both in the same spot.",
      codeMissing: "“{{here}}” opens with a QR code and has none: nobody can arrive.",
      codeTwice: "“{{here}}” has the same QR code as “{{other}}”.",
      addressMissing: "“{{here}}” has no known address. Check its place.",
      defaultLanguageEmpty: "Nothing is written in {{language}}, which is the default language.",
      languageUnused: "Nothing is written in {{language}}.",
      textMissing: "“{{field}}” is missing in {{language}} (it will be shown in {{shown}}).",
      translationOutdated:
        "Look at “{{field}}” in {{language}} again: the original has changed since it was translated.",
      pictureMissing:
        "“{{field}}” is missing in {{language}} (the one in {{shown}} will be shown).",
      audioMissing: "“{{field}}” is missing in {{language}} (it will be heard in {{shown}}).",
      speechOutdated: "The text has changed since “{{field}}” was recorded in {{language}}.",
      assetDeleted: "The asset of this field has been deleted: {{field}}.",
      modelHeavy:
        "The 3D model of “{{here}}” is too heavy for a phone: {{bytes}}\u00a0MB, a download of about {{seconds}} seconds.",
      modelDemanding: "The 3D model of “{{here}}” may be slow on older phones: {{bytes}}\u00a0MB.",
      modelUncounted:
        "Nobody knows how much the textures of the 3D model of “{{here}}” take on a phone. Try it on one.",
      clipMissing:
        "The 3D model of “{{here}}” has no animation “{{clip}}”: its first one will play.",
      nameMissing:
        "The licence of the asset of this field asks for its author’s name, which is not given: {{field}}.",
      botDeleted: "The chatbot of “{{here}}” no longer exists.",
      botInactive: "The chatbot of “{{here}}” is inactive.",
      textsNearlyFull:
        "The route’s texts take up {{percent}}% of what fits. The point with the most text is “{{here}}”.",
      walkPlan: "Walk: {{metres}} metres in a straight line, about {{minutes}}\u00a0min on foot.",
      languagePlan:
        "In {{language}} the visit takes about {{minutes}}\u00a0min, {{storyMinutes}} of them reading and listening, and downloads {{bytes}}\u00a0MB.",
      downloadPlan: "All files of the route add up to {{bytes}}\u00a0MB.",
      stepsMentioned:
        "This text speaks of stairs or steps: {{field}}. Say whether there is another way.",
      audioWithoutText:
        "There is an audio in {{language}} without a text for those who cannot hear it.",
      pictureWithoutText: "The image of this field has no description: {{field}}.",
      puzzleWithoutAlternative:
        "The prize cannot be won without solving the puzzle of “{{here}}”: those who cannot see its image have no other way.",
    },
  },
} satisfies CheckWords;
