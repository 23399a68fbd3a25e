/** Answers that the staff of a bot may write for it. */
export const OWN_ANSWERS_MAX = 200;

/** Characters of such an answer and of the question that it is for, in each language. */
export const OWN_ANSWER_TEXT_MAX = { question: 300, answer: 2000 } as const;
