import type { FindingWords } from "@panel/domain/check/finding-text";
import { loadCheckWords, type WordsLanguage } from "@panel/i18n/check";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFindings } from "./check-context.ts";

/** The words of findings in one language. */
export const checkWords = (language: WordsLanguage) =>
  queryOptions({
    queryKey: ["route-check", "words", language],
    queryFn: () => loadCheckWords(language),
    staleTime: Infinity,
    // Functions are no plain data.
    structuralSharing: false,
  });

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
