import { fold, words } from "./words.ts";
import { visitTerms } from "./visit-terms.ts";

/*
 * What kind of thing a question asks for: who, what name, how many, where, when, at what hours, for how much. A
 * sentence that has one goes before a sentence that has none.
 */

export type AskedKind =
  | "person"
  | "name"
  | "count"
  | "measure"
  | "duration"
  | "weight"
  | "age"
  | "degrees"
  | "place"
  | "time"
  | "year"
  | "hours"
  | "price";

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
  [
    "duration",
    /\bduracion\b|\bdurada\b|\bcuanto (?:tiempo|dura|duran|se tarda|tarda|tardamos|tardo)\b|\bquant (?:de temps|temps|dura|duren|es triga|triga|tarda|trigarem)\b|\bhow long (?:does|do|is|will|can|should)\b|\bduration\b/,
  ],
  ["weight", /\b(?:pesa|pesan|pesen|peso|pes|weighs?|weight|heavy)\b/],
  [
    "degrees",
    /\b(?:que|quina|what|which) temperatur[ae]\b|\b(?:cuantos grados|quants graus|how many degrees)\b/,
  ],
  [
    "measure",
    /\bcuanto mide\b|\bquant (?:fa|mesura|mideix)\b|\bhow (?:tall|high|deep|wide|far|long)\b|\b(?:cuantos|quants|how many) (?:k?ms?|kilometros|quilometres|metros|metres|miles|meters|kilometres)\b|\b(?:altura|alcada|height|longitud|llargada|length|profundidad|profunditat|fondaria|depth|distancia|distance|superficie|anchura|amplada|width|desnivel|desnivell)\b|\b(?:com|que|como) (?:de )?(?:alt|alta|alto|llarg|llarga|larga|largo|fonda|fons|honda|hondo|ampl|ancho)\b/,
  ],
  [
    "age",
    /\b(?:edad|edat|age)\b|\b(?:cuantos anos|quants anys) (?:tiene|tienen|te|tenen|fa)\b|\bhow old\b/,
  ],
  [
    "count",
    /\b(?:que|quina?|what) (?:numero|number|cantidad|quantitat|amount|porcentaje|percentatge|percentage|area)\b/,
  ],
  [
    "year",
    /\b(?:en )?(?:que ano|quin any|what year|de que siglo|de quin segle|which century)\b|\b(?:cuando|desde cuando) (?:(?:se|lo|la|los|las) )?(?:fue|fueron|hizo|hicieron|\w+(?:aron|eron|io|yo)|(?!tengo|puedo|debo|pago|llego|recojo|vengo|entro|salgo)\w{3,}[bcdfglmnprstz]o)\b|\bquan (?:es |el |la |els |l )?(?:va|van)\b(?! a)|\bwhen (?:was|were|did)\b/,
  ],
  // Before "cuando", which also joins two sentences.
  [
    "time",
    /\bcuando\b|\bquan\b|\bwhen\b|\b(?:que|quin|quins|what|which) (?:dias?|dies|fechas?|dates?|dates|data|day|days|year|ano|any|mes|month)\b/,
  ],
  [
    "count",
    /\b(?:cuant[oa]s?|quants?|quant[ae]s?)\b|\bhow (?:many|much|big|large|often)\b|\b(?:porcentaje|percentatge|percentage)\b/,
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
const YEAR = /\b(?:1\d{3}|20\d{2})s?\b|\b(?:siglo|segle|century) ?[ivx]*\b/;
const AT_HOURS =
  /\b(?:cerrad|tancat|closed|24 h|mediodia|migdia|noon|midnight|medianoche|mitjanit)/;
/** What tells a place: a kind of one, or what it is beside. */
const PLACE_WORDS =
  /\b(?:calle|plaza|avenida|paseo|camino|carretera|planta|edificio|sala|puerta|patio|entrada|taquilla|recepcion|estacion|junto|frente|detras|delante|dentro|fuera|encima|debajo|kilometro|km|carrer|placa|avinguda|passeig|cami|edifici|porta|pati|recepcio|estacio|costat|davant|darrere|dins|street|square|avenue|road|floor|building|room|gate|door|entrance|station|next to|opposite|behind|inside|outside|near|office|oficina|mostrador|taulell|desk)\b/;

/** What measures are told in. */
const UNITS = {
  measure:
    /[\d½] ?(?:k?m|cm|metros?|metres?|meters?|kilometros?|quilometres?|kilometres?|miles?|hectarea\w*|hectares?|ha|millas?|m2|m²|pies|feet|ft)\b|\b(?:metros?|metres?|meters?|kilometros?|quilometres?|centimetr\w+|hectarea\w*|hectares?|miles?) /,
  duration:
    /\b(?:\d+|una?|dos|dues|tres|cuatro|quatre|cinco|cinc|seis|sis|diez|quince|veinte|treinta|cuarenta|half an|an|two|three|four|five|six|media|mitja)(?:(?: o | y | a | i |[,.-]| to | or )\w+)? ?(?:dias?|dies|days?|horas?|hores|hours?|h\b|min\b|minut|semanas?|setmanes|setmana|weeks?|mes(?:es|os)?\b|months?|anos?\b|anys?\b|years?\b|seg(?:undos?|ons?)|seconds?)|\bminut|\bhoras? y |\bhora i /,
  weight:
    /\b(?:kg|kilos?|quilos?|kilogram\w*|toneladas?|tones|tonnes?|tons?|gram\w*|lbs?|pounds?)\b/,
  degrees: /\b(?:grados?|graus?|degrees?)\b|º|°/,
  age: /\b(?:anos?|anys?|years?|age[ds]?|siglos?|segles?|century|edad|edat|under|over|menores|menors|mayores|majors)\b|\b1\d{3}\b|\b20\d\d\b/,
} as const;

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
    case "year":
      return YEAR.test(plain) ? 1 : has(/^#(?:date|m\d)/) ? 0.8 : 0;
    case "count":
      return hasNewNumber(text, asked) ? 1 : 0;
    case "measure":
    case "duration":
    case "weight":
    case "degrees":
    case "age":
      return UNITS[kind].test(plain) ? 1 : 0;
    case "place":
      return PLACE_WORDS.test(plain) || hasNewName(text, asked) ? 1 : 0;
  }
}

/** Whether a word is a number, in figures or in letters. */
export const isNumber = (word: string): boolean => /\d/.test(word) || NUMBER_WORDS.has(fold(word));

/** Whether a text has a number, in figures or words, that the question does not have. */
function hasNewNumber(text: string, asked: ReadonlySet<string>): boolean {
  return words(text).some((word) => isNumber(word) && !asked.has(word));
}

/**
 * Whether a text has a capitalised word within a sentence that the question does not have, and that is
 * no day, no room and the like.
 */
function hasNewName(given: string, asked: ReadonlySet<string>): boolean {
  const text = isRow(given)
    ? given.replaceAll(CELL_BEGINNING, (letter) => letter.toLowerCase())
    : given;
  return (text.match(NAME) ?? []).some(
    (name) => words(name).some((word) => !asked.has(word)) && visitTerms(name).size === 0,
  );
}

/** A row begins with a capital, and so does a cell of several words, as a sentence does. */
const CELL_BEGINNING = /(?<=^[^:·]*: )\p{Lu}|(?<=[:·] )\p{Lu}(?=\p{Ll}* \p{Ll})/gu;

/** A row of a table: what its columns are about, and what is in them. */
const isRow = (text: string): boolean => text.includes(" · ");

/** Those look like nothing else: a sentence without one does not tell them. */
const CERTAIN: ReadonlySet<AskedKind> = new Set([
  "hours",
  "price",
  "person",
  "year",
  "measure",
  "duration",
  "weight",
  "degrees",
  "age",
]);

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
