import type { Source } from "@panel/api-client/ask-bot";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { Exchange } from "./conversation.ts";
import type { SourceViewProps } from "./SourceView.tsx";

const load = () => import("./SourceView.tsx");

/** The cited page that is open. Its code comes with the first answer that cites one. */
export function useSourceView(exchanges: readonly Exchange[]) {
  const [source, setSource] = useState<Source>();
  const [isMissing, setIsMissing] = useState(false);
  // An object, since React calls functions that are set.
  const [code, setCode] = useState<{ SourceView: ComponentType<SourceViewProps> }>();
  const isCited = exchanges.some(({ sources }) => sources.length > 0);
  useEffect(() => {
    // A failure is told once somebody opens a page.
    if (isCited) load().then(setCode, () => {});
  }, [isCited]);
  const fetchCode = useCallback(() => {
    load().then(
      (loaded) => {
        setCode(loaded);
        setIsMissing(false);
      },
      () => setIsMissing(true),
    );
  }, []);
  const openSource = useCallback(
    (opened: Source) => {
      setSource(opened);
      fetchCode();
    },
    [fetchCode],
  );
  return {
    source,
    SourceView: code?.SourceView,
    /** The code could not be loaded. */
    isMissing,
    openSource,
    closeSource: () => setSource(undefined),
    retry: fetchCode,
  };
}
