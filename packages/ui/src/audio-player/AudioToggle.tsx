import { CircleAlert, Play, Square } from "lucide-react";
import { IconButton, type IconButtonProps } from "../icon-button/index.ts";
import { useSound } from "./use-sound.ts";

export interface AudioToggleProps extends Pick<IconButtonProps, "tabIndex" | "className" | "size"> {
  src: string;
  /** What a press does now, and with which sound. */
  labels: { play: string; stop: string; failed: string };
}

/** A button that plays a sound and stops it, one at a time on the page. Nothing is loaded before the first press. */
export function AudioToggle({ src, labels, ...props }: AudioToggleProps) {
  const { ref, playing, failed, toggle, handlers } = useSound();
  const icon = playing ? <Square aria-hidden /> : <Play aria-hidden />;
  const label = playing ? labels.stop : labels.play;
  return (
    <>
      {/* A sound of the field (birds, a voice) has no captions to offer; its label says what it is. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={ref} src={src} preload="none" {...handlers} />
      <IconButton
        variant="secondary"
        {...props}
        label={failed ? `${labels.failed} ${label}` : label}
        onClick={toggle}
      >
        {failed ? <CircleAlert aria-hidden className="text-danger" /> : icon}
      </IconButton>
    </>
  );
}
