import type { ChallengeWords } from "../words.ts";

export const CHALLENGE_NAMES: ChallengeWords["CHALLENGE_NAMES"] = {
  none: "None",
  question: "A question with three answers",
  puzzle: "A picture puzzle",
  wordSearch: "A word search",
  points: "Points only",
};

export const CHALLENGE_FIELDS: ChallengeWords["CHALLENGE_FIELDS"] = {
  question: {
    question: "Question",
    answerCorrect: "Correct answer",
    answerIncorrect1: "Incorrect answer",
    answerIncorrect2: "Another incorrect answer",
    scoreCorrect: "Score earned",
    scoreIncorrect: "Score lost for a wrong answer",
    whyCorrect: "Why it is right",
    whyIncorrect: "Why it is wrong",
  },
  puzzle: {
    image: "Puzzle image",
    size: "Pieces",
    description: "Puzzle description",
    score: "Score earned",
  },
  wordSearch: {
    words: "Words",
    description: "Word search description",
    score: "Score earned",
  },
  points: {
    score: "Score earned",
  },
};

export const CHALLENGE_HELP: ChallengeWords["CHALLENGE_HELP"] = {
  titles: {
    question: "Question",
    puzzle: "Puzzle",
    wordSearch: "Word search",
    points: "Points only",
  },
  texts: {
    challenge:
      "A question, a puzzle, a word search or just getting there: what is earned adds to the score along the route.",
    question:
      "One right answer and two wrong ones, in a different order each time. The right one adds to the score; a wrong one may take from it.",
    puzzle:
      "The square image is cut into pieces that slide until it is whole: from 3 × 3 to 6 × 6.",
    wordSearch:
      "The words hide among the letters: six at most, of up to seven letters. Each language has its own.",
    points: "Getting there is enough: the score is earned without any challenge.",
  },
};

export const CHALLENGE_PLAYER: ChallengeWords["CHALLENGE_PLAYER"] = {
  question: "Question",
  noAnswers: "This question lacks its texts: it can’t be played.",
  answer: "Answer",
  puzzle: "Puzzle",
  puzzleHelp: "Tap a piece next to the gap to move it. By keyboard, use the arrow keys.",
  piece: "Piece {{piece}}, row {{row}}, column {{column}}",
  pieceMoved: "Piece {{piece}} to row {{row}}, column {{column}}. In place: {{placed}} of {{all}}.",
  numbers: "Show numbers",
  moves_one: "{{count}} move",
  moves_other: "{{count}} moves",
  wordSearch: "Word search",
  wordSearchHelp:
    "Drag from the first letter to the last, or tap one and then the other. By keyboard: arrow keys to move, Enter on both.",
  words: "Words",
  wordFound: "You have found “{{word}}”.",
  wordNotThere: "“{{word}}” is not one of the words.",
  letterChosen: "{{letter}}, first letter",
  noWords: "This word search lacks its words: it can’t be played.",
  found: "found",
  pointsChallenge: "There is score to earn here",
  collect: "Collect the score",
};
