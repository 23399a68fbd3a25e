import { LanguagePanel, type LanguageTab, LanguageTabs } from "@panel/ui/language-tabs";
import { useState } from "react";
import { show } from "./show.ts";

const languages: LanguageTab[] = [
  { code: "es", label: "ES", name: "Español", state: "complete" },
  { code: "ca", label: "CAT", name: "Català", state: "incomplete", missing: 2 },
  { code: "en", label: "EN", name: "English", state: "empty", errors: 1 },
];

export function LanguageTabsPage() {
  const [value, setValue] = useState("es");
  return (
    <LanguageTabs label="Language" languages={languages} value={value} onValueChange={setValue}>
      {languages.map(({ code, name }) => (
        <LanguagePanel key={code} code={code}>
          {name}
        </LanguagePanel>
      ))}
    </LanguageTabs>
  );
}

show(<LanguageTabsPage />);
