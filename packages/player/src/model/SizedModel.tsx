import type { Connection } from "@panel/api-client";
import type { TriedModel } from "@panel/api-client/tryouts";
import { dateLocale } from "@panel/domain/languages";
import { roundedScale, scaleText } from "@panel/domain/model-links";
import { Button } from "@panel/ui/button";
import { ModelViewer, type ModelInfo } from "@panel/ui/model-viewer";
import { useMemo, useState } from "react";
import "../parts.css";
import { modelLabels } from "../screens/model-labels.ts";
import { Screen } from "../Screen.tsx";
import { useWords } from "../words.ts";
import { usePageWords } from "./page-words.ts";
import { SizeControls } from "./SizeControls.tsx";
import { useSentSize, type SentSize } from "./use-sent-size.ts";

interface SizedModelProps {
  model: TriedModel;
  connection: Connection;
  token: string;
}

/** The model of a link, whose size is chosen in the space around or by hand, and is sent to whoever made the link. */
export function SizedModel({ model: given, connection, token }: SizedModelProps) {
  const t = usePageWords();
  const words = useWords();
  const labels = useMemo(() => modelLabels(words), [words]);
  const { name, model, plays, clip } = given;
  const stored = model.scale ?? 1;
  const [scale, setScale] = useState(given.chosen ?? stored);
  const [info, setInfo] = useState<ModelInfo>();
  const sent = useSentSize(connection, token);
  const space = useMemo(
    () => ({ onScale: (chosen: number) => setScale(roundedScale(chosen)) }),
    [],
  );
  return (
    <Screen
      title={name}
      footer={
        <>
          <SentNote sent={sent} />
          <Button
            variant="primary"
            size="lg"
            fullWidth
            loading={sent.state === "sending"}
            loadingLabel={t("sending")}
            disabled={sent.state === "gone"}
            onClick={() => sent.send(scale, info && info.size[1] * scale)}
          >
            {sent.scale === scale && (sent.state === "failed" || sent.state === "busy")
              ? t("sendAgain")
              : t("send")}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <ModelViewer
          locale={dateLocale(words.language)}
          labels={labels}
          label={name}
          source={model.url}
          poster={model.thumbnail}
          height="min(24rem, 55dvh)"
          scale={scale}
          autoPlay={plays}
          {...(clip ? { defaultAnimation: clip } : {})}
          defaultPerson
          space={space}
          onReady={setInfo}
        />
        <SizeControls
          scale={scale}
          stored={stored}
          bounds={given.scales}
          info={info}
          onScale={setScale}
        />
      </div>
    </Screen>
  );
}

const TONES = {
  sent: "text-success",
  kept: "text-warning",
  busy: "text-danger",
  failed: "text-danger",
  gone: "text-danger",
} as const;

/** What has become of the size that was sent last. */
function SentNote({ sent: { state, scale } }: { sent: SentSize }) {
  const t = usePageWords();
  const { language } = useWords();
  const isSaid = state !== "none" && state !== "sending";
  return (
    <p role="status" className={`text-body ${isSaid ? TONES[state] : ""}`}>
      {isSaid && t(state, { scale: scaleText(scale, dateLocale(language)) })}
    </p>
  );
}
