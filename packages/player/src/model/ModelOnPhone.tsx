import type { Connection } from "@panel/api-client";
import { getTriedModel, type TriedModel } from "@panel/api-client/tryouts";
import { modelTokenIn } from "@panel/domain/tryouts";
import { visitorLanguage } from "@panel/i18n/page-words";
import { useEffect, useMemo, useState } from "react";
import { LinkProblem, problemOf, type Problem } from "../phone/LinkProblem.tsx";
import { Spoken } from "../Spoken.tsx";
import { Waiting } from "../Waiting.tsx";
import { useLoadedWords } from "../words.ts";
import { PageWordsContext, useLoadedPageWords, usePageWords } from "./page-words.ts";
import { SizedModel } from "./SizedModel.tsx";

interface ModelOnPhoneProps {
  /** Where the installation is, without a trailing slash. */
  base: string;
  /** What stands behind the `#` of the address. */
  token: string;
}

/** The page of a model's link, on the phone of somebody without a session. */
export function ModelOnPhone({ base, token: given }: ModelOnPhoneProps) {
  const language = visitorLanguage(navigator.languages);
  const words = useLoadedWords(language);
  const t = useLoadedPageWords(language);
  // An address that was mistyped or cut off is no link, and is not asked for.
  const token = modelTokenIn(given) ?? "";
  const isWhole = token !== "";
  const [model, setModel] = useState<TriedModel>();
  const [problem, setProblem] = useState<Problem | undefined>(isWhole ? undefined : "incomplete");
  const [tries, setTries] = useState(0);
  const connection = useMemo(
    (): Connection => ({ baseUrl: `${base}/tryouts`, getToken: () => token, credentials: "omit" }),
    [base, token],
  );
  useEffect(() => {
    if (!isWhole) return undefined;
    let isOver = false;
    getTriedModel(connection).then(
      (found) => !isOver && setModel(found),
      (error: unknown) => !isOver && setProblem(problemOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [connection, isWhole, tries]);
  const title = model?.name ?? t?.("title");
  useEffect(() => {
    document.documentElement.lang = language;
    if (title) document.title = title;
  }, [language, title]);
  if (!words || !t) return null;
  return (
    <Spoken words={words}>
      <PageWordsContext value={t}>
        {model ? (
          <SizedModel model={model} connection={connection} token={token} />
        ) : problem ? (
          <ModelProblem
            problem={problem}
            onRetry={() => {
              setProblem(undefined);
              setTries(tries + 1);
            }}
          />
        ) : (
          <Waiting title={t("title")} label={t("loading")} />
        )}
      </PageWordsContext>
    </Spoken>
  );
}

/** Where the model does not come. */
function ModelProblem({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = usePageWords();
  const own = {
    incomplete: { text: t("incompleteText") },
    gone: { text: t("goneText") },
    offline: { text: t("offlineText") },
    busy: {},
    failed: { title: t("failedLoad") },
  };
  return <LinkProblem problem={problem} own={own[problem]} onRetry={onRetry} />;
}
