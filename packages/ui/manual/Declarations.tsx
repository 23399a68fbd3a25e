import { use } from "react";
import { partsOf } from "./folders.ts";
import { Rich } from "./Rich.tsx";
import { labels } from "./labels.ts";
import { WrittenOut } from "./WrittenOut.tsx";

/** The functions, hooks and types that a folder exports beside its components. */
export function Declarations({ folder }: { folder: string }) {
  const { declarations, imports } = use(partsOf(folder));
  const sorts = [
    ["function", labels.functions],
    ["type", labels.types],
  ] as const;
  return sorts.map(([sort, title]) => {
    const those = declarations.filter((one) => one.sort === sort);
    return (
      those.length > 0 && (
        <section key={sort}>
          <h2>{title}</h2>
          {those.map(({ name, comment, text }) => (
            <div key={name}>
              <h3>
                <code>{name}</code>
              </h3>
              {comment && (
                <p>
                  <Rich>{comment}</Rich>
                </p>
              )}
              <pre>{text}</pre>
              {/* The page's tables have those of the props. */}
              {!name.endsWith("Props") && <WrittenOut type={text} imports={imports} />}
            </div>
          ))}
        </section>
      )
    );
  });
}
