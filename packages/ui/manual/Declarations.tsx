import { use } from "react";
import { partsOf } from "./folders.ts";
import { Rich } from "./Rich.tsx";
import { labels } from "./labels.ts";
import { WrittenOut } from "./WrittenOut.tsx";

/** The functions, hooks and types that a folder exports beside its components, and the types that these and their props name. */
export function Declarations({ folder }: { folder: string }) {
  const { declarations, named, imports } = use(partsOf(folder));
  const shown = declarations.map((one) => ({ ...one, folder, imports }));
  const sections = [
    [labels.functions, shown.filter(({ sort }) => sort === "function")],
    [labels.types, shown.filter(({ sort }) => sort === "type")],
    [labels.named, named],
  ] as const;
  return sections.map(
    ([title, those]) =>
      those.length > 0 && (
        <section key={title}>
          <h2>{title}</h2>
          {those.map((one) => (
            <div key={one.name}>
              <h3>
                <code>{one.name}</code>
                {one.folder !== folder && <span>{` ${labels.of} ${one.folder}`}</span>}
              </h3>
              {one.comment && (
                <p>
                  <Rich>{one.comment}</Rich>
                </p>
              )}
              <pre>{one.text}</pre>
              {/* The page's tables have those of the props. */}
              {!(one.folder === folder && one.name.endsWith("Props")) && (
                <WrittenOut type={one.text} imports={one.imports} />
              )}
            </div>
          ))}
        </section>
      ),
  );
}
