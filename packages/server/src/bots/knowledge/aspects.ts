import type { InterfaceLanguage } from "@panel/domain/languages";
import { ageAsked } from "./ages.ts";
import type { AskedKind } from "./asked-kind.ts";
import { asksNothing, isCommon, isMistypedNothing } from "./asking-words.ts";
import { conceptsAt, mistypedConcept } from "./concept-lookup.ts";
import type { Concept } from "./concepts.ts";
import { conceptsOf, meaningsOf, mistypedMeanings, phraseAt } from "./lexicon.ts";
import { hoursAsked, valuesIn, valuesNow, valuesOf } from "./visit-values.ts";
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
  /** Whether the question is about it, as about what stands after an article. */
  isSubject: boolean;
  /** Whether the question asks how many of it there are. */
  isCounted: boolean;
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
/** What a question is about stands after such a word. */
const SUBJECT_NEXT =
  /^(?:el|la|los|las|un|una|unos|unas|al|del|de|els|les|l|d|dels|uns|unes|the|an?|of|any|hay|hi|ha|have|has|teneis|tienen|tiene|teniu|tenen|te)$/;
const TIME_SHARE = 0.7;
/** Opening hours tell of any hour. */
const SPANS = 0.5;
const OF_MONTH = 0.6;
const HOW_MANY = /^(?:cuant[oa]s|quants|quantes|many)$/;
const SEASON = 0.7;
/** A number that is within a range, or written otherwise. */
const IN_RANGE = 0.8;
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
export function aspectsOf(
  text: string,
  language: InterfaceLanguage,
  clock: Clock,
  kind?: AskedKind,
): Aspect[] {
  const question = text.slice(0, LONGEST_QUESTION);
  const plain = fold(question.normalize("NFKC").toLowerCase());
  const said = words(question);
  const all = said.map(fold);
  const values = valuesIn(plain);
  const age = ageAsked(plain);
  const aspects = new Map<string, Aspect>();
  const add = (aspect: Aspect) => {
    if (!aspects.has(aspect.key)) aspects.set(aspect.key, aspect);
  };
  const addValues = (key: string, terms: readonly string[]) => {
    if (terms.length > 0) add(valueAspect(key, terms));
  };
  if (age) add({ ...wordAspect("", 1), key: "#age", meets: age });
  let isNamed = false;
  for (let at = 0; at < all.length;) {
    const word = all[at] ?? "";
    const isYears = age !== undefined && YEARS.test(word);
    const { aspect, count }: { aspect?: Aspect; count: number } = isYears
      ? { count: 1 }
      : aspectAt({ said, all, language, values, isNamed, kind, hasAge: age !== undefined }, at);
    const before = all[at - 1] ?? "";
    const isCounted = HOW_MANY.test(before);
    if (aspect) add({ ...aspect, isCounted, isSubject: isCounted || SUBJECT_NEXT.test(before) });
    // The number of a room stands after it; others say how many.
    const isNumberNext = OF.test(word) && /^\d{1,2}$/.test(all[at + 1] ?? "");
    if (!isYears && !(isNamed && isNumberNext)) {
      isNamed = aspect !== undefined && !/^\d{1,2}$/.test(word) && !asksNothing(word, language);
    }
    at += count;
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
  const hours = hoursAsked(plain);
  if (hours.length > 0) {
    const meets = new Map(hours.map((hour) => [hour, 1]));
    add({ ...wordAspect("", TIME_SHARE), key: "#hour", meets: meets.set("#timespan", SPANS) });
  }
  if (TODAY.test(plain)) addValues("#today", valuesNow(clock.now, clock.timeZone, 0));
  if (TOMORROW.test(plain)) addValues("#tomorrow", valuesNow(clock.now, clock.timeZone, 1));
  return withSubject([...aspects.values()]);
}

/** A question, while what it asks for is looked for. */
interface Asked {
  said: readonly string[];
  all: readonly string[];
  language: InterfaceLanguage;
  values: ReadonlySet<string>;
  /** The word before names something, whose number may follow. */
  isNamed: boolean;
  hasAge: boolean;
  kind: AskedKind | undefined;
}

/** What the words from one on ask for, and how many they are. */
function aspectAt(asked: Asked, at: number): { aspect?: Aspect; count: number } {
  const { said, all, language, values, isNamed, hasAge, kind } = asked;
  const word = all[at] ?? "";
  const next = all[at + 1];
  if (kind === "age" && YEARS.test(word)) return { count: 1 };
  // When something opened for the first time is no matter of opening hours.
  const found = conceptsAt(all, at).filter(
    ({ concept }) => kind !== "year" || (concept !== "hours" && concept !== "dates"),
  );
  const [first] = found;
  if (first) {
    const concept = conceptAspect(found.map((each) => each.concept));
    const isChild = hasAge && first.concept === "child";
    return { aspect: isChild ? { ...concept, share: BESIDE_AGE } : concept, count: first.count };
  }
  const phrase = phraseAt(all, at);
  if (phrase) {
    const { meanings, count } = phrase;
    const whole = wordAspect(all.slice(at, at + count).join(" "), 1);
    return { aspect: { ...whole, meanings, meets: conceptsMeeting(meanings) }, count };
  }
  const known = valuesOf(word);
  if (known.length > 0) return { aspect: valueAspect(`#${word}`, known), count: 1 };
  if (/^\d{1,2}$/.test(word)) {
    const value = `#n${Number(word)}`;
    const isLast = next === undefined || asksNothing(next, language);
    if (!isNamed || !isLast || !values.has(value)) return { count: 1 };
    const meets = new Map([[value, IN_RANGE]]);
    return { aspect: { ...wordAspect(word, 1), key: value, meets }, count: 1 };
  }
  if (asksNothing(word, language)) return { count: 1 };
  const isEveryday = isCommon(word, language);
  const before = next === undefined ? "" : (all[at - 1] ?? "");
  const verb = MAY.test(before) ? DONE : ASKED.test(before) ? ASKED_DONE : 1;
  const aspect = wordAspect(said[at] ?? "", isEveryday ? COMMON_SHARE : verb);
  const meanings = meaningsOf(said[at] ?? "", language);
  if (isEveryday) return { aspect: { ...aspect, meanings, meant: "nothing" }, count: 1 };
  const meant = meantBy(word, meanings.length > 0, language);
  return { aspect: { ...aspect, meanings, meets: conceptsMeeting(meanings), meant }, count: 1 };
}

/** What is asked of a subject, and is none itself. */
const ASKED_OF: ReadonlySet<string> = new Set(
  "hours price payment dates duration distance allowed required easy hard book"
    .split(" ")
    .map((concept) => `#${concept}`),
);
/** Whether it is a day, a month, an hour or a number. */
export const isValue = ({ key, meets }: Aspect) =>
  key !== "#age" &&
  [...meets.keys()].every((term) => /^#(?:[admh]?\d|days|timespan|high|low)/.test(term)) &&
  meets.size > 0;

/** Where no article tells, the question is about whatever is not asked of something. */
function withSubject(aspects: readonly Aspect[]): Aspect[] {
  const may = aspects.map(
    (aspect) => !ASKED_OF.has(aspect.key) && !isValue(aspect) && aspect.share > ASKED_DONE,
  );
  const isTold = aspects.some(({ isSubject }, at) => isSubject && may[at]);
  return aspects.map((aspect, at) => ({
    ...aspect,
    isSubject: may[at] === true && (!isTold || aspect.isSubject),
  }));
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
    // Where no sentence has the very day, one of its month may have it in a range.
    meets: new Map(
      dates.flatMap((date) => [
        [date, 1],
        [`#m${date.split("-")[1]}`, OF_MONTH],
      ]),
    ),
  });
}

const wordAspect = (word: string, share: number): Aspect => ({
  key: fold(word),
  word,
  meets: new Map(),
  meanings: [],
  share,
  isSubject: false,
  isCounted: false,
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
