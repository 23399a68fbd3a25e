import {
  Canvas,
  DocsContext,
  type DocsContextProps,
  Unstyled,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type ComponentProps, type ReactNode, Suspense, use } from "react";
import { Declarations } from "./Declarations.tsx";
import { commentOf } from "./docgen.ts";
import { folderOf, indexOf, manualOf, storyFile } from "./folders.ts";
import { exportedComponents, wholeOf } from "./exported-names.ts";
import { PropsTables } from "./PropsTables.tsx";
import { Rich } from "./Rich.tsx";
import { storySource } from "./story-source.ts";
import { StoryLinks } from "./StoryLinks.tsx";
import { labels } from "./labels.ts";
import "./manual.css";

type CanvasProps = ComponentProps<typeof Canvas>;

/** The page of a component: when to use it, its stories, its props, its keys and the list of its tests. */
export function ManualPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const stories = use(DocsContext).componentStories();
  const recipes = preparedMeta.title.startsWith("Recipes/");
  const folder = folderOf(String(preparedMeta.parameters["fileName"]));
  const manual = manualOf(folder);
  const name = preparedMeta.title.split("/").at(-1) ?? preparedMeta.title;
  // The main component first, then its parts.
  const parts = exportedComponents(indexOf(folder)).toSorted(
    (one, other) => Number(other === name) - Number(one === name),
  );
  // A story that sets a theme would change the theme of the whole page.
  const shown = stories.filter(
    (story) => story.tags.includes("snapshot") && !story.storyGlobals["theme"],
  );
  const [first = stories[0], ...states] = shown;
  // Overlays and full-window stories would cover the page, so they get an iframe.
  const apart =
    preparedMeta.title.startsWith("Overlays/") ||
    preparedMeta.parameters["layout"] === "fullscreen";
  const frame = apart ? { inline: false, height: "420px" } : {};

  if (recipes) return <Recipes title={preparedMeta.title} stories={stories} />;

  return (
    <Unstyled>
      <article className="manual">
        <header>
          <p className="manual-kicker">{preparedMeta.title.split("/").slice(0, -1).join(" / ")}</p>
          <h1>{name}</h1>
          <p className="manual-lead">
            <Rich>{commentOf(preparedMeta.component)}</Rich>
          </p>
          {parts.length > 0 && <pre>{importOf(folder, parts)}</pre>}
        </header>

        {first && <StoryCanvas story={first} frame={frame} isWhole sourceState="hidden" />}

        {manual && (
          <div className="manual-when">
            <section>
              <h2>{labels.use}</h2>
              <Lines of={manual.use} />
            </section>
            <section>
              <h2>{labels.avoid}</h2>
              <Lines of={manual.avoid} />
            </section>
          </div>
        )}

        <section>
          <h2>{labels.props}</h2>
          <Suspense fallback={null}>
            <PropsTables folder={folder} parts={parts} />
          </Suspense>
        </section>

        <Suspense fallback={null}>
          <Declarations folder={folder} />
        </Suspense>

        {manual && (
          <section>
            <h2>{labels.accessibility}</h2>
            {manual.keys.length > 0 && <Keys of={manual.keys} />}
            <Lines of={manual.accessibility} />
          </section>
        )}

        {states.length > 0 && (
          <section>
            <h2>{labels.states}</h2>
            {states.map((story) => (
              <div key={story.id}>
                <h3>{story.name}</h3>
                <StoryCanvas story={story} frame={frame} />
              </div>
            ))}
          </section>
        )}

        <section>
          <h2>{labels.proven}</h2>
          <StoryLinks stories={stories} />
        </section>
      </article>
    </Unstyled>
  );
}

interface StoryCanvasProps {
  story: ReturnType<DocsContextProps["componentStories"]>[number];
  frame?: CanvasProps["story"];
  sourceState?: "hidden" | "shown";
  /** Whether its source is shown with what it needs. */
  isWhole?: boolean;
}

/** A story above its source, which is there once its file is. */
function StoryCanvas({ story, frame, sourceState = "hidden", isWhole = false }: StoryCanvasProps) {
  const path = String(story.parameters["fileName"]);
  return (
    <Suspense fallback={null}>
      <WithSource file={storyFile(path)}>
        {(file) => (
          <Canvas
            of={story.moduleExport}
            {...(frame ? { story: frame } : {})}
            sourceState={sourceState}
            {...(file
              ? { source: { code: storySource(file, story.id, folderOf(path), isWhole) } }
              : {})}
          />
        )}
      </WithSource>
    </Suspense>
  );
}

function WithSource(props: { file: Promise<string>; children: (text: string) => ReactNode }) {
  return props.children(use(props.file));
}

interface RecipesProps {
  title: string;
  stories: ReturnType<DocsContextProps["componentStories"]>;
}

/** Recipes: each runs, above its source. */
function Recipes({ title, stories }: RecipesProps) {
  return (
    <Unstyled>
      <article className="manual">
        <h1>{title.split("/").at(-1)}</h1>
        {stories.map((story) => (
          <section key={story.id}>
            <h2>{story.name}</h2>
            <StoryCanvas story={story} isWhole sourceState="shown" />
          </section>
        ))}
      </article>
    </Unstyled>
  );
}

/** The import statement of a folder's components, broken over several lines where it is long. Parts come with their whole. */
function importOf(folder: string, all: readonly string[]): string {
  const parts = all.filter((part) => wholeOf(part, all) === undefined);
  const [before, between, after] =
    parts.length > 3 ? ["{\n  ", ",\n  ", ",\n}"] : ["{ ", ", ", " }"];
  return `import ${before}${parts.join(between)}${after} from "@panel/ui/${folder}";`;
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Rich>{line}</Rich>
        </li>
      ))}
    </ul>
  );
}

function Keys({ of: keys }: { of: readonly (readonly [string, string])[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{labels.key}</th>
          <th scope="col">{labels.does}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, does]) => (
          <tr key={key}>
            <th scope="row">
              {key.split(", ").map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </th>
            <td>
              <Rich>{does}</Rich>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
