import { labels } from "./labels.ts";
import { type Imports, writtenOutIn } from "./written-out.ts";

interface WrittenOutProps {
  type: string;
  imports: Imports;
  /** A sentence above each. */
  title?: string;
}

/** The types of other packages in a type, written out, each with a link to where its package explains it. */
export function WrittenOut({ type, imports, title }: WrittenOutProps) {
  return writtenOutIn(type, imports).map(({ name, from, address, text }) => (
    <div key={`${from} ${name}`} className="manual-written">
      {title && <p>{title}</p>}
      <pre>{text}</pre>
      <a href={address}>
        {name} {labels.of} {from}
      </a>
    </div>
  ));
}
