interface Card {
  address: string;
  name: string;
  /** Below the name, such as the city. */
  line: string;
  /** What pressing it does. */
  call: string;
  /** Address of a picture; "" for none. */
  cover: string;
}

/** HTML of a card that opens a route, for pages of others: without a script, and in the colours of the page around it. */
export function embedCard({ address, name, line, call, cover }: Card): string {
  const picture = cover
    ? `<img src="${escaped(cover)}" alt="" loading="lazy" style="display:block;width:100%;aspect-ratio:16/9;object-fit:cover">`
    : "";
  const below = line ? `<span style="display:block;opacity:.75">${escaped(line)}</span>` : "";
  return [
    `<a href="${escaped(address)}" target="_blank" rel="noopener" style="display:block;max-width:20rem;border:1px solid;border-radius:10px;overflow:hidden;color:inherit;text-decoration:none;font:1rem/1.4 system-ui,sans-serif">`,
    picture,
    `<span style="display:block;padding:1rem"><strong>${escaped(name)}</strong>${below}`,
    `<span style="display:block;margin-top:.5rem;text-decoration:underline">${escaped(call)}</span></span></a>`,
  ]
    .filter(Boolean)
    .join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
