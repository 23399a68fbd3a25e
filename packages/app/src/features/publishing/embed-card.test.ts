import { expect, test } from "vitest";
import { embedCard } from "./embed-card.ts";

const CARD = {
  address: "https://rutas.example/play/MADRID",
  name: "Ruta de Madrid",
  line: "Madrid",
  call: "Jugar",
  cover: "https://rutas.example/files/a.webp",
};

test("a card for other pages links to the route and has no script", () => {
  const html = embedCard(CARD);
  expect(html).toContain('href="https://rutas.example/play/MADRID"');
  expect(html).toContain('src="https://rutas.example/files/a.webp"');
  expect(html).not.toMatch(/<script|on\w+=/);
  expect(embedCard({ ...CARD, cover: "" })).not.toContain("<img");
});

test("what an author has written cannot become markup of the page around the card", () => {
  const html = embedCard({ ...CARD, name: '<b onclick="x">&', line: '"><script>' });
  expect(html).toContain("&lt;b onclick=&quot;x&quot;&gt;&amp;");
  expect(html).not.toMatch(/<script|<b /);
});
