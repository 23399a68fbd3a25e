import { Button } from "@panel/ui/button";
import { useEffect, useRef, useState } from "react";
import { Icon } from "./icons.tsx";
import { useWords } from "./words.ts";

/** Plays the audio of a story. */
export function Sound({ url }: { url: string }) {
  const { t } = useWords();
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<"silent" | "playing" | "failed">("silent");
  const [address, setAddress] = useState(url);
  // Another address of the same sound does not break off what is heard.
  if (state !== "playing" && address !== url) setAddress(url);
  useEffect(() => () => audio.current?.pause(), []);
  const toggle = () => {
    const { current } = audio;
    if (!current) return;
    if (state === "playing") {
      current.pause();
      return;
    }
    current.play().catch(() => setState("failed"));
  };
  return (
    <div className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The text of the story is beside it. */}
      <audio
        ref={audio}
        src={address}
        preload="none"
        onPlay={() => setState("playing")}
        onPause={() => setState("silent")}
        onEnded={() => setState("silent")}
        onError={() => setState("failed")}
      />
      <Button
        size="lg"
        fullWidth
        icon={<Icon name={state === "playing" ? "stop" : "play"} />}
        onClick={toggle}
      >
        {t(state === "playing" ? "stopListening" : "listen")}
      </Button>
      {state === "failed" && (
        <p role="alert" className="text-body text-danger">
          {t("noSound")}
        </p>
      )}
    </div>
  );
}
