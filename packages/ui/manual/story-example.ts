/** What a story's object, or that of all its stories, says: each property's text by its name. */
type Properties = ReadonlyMap<string, string>;

/** The text of a story, or of `meta`, by the name of its constant. */
type StatementOf = (name: string) => string | undefined;

/**
 * What a story shows as a user of the package writes it: JSX, or the component around it.
 * @param story the statement of the story; `meta` that of what all stories have in common
 * @param folder of the component, which is named like it where `meta` takes it from another file
 */
export function storyExample(
  story: string,
  meta: string,
  folder: string,
  statementOf: StatementOf,
): string {
  const own = resolved(story, statementOf);
  const common = resolved(meta, statementOf);
  const args = new Map([
    ...argsOf(common.get("args"), statementOf),
    ...argsOf(own.get("args"), statementOf),
  ]);
  const named = folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const component = (own.get("component") ?? common.get("component") ?? named).replace(/<.*$/s, "");
  const render = own.get("render") ?? common.get("render");
  if (render === undefined) return `${element(component, args)};`;
  return withArgs(render, args);
}

/** A story may begin with all that another says: `...Open`. */
function resolved(statement: string, statementOf: StatementOf): Properties {
  const object = statement.slice(statement.indexOf("= {") + 2);
  return spreadOut(propertiesOf(object), (name) => {
    const other = statementOf(name);
    return other === undefined ? undefined : resolved(other, statementOf);
  });
}

/** The args of one story may begin with those of another: `...Open.args`. */
function argsOf(text: string | undefined, statementOf: StatementOf): Properties {
  if (text === undefined) return new Map();
  return spreadOut(propertiesOf(text), (name) => {
    const [, story] = /^(\w+)\.args$/.exec(name) ?? [];
    const other = story === undefined ? undefined : statementOf(story);
    return other === undefined
      ? undefined
      : argsOf(resolved(other, statementOf).get("args"), statementOf);
  });
}

function spreadOut(
  properties: Properties,
  valuesOf: (name: string) => Properties | undefined,
): Properties {
  const all = new Map<string, string>();
  for (const [name, value] of properties) {
    const spread = name.startsWith("...") ? valuesOf(name.slice(3)) : undefined;
    if (spread) for (const [each, text] of spread) all.set(each, text);
    else all.set(name, value);
  }
  return all;
}

/** The text up to where all brackets that it opens are closed and one of the ends comes. */
function upTo(text: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === '"' || sign === "`") {
      at += 1;
      while (at < text.length && text[at] !== sign) at += text[at] === "\\" ? 2 : 1;
    } else if ("({[".includes(sign)) depth += 1;
    else if (depth === 0 && ends.includes(sign)) return at;
    else if (")}]".includes(sign)) depth -= 1;
  }
  return text.length;
}

/** The properties of an object that begins the text. */
function propertiesOf(text: string): Properties {
  const found = new Map<string, string>();
  const body = text.slice(text.indexOf("{") + 1);
  for (let at = 0; at < body.length;) {
    const end = upTo(body, at, ",}");
    const one = body
      .slice(at, end)
      .replaceAll(/^\s*\/\/.*$/gm, "")
      .trim();
    const [, name = one, value] = /^"?([\w-]+)"?:\s*([^]*)$/.exec(one) ?? [];
    const method = /^(?:async )?(\w+)(\([^]*)$/.exec(one);
    if (one.startsWith("...")) found.set(one, one);
    else if (value !== undefined) found.set(name, value);
    else if (method) found.set(method[1] ?? "", `function ${method[1]}${method[2]}`);
    else if (one) found.set(one, one);
    if (body[end] !== ",") break;
    at = end + 1;
  }
  return found;
}

const isText = (value: string) => /^"[^"\\\n]*"$/.test(value);

function attribute(name: string, value: string): string {
  if (name.startsWith("...")) return `{${name}}`;
  if (value === "true") return name;
  return isText(value) ? `${name}=${value}` : `${name}={${value}}`;
}

/** The longest line of an element that stands on one. */
const widest = 80;

function element(name: string, args: Properties): string {
  const attributes = [...args]
    .filter(([each]) => each !== "children")
    .map(([each, value]) => attribute(each, value));
  const children = args.get("children");
  const inside =
    children === undefined
      ? ""
      : isText(children)
        ? children.slice(1, -1)
        : /^\(?\s*</.test(children)
          ? bare(children)
          : `{${children}}`;
  const line = `<${[name, ...attributes].join(" ")}`;
  const isShort = !line.includes("\n") && line.length < widest;
  const start = isShort ? line : [`<${name}`, ...attributes.map((each) => `  ${each}`)].join("\n");
  const end = isShort ? "" : "\n";
  if (!inside) return `${start}${isShort ? " " : end}/>`;
  const broken = inside.includes("\n") || !isShort;
  return broken ? `${start}${end}>\n  ${inside}\n</${name}>` : `${start}>${inside}</${name}>`;
}

/** JSX without the brackets that hold its lines together. */
const bare = (text: string) => text.replace(/^\(\s*([^]*?)\s*\)$/, "$1");

/** A function that renders, told its args: what it returns, where that is all it does. */
function withArgs(render: string, args: Properties): string {
  const told = spreadInto(render, args)
    .replaceAll(/\bargs\.(\w+)(?=\??\.?\()/g, (all, name: string) => {
      const value = args.get(name);
      return value === undefined ? all : `(${value})`;
    })
    // What only counts its calls does nothing.
    .replaceAll(/^ *\(\(\) => \{\}\)(?:\?\.)?\(.*\);\n/gm, "")
    .replaceAll(/\bargs\.(\w+)/g, (all, name: string) => args.get(name) ?? all);
  const [, arrow] = /^\([^)]*\) =>\s*(\(?\s*<[^]*)$/.exec(told) ?? [];
  if (arrow !== undefined) return `${dedented(bare(arrow))};`;
  // One that does more is a component of its own.
  const own = told.startsWith("function ") ? told : `const Example = ${told};`;
  const bareOfArgs = own.replace("(args)", "()");
  return dedented(/\bargs\b/.test(bareOfArgs) ? own : bareOfArgs);
}

/** Writes the args out where an element spreads them, but for those that it sets itself. */
function spreadInto(render: string, args: Properties): string {
  const spread = "{...args}";
  return render.replaceAll(spread, (_, at: number) => {
    const own = render.slice(at + spread.length, upTo(render, at + spread.length, ">"));
    const attributes = [...args]
      .filter(([name]) => !new RegExp(String.raw`\s${name}(?:=|\s|\/?$)`).test(own))
      .map(([name, value]) => attribute(name, value));
    const line = attributes.join(" ");
    const isShort = line.length < widest && !line.includes("\n");
    const depth = /^ */.exec(render.slice(render.lastIndexOf("\n", at) + 1))?.[0] ?? "";
    return isShort ? line : attributes.join(`\n${depth}`);
  });
}

/** Without the indentation that all lines but the first have. */
function dedented(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  const depths = rest.filter(Boolean).map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const common = Math.min(...depths, Number.MAX_SAFE_INTEGER);
  return [first, ...rest.map((line) => line.slice(common))].join("\n");
}
