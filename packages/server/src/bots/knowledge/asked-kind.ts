import { fold, words } from "./words.ts";
import { visitTerms } from "./visit-terms.ts";

/*
 * What kind of thing a question asks for: who, what name, how many, where, when, at what hours, for how much. A
 * sentence that has one goes before a sentence that has none.
 */

export type AskedKind = "person" | "name" | "count" | "place" | "time" | "hours" | "price";

/** Of these the first that fits; without accents. A word of two languages asks in its own only. */
const ASKS: readonly (readonly [AskedKind, RegExp])[] = [
  ["person", /\b(?:quien(?:es)?|who|whom|whose)\b|^qui\b|\b(?:de|per|amb|a) qui\b/],
  [
    "name",
    /\b(?:como se llama|com es diu)\b|\b(?:que|quina?|which|what) (?:ciudad|ciutat|city|town|pais|country|persona|person|empresa|company)\b/,
  ],
  [
    "hours",
    /\bhorari(?:os?|s)?\b|\ba (?:que|quina) hora\b|\b(?:opening|closing) (?:hours|times?)\b|\bwhat time\b|\b(?:que|quines) hor(?:as|es)\b/,
  ],
  [
    "price",
    /\bcuanto (?:cuesta|vale|es|sale|cobran|hay que pagar)\b|\b(?:precios?|tarifas?|preus?|tarifes|prices?|fees?|fares?)\b|\bquant (?:costa|val|es|cobren)\b|\bhow much (?:is|are|does|do|for|it)\b|\bcosts?\b/,
  ],
  // Before "cuando", which also joins two sentences.
  [
    "count",
    /\b(?:que|quina?|what) (?:edad|edat|age|altura|alcada|height|longitud|llargada|length|profundidad|profunditat|depth|peso|pes|weight|superficie|area|distancia|distance|numero|number|cantidad|quantitat|amount|porcentaje|percentatge|percentage)\b/,
  ],
  [
    "time",
    /\bcuando\b|\bquan\b|\bwhen\b|\b(?:que|quin|quins|what|which) (?:dias?|dies|fechas?|dates?|dates|data|day|days|year|ano|any|mes|month)\b/,
  ],
  [
    "count",
    /\b(?:cuant[oa]s?|quants?|quant[ae]s?)\b|\bhow (?:many|much|long|far|high|old|tall|deep|big|large|often)\b|\b(?:porcentaje|percentatge|percentage)\b/,
  ],
  ["place", /\b(?:donde|adonde|where)\b|^on\b|\ben que (?:calle|planta|sala|lugar|sitio)\b/],
];

/** The kind of thing that a question asks for, where it shows one. */
export function askedKind(question: string): AskedKind | undefined {
  const plain = fold(question.normalize("NFKC").toLowerCase()).replace(/^[^\p{L}\p{N}]+/u, "");
  return ASKS.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** Numbers in words, in all three languages. */
const NUMBER_WORDS: ReadonlySet<string> = new Set(
  `dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta
  cien ciento cientos mil millon millones mitad doble two three four five six seven eight nine ten
  eleven twelve fifteen twenty thirty forty fifty hundred thousand million half twice dues quatre cinc
  sis set vuit nou deu onze dotze quinze vint trenta quaranta cinquanta cent cents milio milions
  meitat`.split(/\s+/),
);
const TIME_TERMS = /^#(?:d\d|m\d|\d|days|date|high|low|time|timespan)/;
const HOURS_TERMS = /^#(?:time|timespan)$/;
const PRICE_TERMS = /^#(?:money|free|percent)$/;
const YEAR = /\b(?:1\d{3}|20\d{2})\b|\b(?:siglo|segle|century) ?[ivx]*\b/;
const AT_HOURS =
  /\b(?:cerrad|tancat|closed|24 h|mediodia|migdia|noon|midnight|medianoche|mitjanit)/;
/** What tells a place: a kind of one, or what it is beside. */
const PLACE_WORDS =
  /\b(?:calle|plaza|avenida|paseo|camino|carretera|planta|edificio|sala|puerta|patio|entrada|taquilla|recepcion|estacion|junto|frente|detras|delante|dentro|fuera|encima|debajo|kilometro|km|carrer|placa|avinguda|passeig|cami|edifici|porta|pati|recepcio|estacio|costat|davant|darrere|dins|street|square|avenue|road|floor|building|room|gate|door|entrance|station|next to|opposite|behind|inside|outside|near|office|oficina|mostrador|taulell|desk)\b/;

/** A capitalised word within a sentence, and not what a column is about. */
// oxlint-disable-next-line regexp/no-super-linear-move -- A sentence has a limit.
const NAME = /(?<=[\p{Ll}\d,;:)"»”·]\s+["«“(]?)\p{Lu}[\p{L}\p{M}]+(?![\p{L}\p{M}:])/gu;
/** Somebody: two names one after the other, a ruler's number, or a name after what they are or by whom. */
const WHO =
  /(?:^|[^\p{L}])(?:\p{Lu}\p{Ll}+ (?:(?:de|del|de la|i|y|von|van) )?\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ [IVX]+(?![\p{L}])|(?:por|per|by|arquitect[oa]?|architect|pintora?|painter|escultora?|sculptor|rey|rei|reina|king|queen|director[a]?|doctora?|dr|don|doña|sr|sra|mr|mrs|ms|maestr[oa]|mestre)\.? \p{Lu}\p{Ll}+)/u;
/** What is called so is no person. */
const NOBODY =
  /(?:^|[^\p{L}])(?:(?:el|la|los|las|els|les|the|del|al)\s+)?(?:Calle|Plaza|Puerta|Palacio|Mercado|Real|Museo|Casa|Parque|Sala|Torre|Iglesia|Avenida|Paseo|Estación|Carrer|Plaça|Porta|Palau|Mercat|Museu|Parc|Església|Avinguda|Passeig|Estació|Street|Square|Palace|Market|Museum|House|Park|Room|Tower|Church)(?:\s+(?:de|del|de la|de los|of|the|dels|de les))?(?:\s+\p{Lu}[\p{L}\p{M}]*)*/gu;

/** How well a text has what is asked for, 0 to 1. What the question says itself is no answer. */
export function hasKind(text: string, kind: AskedKind, asked: ReadonlySet<string>): number {
  if (kind === "person") {
    if (WHO.test(text.replaceAll(NOBODY, " · "))) return 1;
    return hasNewName(text, asked) ? 0.5 : 0;
  }
  const plain = fold(text.normalize("NFKC").toLowerCase());
  const terms = [...visitTerms(text)];
  const has = (pattern: RegExp) => terms.some((term) => pattern.test(term));
  switch (kind) {
    case "name":
      return hasNewName(text, asked) ? 1 : 0;
    case "hours":
      return has(HOURS_TERMS) || AT_HOURS.test(plain) ? 1 : 0;
    case "price":
      return has(PRICE_TERMS) ? 1 : 0;
    case "time":
      return has(TIME_TERMS) || YEAR.test(plain) ? 1 : 0;
    case "count":
      return hasNewNumber(text, asked) ? 1 : 0;
    case "place":
      return PLACE_WORDS.test(plain) || hasNewName(text, asked) ? 1 : 0;
  }
}

/** Whether a text has a number, in figures or words, that the question does not have. */
function hasNewNumber(text: string, asked: ReadonlySet<string>): boolean {
  return words(text).some(
    (word) => (/\d/.test(word) || NUMBER_WORDS.has(fold(word))) && !asked.has(word),
  );
}

/**
 * Whether a text has a capitalised word within a sentence that the question does not have, and that is
 * no day, no room and the like.
 */
function hasNewName(text: string, asked: ReadonlySet<string>): boolean {
  return (text.match(NAME) ?? []).some(
    (name) => words(name).some((word) => !asked.has(word)) && visitTerms(name).size === 0,
  );
}

/** A row of a table: what its columns are about, and what is in them. */
const isRow = (text: string): boolean => text.includes(" · ");

/** Hours and prices look like nothing else: a sentence without one does not tell them. */
const CERTAIN: ReadonlySet<AskedKind> = new Set(["hours", "price"]);

/** What kind of thing a question asks for, and which sentences have it. */
export interface Asked {
  /** Whether a sentence without it is no answer beside one that has it. */
  isCertain: boolean;
  kind: AskedKind | undefined;
  /** How well a sentence has it, 0 to 1; undefined for a row without a name, which does not tell who. */
  of(text: string): number | undefined;
}

export function kindOf(question: string): Asked {
  const kind = askedKind(question);
  if (kind === undefined) return { isCertain: false, kind, of: () => 0 };
  const asked = new Set(words(question));
  return {
    isCertain: CERTAIN.has(kind),
    kind,
    of(text) {
      const has = hasKind(text, kind, asked);
      return kind === "person" && has === 0 && isRow(text) ? undefined : has;
    },
  };
}
