import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["<p>Una <b>plaza</b>.</p><p>Otra.</p>", "Una plaza.\nOtra."],
  ["a<br/>b<BR>c", "a\nb\nc"],
  ["<style>p{}</style><script>alert(1)</script>x", "x"],
  ["Caf&eacute; &amp; t&#233; &#x2014; &Ntilde;", "Café & té — Ñ"],
  ["3 < 4 and 5 > 2", "3 < 4 and 5 > 2"],
  ["  dos\r\nlíneas  ", "dos\r\nlíneas"],
  ["&#xD800;&#0;&unknown;", "&unknown;"],
  ["<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"],
])("%j becomes %j", (html, text) => {
  expect(plainText(html).text).toBe(text);
});

test("named entities of HTML are letters", () => {
  const html =
    "<p>K&ouml;ln, &Ouml; &bull; 20 m&sup2; &copy; &rarr; &frac12; &Ccedil; &szlig; &AMP; &unknown;</p>";
  expect(plainText(html).text).toBe("Köln, Ö • 20 m² © → ½ Ç ß & &unknown;");
});
