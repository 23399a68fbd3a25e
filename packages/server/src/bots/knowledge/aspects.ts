import type { InterfaceLanguage } from "@panel/domain/languages";
import { conceptsAt, isMistyped, mistypedConcept } from "./concept-lookup.ts";
import type { Concept } from "./concepts.ts";
import { isFoldedFunctionWord } from "./function-words.ts";
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
  reduced: { "#free": 0.6, "#money": 0.6 },
  dates: { "#date": 1, "#hours": 0.7, "#timespan": 0.7, "#time": 0.7 },
  buy: { "#web": 0.8, "#ticket": 0.4 },
  phone: { "#telephone": 1 },
  mail: { "#mailbox": 1 },
  contact: { "#telephone": 0.9, "#mailbox": 0.9, "#phone": 0.8, "#mail": 0.8 },
  book: { "#ticket": 0.4 },
  arrive: { "#bus": 0.9, "#train": 0.9, "#metro": 0.9 },
  metro: { "#train": 0.4 },
  pram: { "#wheelchair": 0.5 },
  duration: { "#time": 0.3 },
  vegan: { "#food": 0.3 },
  food: { "#vegan": 0.6 },
  language: { "#english": 0.8, "#french": 0.8, "#spanish": 0.8, "#catalan": 0.8, "#german": 0.8 },
  school: { "#student": 0.5, "#group": 0.5 },
  child: { "#student": 0.6, "#youth": 0.3 },
  teach: { "#student": 0.4 },
  mobile: { "#phone": 0.5 },
  student: { "#youth": 0.3 },
};
/** Shorter words are too like others to be mistyped ones. */
const LEAST_TYPED = 5;
/** What stands before the word for something done: "can I pick mushrooms" is about mushrooms. */
const MAY =
  /^(?:puedo|puede|pueden|podemos|podria|puc|pot|pots|podem|podeu|can|could|may|i|we|you)$/;
const DONE = 0.3;
/** Concepts that say little by themselves. */
const SHARES: Partial<Record<Concept, number>> = {
  allowed: 0.25,
  dates: 0.5,
  buy: 0.5,
  ticket: 0.6,
  guided: 0.8,
  hours: 0.9,
  price: 0.9,
};

/** What is said to a bot and asks for nothing, or how it is asked. */
const NOTHING: ReadonlySet<string> = new Set(
  `hola buenas buenos dias tardes noches gracias adios favor porfa porfavor vale ok oye perdona disculpa
  saber sabes decir dime dices informa info necesito necesita quiero queremos quisiera tengo tenemos teneis tienen
  tiene hay habra puedo puede pueden podemos podeis poder ir voy vamos venir traer llevar meter entrar pasar dejar dejo
  deja dejan usar uso hacer hace haceis existe existen algun sitio lugar posible aceptais acepta aceptan vender
  vendeis encontrar encuentro queda quedan estan estais sirve sirven aqui alli dentro q k xq tb
  ver mirar gente persona personas cabe caben museo visita visitas visitar visitante visitantes festival parque exposicion actividad actividades disponible centro
  semana finde fin
  bon bona dia tarda nit gracies merci adeu sisplau plau d'acord vull volem necessito tinc tenim teniu tenen puc pots
  podem podeu anar vaig venir portar entrar passar deixar deixo fer fa feu hi algun lloc accepteu accepten
  trobar troba queda veure mirar gent persona persones cap hi museu visita visites visitar visitant visitants parc dins aqui activitat activitats disponible centre setmana cap caps
  hello hi hey thanks thank please bye ok okay good morning afternoon evening want need find tell know bring
  take use go come enter get got have has is there any do does can could may we us our your you me it accept sell
  see look people person fit fits place somewhere inside here museum visit visits activity activities available centre center visitor visitors festival whats s im`.split(
    /\s+/,
  ),
);

const TODAY = /\b(?:hoy|avui|today|ahora|ara|now|esta tarde|esta noche|aquesta tarda|tonight)\b/;
const TOMORROW = /(?<!\b(?:la|esta|por la) )\bmanana\b|\bdema\b|\btomorrow\b/;
const SEVERAL_DAYS =
  /\b(?:fin(?:es)? de semana|finde|caps? de setmana|weekends?|entre semana|entre setmana|laborables?|feiners?|weekdays?)\b/;
const CLOCK_WORDS = /^(?:hoy|avui|today|ahora|ara|now|manana|dema|tomorrow|tonight)$/;

/** What a question asks for; empty for a greeting. */
export function aspectsOf(question: string, language: InterfaceLanguage, clock: Clock): Aspect[] {
  const plain = fold(question.normalize("NFKC").toLowerCase());
  const said = words(question);
  const all = said.map(fold);
  const aspects = new Map<string, Aspect>();
  const add = (aspect: Aspect) => {
    if (!aspects.has(aspect.key)) aspects.set(aspect.key, aspect);
  };
  const addValues = (key: string, values: Iterable<string>) => {
    const terms = [...values];
    if (terms.length > 0)
      add({ key, word: "", meets: new Map(terms.map((term) => [term, 1])), share: 1 });
  };
  const values = valuesIn(plain);
  let isNamed = false;
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? "";
    const found = conceptsAt(all, at);
    const [first] = found;
    const isNumber = /^\d{1,2}$/.test(word);
    if (first) {
      add(conceptAspect(found.map(({ concept }) => concept)));
      at += first.count - 1;
    } else if (valuesOf(word).length > 0) addValues(`#${word}`, valuesOf(word));
    else if (isNumber && isNamed && values.has(`#n${Number(word)}`)) {
      addValues(`#n${Number(word)}`, [`#n${Number(word)}`]);
    } else if (!isNumber && !isNothing(word, language)) {
      const share = at + 1 < all.length && MAY.test(all[at - 1] ?? "") ? DONE : 1;
      add({ ...wordAspect(said[at] ?? "", share), meant: meantBy(word) });
    }
    // The number of a room stands after it; others say how many.
    isNamed = first !== undefined || !(isNumber || isNothing(word, language));
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
  share,
});

/** What a word stands for if it is mistyped; the documents may know it as it is. */
function meantBy(word: string): Aspect["meant"] {
  if (word.length < LEAST_TYPED) return undefined;
  const concept = mistypedConcept(word);
  if (concept) return conceptAspect([concept]);
  const asksNothing = [...NOTHING].some(
    (right) => right.length > LEAST_TYPED && isMistyped(word, right),
  );
  return asksNothing ? "nothing" : undefined;
}

function isNothing(word: string, language: InterfaceLanguage): boolean {
  return (
    NOTHING.has(word) ||
    QUICKLY.has(word) ||
    CLOCK_WORDS.test(word) ||
    word.length === 1 ||
    isFoldedFunctionWord(word, language)
  );
}

/** Words that ask, as they are typed on a phone: without accents. */
const QUICKLY: ReadonlySet<string> = new Set(
  `que como cuando cuanto cuanta cuantos cuantas donde quien quienes cual cuales por para con sin del al los las una uno
  quin quina quins quines quan quant quants on com qui amb sense dels una uns el la en de a i y o hi ha
  what whats when whens where wheres who whos hows per how which why the of to in on at a an and or for with without are am do does did i my there
  eres sois somos som ets esta estan es son se te tu mi su han ha he hem hemos`.split(/\s+/),
);

function conceptAspect(concepts: readonly Concept[]): Aspect {
  const meets = new Map<string, number>();
  for (const concept of concepts) meets.set(`#${concept}`, 1);
  for (const concept of concepts) {
    for (const [term, credit] of Object.entries(ALSO[concept] ?? {})) {
      if (credit > (meets.get(term) ?? 0)) meets.set(term, credit);
    }
  }
  const share = Math.max(...concepts.map((concept) => SHARES[concept] ?? 1));
  return { key: `#${concepts.join("+")}`, word: "", meets, share };
}

/** Whether a question is about a visit: what it asks for are concepts and values more than other words. */
export function isOfVisit(aspects: readonly Aspect[]): boolean {
  const sum = (some: readonly Aspect[]) => some.reduce((total, { share }) => total + share, 0);
  const visits = aspects.filter(({ word, meant }) => word === "" || meant !== undefined);
  return 2 * sum(visits) >= sum(aspects);
}
