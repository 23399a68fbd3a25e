import { plainName } from "../column-name.ts";
import type { PathOf } from "../experience/field.ts";
import { pointFields } from "../experience/point.ts";
import { pathsOf } from "../experience/fields.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "../languages.ts";
import { withoutEnd } from "../text-ends.ts";

/** Values of a point that files hold, by their fields: all but those that belong to one installation. */
type TextTarget = PathOf<typeof pointFields, "text" | "words", true>;
type PlainTarget = PathOf<typeof pointFields, "text" | "number" | "choice" | "flag", false>;
/** Those that files hold in each language, in the order of the fields. */
export const TEXT_TARGETS: readonly TextTarget[] = pathsOf(pointFields, ["text", "words"], true);
/** Those that files hold once. */
export const PLAIN_TARGETS: readonly PlainTarget[] = pathsOf(
  pointFields,
  ["text", "number", "choice", "flag"],
  false,
);
/** Path of a value of a point, such as `name.cat` or `duration`. */
export type Target = `${TextTarget}.${ContentLanguage}` | PlainTarget;

export const TARGETS: readonly Target[] = [
  ...TEXT_TARGETS.flatMap((path) => CONTENT_LANGUAGES.map((code) => `${path}.${code}` as const)),
  ...PLAIN_TARGETS,
];

/** The path of the field of a value. */
export function fieldPathOf(target: Target): TextTarget | PlainTarget {
  return target.replace(/\.(?:cas|cat|eng)$/, "") as TextTarget | PlainTarget;
}

/** What columns are called that are not called by the last two names of a path, as `photodescription` is. */
const FILE_NAMES: Partial<Record<TextTarget | PlainTarget, string>> = {
  "address.location": "address",
  "address.streetName": "addr:street",
  "address.streetNumber": "addr:housenumber",
  "address.city": "addr:city",
  "address.postcode": "addr:postcode",
  "address.country": "addr:country",
  isFinal: "final",
  "story.text": "description",
  "model.animation": "animation",
  "model.clip": "clip",
  "challenge.kind": "challenge",
  "challenge.question.question": "question",
  "challenge.question.answerCorrect": "answer",
  "challenge.question.answerIncorrect1": "wronganswer1",
  "challenge.question.answerIncorrect2": "wronganswer2",
  "challenge.question.scoreCorrect": "answerscore",
  "challenge.question.scoreIncorrect": "wronganswerscore",
  "challenge.wordSearch.words": "words",
  "challenge.wordSearch.description": "wordsdescription",
  "challenge.wordSearch.score": "wordsscore",
  "challenge.points.score": "score",
};

/** What the column of a value is called in files that are written; those of one language have its code behind it. */
export function fileName(path: TextTarget | PlainTarget): string {
  return FILE_NAMES[path] ?? path.split(".").slice(-2).join("").toLowerCase();
}

/** The column of each value; values that no column holds are missing. */
export type ColumnsByTarget = Readonly<Partial<Record<Target, string>>>;

type Names = { any: readonly string[] } & Partial<Record<ContentLanguage, readonly string[]>>;
/** Names of columns that are known besides those of written files, the best first; those of one language after its code. */
const NAMES: Partial<Record<TextTarget, Names>> = {
  name: {
    any: ["name", "label", "title", "placename", "locationname", "point", "poi"],
    cas: ["nombre", "denominacion", "etiqueta", "titulo", "toponimo", "punto", "lugar"],
    cat: ["nom", "denominacio", "titol", "toponim", "punt", "lloc"],
  },
  "story.title": {
    any: ["storytitle", "title", "subtitle"],
    cas: ["tituloderelato", "titulo", "subtitulo"],
    cat: ["titolderelat", "titol", "subtitol"],
  },
  "story.text": {
    any: [
      "description",
      "desc",
      "longdescription",
      "text",
      "story",
      "body",
      "content",
      "info",
      "comment",
      "comments",
      "cmt",
      "notes",
      "note",
    ],
    cas: [
      "descripcion",
      "texto",
      "historia",
      "contenido",
      "informacion",
      "comentario",
      "comentarios",
      "notas",
      "observaciones",
      "equipamiento",
    ],
    cat: ["descripcio", "contingut", "informacio", "comentari", "comentaris", "observacions"],
  },
  "challenge.question.question": { any: ["pregunta"] },
  "challenge.question.answerCorrect": {
    any: ["correctanswer", "rightanswer"],
    cas: ["respuestacorrecta", "respuesta"],
    cat: ["respostacorrecta", "resposta"],
  },
  "challenge.question.answerIncorrect1": {
    any: ["wronganswer", "incorrectanswer", "incorrectanswer1"],
    cas: ["respuestaincorrecta", "respuestaincorrecta1"],
    cat: ["respostaincorrecta", "respostaincorrecta1"],
  },
  "challenge.question.answerIncorrect2": {
    any: ["incorrectanswer2"],
    cas: ["respuestaincorrecta2", "otrarespuestaincorrecta"],
    cat: ["respostaincorrecta2"],
  },
  "challenge.wordSearch.words": { any: [], cas: ["palabras"], cat: ["paraules"] },
};
const PLAIN_NAMES: Partial<Record<PlainTarget, readonly string[]>> = {
  "address.location": [
    "address",
    "direccion",
    "adreca",
    "domicilio",
    "domicili",
    "addrfull",
    "fulladdress",
    "direccioncompleta",
    "ubicacion",
    "ubicacio",
    "location",
    "locationaddress",
    "localizacion",
  ],
  "address.streetName": [
    "addrstreet",
    "street",
    "streetname",
    "calle",
    "carrer",
    "via",
    "nombrevia",
    "streetaddress",
  ],
  "address.streetNumber": [
    "addrhousenumber",
    "housenumber",
    "streetnumber",
    "numero",
    "num",
    "number",
  ],
  "address.city": [
    "addrcity",
    "city",
    "ciudad",
    "ciutat",
    "municipio",
    "municipi",
    "localidad",
    "localitat",
    "poblacion",
    "poblacio",
    "town",
  ],
  "address.postcode": [
    "addrpostcode",
    "postcode",
    "postalcode",
    "cp",
    "codigopostal",
    "codipostal",
    "zip",
  ],
  "address.country": ["addrcountry", "country", "pais"],
  duration: ["duration", "duracion", "durada", "lifetime"],
  isFinal: ["final", "isfinal"],
};

const SUFFIXES: Record<ContentLanguage, readonly string[]> = {
  cas: ["es", "cas", "spa", "esp", "castellano", "espanol", "spanish", "castella"],
  cat: ["ca", "cat", "catala", "catalan", "valencia", "valenciano"],
  eng: ["en", "eng", "ing", "english", "ingles", "angles"],
};

/** Longer titles are no names of columns. */
const TITLE_MAX = 120;
const WITH_LANGUAGE =
  // oxlint-disable-next-line regexp/no-super-linear-backtracking -- A title has at most TITLE_MAX characters.
  /^(.+?)(?:[\s:_\-./(@[]+|(?<=[a-z])(?=(?:Eng|Cat|Cas|Esp|Spa)$))([^\s:_\-./(@[]+)$/;

/** The name of a column without its language, as in `name:es`, `name_ca`, `nameEng` or `Nombre (inglés)`. */
function withoutLanguage(column: string): { base: string; language: ContentLanguage | undefined } {
  const parts =
    column.length > TITLE_MAX ? null : WITH_LANGUAGE.exec(withoutEnd(column.trim(), /[)\]]/));
  const suffix = plainName(parts?.[2] ?? "");
  const language = CONTENT_LANGUAGES.find((code) => SUFFIXES[code].includes(suffix));
  return language
    ? { base: plainName(parts?.[1] ?? ""), language }
    : { base: plainName(column), language };
}

/** Shapefiles cut the names of their columns to so many letters, and write them without accents. */
const SHAPEFILE_NAME = 10;

/** Whether a column is called so, or so as a shapefile cuts it. */
function isNamed({ base, column }: { base: string; column: string }, name: string, cut: boolean) {
  return base === name || (cut && column.length === SHAPEFILE_NAME && name.startsWith(base));
}

/** Whether a name of one language is also what is left of one of another, as DESCRIPCIO is of descripción: then it says no language. */
function isCut(name: string, names: readonly string[], columns: readonly string[]): boolean {
  const isLonger = (other: string) => other.length > name.length && other.startsWith(name);
  return (
    name.length === SHAPEFILE_NAME &&
    names.some(isLonger) &&
    columns.some((column) => column.toLowerCase() === name)
  );
}

/**
 * The columns without a language beside those that name one, for texts in the language of the route: in records where such
 * a column has no text of its own language, or another one, it is the text of the record.
 */
export function columnsBeside(
  columns: readonly string[],
  match: ColumnsByTarget,
  language: ContentLanguage,
): ColumnsByTarget {
  const used = new Set(Object.values(match));
  const beside = matchTargets(
    columns.filter((column) => !used.has(column) && withoutLanguage(column).language === undefined),
    language,
  );
  return Object.fromEntries(
    TEXT_TARGETS.flatMap((path) => {
      const target = `${path}.${language}` as const;
      const isSaid = CONTENT_LANGUAGES.some((code) => {
        const column = match[`${path}.${code}`];
        return column !== undefined && withoutLanguage(column).language !== undefined;
      });
      const column = beside[target];
      return isSaid && column !== undefined ? [[target, column]] : [];
    }),
  );
}

/**
 * Proposes the columns that hold the values of points, by their names.
 * @param language the language of texts whose columns do not name one
 */
export function matchTargets(
  columns: readonly string[],
  language: ContentLanguage,
): ColumnsByTarget {
  const match: Partial<Record<Target, string>> = {};
  const known = columns.map((column) => ({ column, ...withoutLanguage(column) }));
  const used = new Set<string>();
  const take = (
    target: Target,
    names: readonly string[],
    of: ContentLanguage | undefined,
    cut = true,
  ) => {
    if (match[target] !== undefined) return;
    for (const name of names) {
      const found = known.find(
        (each) => isNamed(each, name, cut) && each.language === of && !used.has(each.column),
      );
      if (!found) continue;
      match[target] = found.column;
      used.add(found.column);
      return;
    }
  };
  for (const path of TEXT_TARGETS) {
    const names = NAMES[path] ?? { any: [] };
    const everywhere = [
      plainName(fileName(path)),
      ...names.any,
      ...(names.cas ?? []),
      ...(names.cat ?? []),
    ];
    for (const code of CONTENT_LANGUAGES) take(`${path}.${code}`, everywhere, code);
    // Beside columns that name a language, one that names none is read by record: see `columnsBeside`.
    const repeats = CONTENT_LANGUAGES.some((code) => match[`${path}.${code}`] !== undefined);
    for (const code of CONTENT_LANGUAGES) {
      const own = (names[code] ?? []).filter((name) => !isCut(name, everywhere, columns));
      take(`${path}.${code}`, own, undefined, false);
    }
    if (!repeats) take(`${path}.${language}`, everywhere, undefined);
  }
  for (const target of PLAIN_TARGETS)
    take(target, [plainName(fileName(target)), ...(PLAIN_NAMES[target] ?? [])], undefined);
  return match;
}
