import { rect } from "./svg.ts";

/** The pavement of a square, as wide as it is high. */
export const pavement = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
<rect width="900" height="900" fill="#e9c79a"/>
${Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 }, (_each, column) =>
    rect(
      column * 100 + 4,
      row * 100 + 4,
      92,
      92,
      (row + column) % 2 ? "#dcb37f" : "#f0d4ab",
      'rx="10"',
    ),
  ).join(""),
).join("")}
<circle cx="450" cy="450" r="330" fill="#b9543f"/><circle cx="450" cy="450" r="290" fill="#f6e7cf"/>
${Array.from({ length: 24 }, (_, index) => `<path d="M450 190l16 60h-32Z" fill="${index % 2 ? "#3f6c7d" : "#d88c4a"}" transform="rotate(${index * 15} 450 450)"/>`).join("")}
${Array.from({ length: 16 }, (_, index) => `<path d="M450 300l26 150h-52Z" fill="${index % 2 ? "#d88c4a" : "#8e3b46"}" transform="rotate(${index * 22.5} 450 450)"/>`).join("")}
<circle cx="450" cy="450" r="74" fill="#f2b05e"/><circle cx="450" cy="450" r="40" fill="#3f6c7d"/>
</svg>`;
