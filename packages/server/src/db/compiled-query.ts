import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./connection.ts";

/** Stands for a value that each run of a compiled query gives. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once for a connection: to build one takes several times as long
 * as SQLite needs to answer it.
 * @param build gets placeholders, to be handed on as values; it must not look at them
 */
export function compiledQuery<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const placeholders = new Proxy({} as Values, {
    get: (_values, name) => new Placeholder(String(name)),
  });
  // Transactions share the adapter of their connection.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) compiled.set(adapter, (query = build(db, placeholders).compile()));
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
