/*
 * Ages as values: "de 4 a 15 años" has a child of five in it, "más de 65" a pensioner.
 */

/** Up to it each year is a value of its own; above are grown-ups. */
const ELDEST = 26;
const LAST_CHILD = 15;
const FIRST_YOUTH = 13;
const FIRST_SENIOR = 60;

const YEARS = String.raw`(?:anos?|anitos|anys?|years?|yrs?|yo\b|y\/o)`;
const RANGE = new RegExp(
  String.raw`\b(?:edad|edats?|ages?|aged)\b:? ?(?:de |entre |between |from )?(\d{1,2}) ?(?:a|to|y|i|and|-|–) ?(\d{1,2})\b|\b(\d{1,2})(?: ${YEARS})? ?(?:a|to|y|i|and|-|–) ?(?:los |els )?(\d{1,2}) ?${YEARS}|\b(?:child|children|kids|ninos|nens|infants|juniors?|jovenes|joves|youth|infantil)\b[ :(]{1,2}(?:de |from |aged )?(\d{1,2}) ?(?:a|to|-|–) ?(\d{1,2})\b`,
  "g",
);
const FROM_MONTHS = new RegExp(
  String.raw`\b\d{1,2} (?:meses|mesos|months) ?(?:a|to|-|–) ?(\d{1,2}) ?${YEARS}`,
  "g",
);
const UP_TO = new RegExp(
  String.raw`\b(?:menor(?:es)?(?: de)?|menys de|menos de|under|below)[ -](?:los |els )?(\d{1,2})\b(?! ?(?:€|min|km|person))|\b(?:hasta|fins(?: a)?|up to)(?: los| els)? (\d{1,2}) ?${YEARS}`,
  "g",
);
const FROM = new RegExp(
  String.raw`\b(?:mayor(?:es)?|majors?|grans|mas|mes|over|a partir|desde) (?:de |dels? |de los )?(?:los |els )?(\d{1,2})(?: ?${YEARS}|\b(?= ·|:|$))`,
  "g",
);
const UNDER_FIVES = /\bunder-? ?(threes|fours|fives|sixes|tens|twelves)\b/g;
const NUMBERS: Record<string, number> = {
  threes: 3,
  fours: 4,
  fives: 5,
  sixes: 6,
  tens: 10,
  twelves: 12,
};
const ASKED = new RegExp(String.raw`\b(\d{1,2}) ?-?${YEARS}`);
const ASKED_IS = /\b(?:is|are|turns?|tiene|tienen|cumple|te|tenen|fa) (\d{1,2})\b(?! ?[€£%:.,\d])/;
const ASKED_OF =
  /\b(?:hij|nin|nen|fill|peque|cri|child|kid|son|daughter|boy|girl|alumn|toddler)[a-z]* (?:de |d'|of |aged )(\d{1,2})\b(?! ?[€£%:.,\d])/;
const ASKED_MONTHS = /\b\d{1,2} (?:meses|mesos|months?)\b/;

/** The ages that stand in a text, as values. @param text folded, in lower case */
export function agesIn(text: string): Set<string> {
  const found = new Set<string>();
  const add = (low: number, high: number) => {
    if (low > high || high > 99) return;
    for (let age = low; age <= Math.min(high, ELDEST); age += 1) found.add(`#a${age}`);
    if (low <= LAST_CHILD && high <= ELDEST - 1 && low < FIRST_YOUTH) found.add("#child");
    if (low >= FIRST_YOUTH && low <= ELDEST && high <= 35) found.add("#youth");
    if (low >= FIRST_SENIOR) found.add("#senior");
  };
  for (const match of text.matchAll(RANGE)) {
    const [low = 0, high = 0] = match.slice(1).filter(Boolean).map(Number);
    add(low, high);
  }
  for (const [, high] of text.matchAll(FROM_MONTHS)) add(0, Number(high));
  for (const [, young, old] of text.matchAll(UP_TO)) add(0, Number(young ?? old));
  for (const [, name = ""] of text.matchAll(UNDER_FIVES)) add(0, (NUMBERS[name] ?? 1) - 1);
  for (const [, low] of text.matchAll(FROM)) add(Number(low), 99);
  return found;
}

/** The age that a question tells of, as what meets it. @param text folded, in lower case */
export function ageAsked(text: string): ReadonlyMap<string, number> | undefined {
  const told = ASKED.exec(text)?.[1] ?? ASKED_IS.exec(text)?.[1] ?? ASKED_OF.exec(text)?.[1];
  const age = told === undefined ? (ASKED_MONTHS.test(text) ? 0 : undefined) : Number(told);
  if (age === undefined) return undefined;
  const meets = new Map([[`#a${age}`, 1]]);
  if (age <= LAST_CHILD) meets.set("#child", 0.5);
  if (age >= FIRST_YOUTH && age <= ELDEST) meets.set("#youth", 0.5);
  if (age >= FIRST_SENIOR) meets.set("#senior", 1);
  return meets;
}
