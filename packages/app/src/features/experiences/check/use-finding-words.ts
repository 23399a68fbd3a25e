import type { FindingWords } from "@panel/domain/check/finding-text";
import type { WordsLanguage } from "@panel/i18n/check";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { checkWords } from "./check-queries.ts";
import { useFindings } from "./check-context.ts";

/** What findings are told with, in the reader's language; undefined until the words and the first findings are there. */
export function useFindingWords(): FindingWords | undefined {
  const { i18n } = useTranslation();
  const language = i18n.language as WordsLanguage;
  const { data: translate } = useQuery(checkWords(language));
  const route = useFindings()?.route;
  return useMemo(
    () => (translate && route ? { translate, language, route } : undefined),
    [translate, language, route],
  );
}
