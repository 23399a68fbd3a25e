import type { InterfaceLanguage } from "@panel/domain/languages";
import { ageAsked } from "./ages.ts";
import { asksNothing, isCommon, isMistypedNothing } from "./asking-words.ts";
import { conceptsAt, mistypedConcept } from "./concept-lookup.ts";
import type { Concept } from "./concepts.ts";
import { conceptsOf, meaningsOf, mistypedMeanings, phraseAt } from "./lexicon.ts";
import { valuesIn, valuesNow, valuesOf } from "./visit-values.ts";
import { fold, words } from "./words.ts";

/** One of the things that a question asks for. */
export interface Aspect {
  /** What it is called in a query. */
  key: string;
  /** A word of the question that is no concept; empty for concepts and values. */
  word: string;
  /** Terms of the index that meet it, and how well, of 1. */
  meets: ReadonlyMap<string, number>;
  /** What the word means, by the lexicon. */
  meanings: readonly number[];
  /** What the word stands for where no document has it; "nothing" is what asks for nothing. */
  meant?: Aspect | "nothing" | undefined;
  /** How much of the question it is, beside how rare it is. */
  share: number;
}

/** A moment, and where. */
export interface Clock {
  now: Date;
  timeZone: string;
}

/** What else meets a concept: a time tells the hours, a sum the price. */
const ALSO: Partial<Record<Concept, Readonly<Record<string, number>>>> = {
  hours: { "#timespan": 1.1, "#time": 0.8 },
  price: { "#money": 1, "#free": 0.9, "#payment": 0.8 },
  payment: { "#price": 0.8, "#money": 0.8, "#free": 0.8, "#card": 0.8, "#cash": 0.8 },
  reduced: { "#percent": 0.9, "#free": 0.6, "#money": 0.6 },
  dates: { "#date": 1, "#hours": 0.7, "#timespan": 0.7, "#time": 0.7 },
  buy: { "#web": 0.8, "#ticket": 0.4 },
  bag: { "#locker": 0.9 },
  locker: { "#bag": 0.5 },
  card: { "#cash": 0.6 },
  cash: { "#card": 0.7 },
  phone: { "#telephone": 1 },
  mail: { "#mailbox": 1 },
  contact: { "#telephone": 0.9, "#mailbox": 0.9, "#phone": 0.8, "#mail": 0.8 },
  book: { "#ticket": 0.4 },
  arrive: { "#bus": 0.9, "#train": 0.9, "#metro": 0.9 },
  metro: { "#train": 0.4 },
  pram: { "#wheelchair": 0.5 },
  duration: { "#span": 0.85, "#time": 0.3 },
  vegan: { "#food": 0.3 },
  food: { "#vegan": 0.6 },
  language: { "#english": 0.8, "#french": 0.8, "#spanish": 0.8, "#catalan": 0.8, "#german": 0.8 },
  school: { "#student": 0.5, "#group": 0.5 },
  child: { "#student": 0.6, "#youth": 0.3 },
  teach: { "#student": 0.4 },
  mobile: { "#phone": 0.3 },
  parking: { "#car": 0.6 },
  car: { "#parking": 0.7 },
  student: { "#youth": 0.3 },
};
/** Shorter words are too like others to be mistyped ones. */
const LEAST_TYPED = 5;
/** What stands before the word for something done: "can I pick mushrooms" is about mushrooms. */
const MAY =
  /^(?:puedo|puede|pueden|podemos|podria|puc|pot|pots|podem|podeu|can|could|may|i|we|you)$/;
const DONE = 0.3;
/** What stands before a verb: "cuándo suena el órgano" is about the organ. */
const ASKED = /^(?:cuando|donde|como|quien|quienes|hora|quan|on|com|qui)$/;
const ASKED_DONE = 0.5;
const SEASON = 0.7;
/** What a word is a kind of. */
const KIND = 0.7;
/** Of words of every day. */
const COMMON_SHARE = 0.3;
/** Of a child whose age is told. */
const BESIDE_AGE = 0.3;
const YEARS = /^(?:anos?|anitos|anys?|years?|old|meses|mesos|months?)$/;
const OF = /^(?:de|del|of|numero)$/;
/** Another day, month or season than the one that is asked for. */
const OTHER_DAY = 0.5;
/** Concepts that say little by themselves. */
const SHARES: Partial<Record<Concept, number>> = {
  allowed: 0.25,
  required: 0.2,
  dates: 0.5,
  buy: 0.5,
  ticket: 0.6,
  guided: 0.8,
  hours: 0.9,
  price: 0.9,
};

const TODAY = /\b(?:hoy|avui|today|ahora|ara|now|esta tarde|esta noche|aquesta tarda|tonight)\b/;
const TOMORROW = /(?<!\b(?:la|esta|por la) )\bmanana\b|\bdema\b|\btomorrow\b/;
const SEVERAL_DAYS =
  /\b(?:fin(?:es)? de semana|finde|caps? de setmana|weekends?|entre semana|entre setmana|laborables?|feiners?|weekdays?)\b/;

/** Longer questions are cut: their words are looked for one by one. */
export const LONGEST_QUESTION = 1000;

/** What a question asks for, as far as it is not longer than LONGEST_QUESTION; empty for a greeting. */
export function aspectsOf(text: string, language: InterfaceLanguage, clock: Clock): Aspect[] {
  const question = text.slice(0, LONGEST_QUESTION);
  const plain = fold(question.normalize("NFKC").toLowerCase());
  const said = words(question);
  const all = said.map(fold);
  const aspects = new Map<string, Aspect>();
  const add = (aspect: Aspect) => {
    if (!aspects.has(aspect.key)) aspects.set(aspect.key, aspect);
  };
  const addValues = (key: string, values: Iterable<string>) => {
    const terms = [...values];
    if (terms.length > 0) add(valueAspect(key, terms));
  };
  const values = valuesIn(plain);
  const age = ageAsked(plain);
  if (age) add({ ...wordAspect("", 1), key: "#age", meets: age });
  let isNamed = false;
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? "";
    const found = conceptsAt(all, at);
    const [first] = found;
    if (age && YEARS.test(word)) continue;
    const isNumber = /^\d{1,2}$/.test(word);
    const isLast = at + 1 === all.length || asksNothing(all[at + 1] ?? "", language);
    const phrase = first ? undefined : phraseAt(all, at);
    if (first) {
      const concept = conceptAspect(found.map((each) => each.concept));
      add(age && first.concept === "child" ? { ...concept, share: BESIDE_AGE } : concept);
      at += first.count - 1;
    } else if (phrase) {
      const { meanings, count } = phrase;
      const whole = all.slice(at, at + count).join(" ");
      add({ ...wordAspect(whole, 1), meanings, meets: conceptsMeeting(meanings) });
      at += count - 1;
    } else if (valuesOf(word).length > 0) addValues(`#${word}`, valuesOf(word));
    else if (isNumber && isNamed && isLast && values.has(`#n${Number(word)}`)) {
      add({ ...valueAspect(`#n${Number(word)}`, [`#n${Number(word)}`]), word });
    } else if (!isNumber && !asksNothing(word, language)) {
      const isEveryday = isCommon(word, language);
      const isDone = at + 1 < all.length && MAY.test(all[at - 1] ?? "");
      const isAsked = at + 1 < all.length && ASKED.test(all[at - 1] ?? "");
      const share = isEveryday ? COMMON_SHARE : isDone ? DONE : isAsked ? ASKED_DONE : 1;
      const meanings = meaningsOf(said[at] ?? "", language);
      const meant = isEveryday ? "nothing" : meantBy(word, meanings.length > 0, language);
      const meets = isEveryday ? new Map<string, number>() : conceptsMeeting(meanings);
      add({ ...wordAspect(said[at] ?? "", share), meanings, meets, meant });
    }
    // The number of a room stands after it; others say how many.
    if (isNamed && OF.test(word) && /^\d{1,2}$/.test(all[at + 1] ?? "")) continue;
    isNamed = first !== undefined || !(isNumber || asksNothing(word, language));
  }
  addDates(
    aspects,
    [...values].filter((value) => /^#\d/.test(value)),
  );
  if (SEVERAL_DAYS.test(plain))
    addValues(
      "#days",
      [...values].filter((value) => /^#d\d/.test(value)),
    );
  if (TODAY.test(plain)) addValues("#today", valuesNow(clock.now, clock.timeZone, 0));
  if (TOMORROW.test(plain)) addValues("#tomorrow", valuesNow(clock.now, clock.timeZone, 1));
  return [...aspects.values()];
}

/** A date takes the place of its number and its month. */
function addDates(aspects: Map<string, Aspect>, dates: readonly string[]): void {
  if (dates.length === 0) return;
  for (const [key, { meets }] of aspects) {
    const terms = [...meets.keys()];
    if (terms.length > 0 && terms.every((term) => /^#[mn]\d/.test(term))) aspects.delete(key);
  }
  aspects.set("#date", {
    ...wordAspect("", 1),
    key: "#date",
    meets: new Map(dates.map((date) => [date, 1])),
  });
}

const wordAspect = (word: string, share: number): Aspect => ({
  key: fold(word),
  word,
  meets: new Map(),
  meanings: [],
  share,
});

function valueAspect(key: string, terms: readonly string[]): Aspect {
  const meets = new Map(terms.map((term) => [term, 1]));
  if (terms.some((term) => /^#d\d/.test(term))) meets.set("#days", OTHER_DAY);
  if (meets.has("#m8")) meets.set("#high", SEASON);
  if (meets.has("#m1")) meets.set("#low", SEASON);
  return { ...wordAspect("", 1), key, meets };
}

const conceptsMeeting = (meanings: readonly number[]) =>
  new Map(conceptsOf(meanings).map((concept) => [`#${concept}`, KIND]));

/** What a word stands for if it is mistyped; the documents may know it as it is. */
function meantBy(word: string, isKnown: boolean, language: InterfaceLanguage): Aspect["meant"] {
  if (isKnown) return undefined;
  if (word.length < LEAST_TYPED) {
    return isMistypedNothing(word) ? "nothing" : undefined;
  }
  const concept = mistypedConcept(word);
  if (concept) return conceptAspect([concept]);
  const meanings = mistypedMeanings(word, language);
  if (meanings.length > 0) {
    return { ...wordAspect(word, 1), meanings, meets: conceptsMeeting(meanings) };
  }
  return isMistypedNothing(word) ? "nothing" : undefined;
}

function conceptAspect(concepts: readonly Concept[]): Aspect {
  const meets = new Map<string, number>();
  for (const concept of concepts) meets.set(`#${concept}`, 1);
  for (const concept of concepts) {
    for (const [term, credit] of Object.entries(ALSO[concept] ?? {})) {
      if (credit > (meets.get(term) ?? 0)) meets.set(term, credit);
    }
  }
  const share = Math.max(...concepts.map((concept) => SHARES[concept] ?? 1));
  const meant = share <= COMMON_SHARE ? "nothing" : undefined;
  return { ...wordAspect("", share), key: `#${concepts.join("+")}`, meets, meant };
}

/** Whether a question is about a visit: what it asks for are concepts and values more than other words. */
export function isOfVisit(aspects: readonly Aspect[]): boolean {
  const sum = (some: readonly Aspect[]) => some.reduce((total, { share }) => total + share, 0);
  const visits = aspects.filter(({ word, meant }) => word === "" || typeof meant === "object");
  return 2 * sum(visits) >= sum(aspects);
}
