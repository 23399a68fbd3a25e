import { isApiError } from "@panel/api-client";
import { speakText } from "@panel/api-client/panel";
import type { ContentLanguage } from "@panel/domain/languages";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { withSession } from "../../session/session.ts";
import { listAsset } from "../../shared/assets/queries.ts";
import { panelApi } from "../../shared/connections.ts";

/** A voice may take its time; the server ends a recording after two minutes. */
const PATIENCE = 180_000;

interface RecordingOptions {
  experienceId: number;
  textId: string;
  language: ContentLanguage;
  /** Id of the chosen audio; it stays until another one is there. */
  audio: number;
  onRecorded(id: number): void;
}

interface Outcome {
  /** The audio that was recorded, and what was chosen before. */
  language?: ContentLanguage;
  made?: { id: number; before: number };
  error?: unknown;
}

/** A recording that can be stopped, and what it has put into the place of what. */
export function useRecording(options: RecordingOptions) {
  const { experienceId, textId, language, audio, onRecorded } = options;
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const [isRunning, setIsRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});
  useEffect(() => () => running.current?.abort(), []);

  const start = async ({ value, name }: { value: string; name: string }) => {
    if (running.current) return;
    const call = new AbortController();
    running.current = call;
    setIsRunning(true);
    setOutcome({});
    try {
      const input = { gymId: experienceId, text: textId, language, value, name };
      const { id, asset } = await withSession(() =>
        speakText(panelApi, input, { signal: call.signal, timeout: PATIENCE }),
      );
      if (asset) await listAsset(queryClient, asset);
      if (call.signal.aborted) return;
      setOutcome({ language, made: { id, before: audio } });
      onRecorded(id);
    } catch (error) {
      if (!isApiError(error, "aborted")) setOutcome({ language, error });
    } finally {
      running.current = undefined;
      setIsRunning(false);
    }
  };

  // Its author may look at another language meanwhile.
  const { made, error } = outcome.language === language ? outcome : {};
  const isChosen = made !== undefined && made.id === audio;
  return {
    isRunning,
    error,
    /** What was chosen before the recording that is chosen now. */
    replaced: isChosen ? made.before : undefined,
    start: (text: { value: string; name: string }) => void start(text),
    stop: () => running.current?.abort(),
    takeBack: () => {
      if (made) onRecorded(made.before);
      setOutcome({});
    },
    forget: () => setOutcome({}),
  };
}
