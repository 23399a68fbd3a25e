import { UiLabelsProvider } from "@panel/ui/labels";
import { useMemo, type ReactNode } from "react";
import { WordsContext, type Words } from "./words.ts";

interface SpokenProps {
  words: Words;
  children: ReactNode;
}

/** Says everything below in the visitor's language, also what components of the library say by themselves. */
export function Spoken({ words, children }: SpokenProps) {
  const { t } = words;
  const labels = useMemo(() => ({ loading: t("wait") }), [t]);
  return (
    <WordsContext value={words}>
      <UiLabelsProvider labels={labels}>{children}</UiLabelsProvider>
    </WordsContext>
  );
}
