import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailText } from "./EmailText.tsx";

test("USR-02 an address breaks before its @, then before its dots, any other text as it does anyway", () => {
  const shown = (text: string) => renderToStaticMarkup(<EmailText>{text}</EmailText>);
  expect(shown("ana.gil@rutas.org")).toBe("<span>ana<wbr/>.gil<wbr/>@rutas.org</span>");
  expect(shown("ana@museu-maritim.barcelona.org")).toBe(
    "<span>ana<wbr/>@museu-maritim<wbr/>.barcelona<wbr/>.org</span>",
  );
  expect(shown("gymkhana 12.5")).toBe("<span>gymkhana 12.5</span>");
});
