import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailText } from "./EmailText.tsx";

test("USR-02 an address breaks before its @ and its dots, any other text as it does anyway", () => {
  const shown = (text: string) => renderToStaticMarkup(<EmailText>{text}</EmailText>);
  expect(shown("ana.gil@rutas.org")).toBe("ana<wbr/>.gil<wbr/>@rutas<wbr/>.org");
  expect(shown("gymkhana 12.5")).toBe("gymkhana 12.5");
});
