import { Button } from "../button/index.ts";
import { InlineMessage } from "../inline-message/index.ts";
import type { Position } from "./coordinates.ts";
import type { MapLabels } from "./labels.ts";
import type { PlaceText } from "./types.ts";

interface PlaceAnswerProps {
  /** What the last text said. */
  said: PlaceText;
  onChoose: (position: Position) => void;
  onDismiss: () => void;
  labels: MapLabels;
}

/** What is to be said of a text that was read as a place: a question, why it was not read, or what to check. */
export function PlaceAnswer({ said, onChoose, onDismiss, labels }: PlaceAnswerProps) {
  switch (said.kind) {
    case "choice":
      return (
        <InlineMessage
          tone="warning"
          title={said.question}
          action={
            <div className="flex flex-wrap gap-2">
              {said.choices.map(({ label, position }) => (
                <Button key={label} size="sm" onClick={() => onChoose(position)}>
                  {label}
                </Button>
              ))}
              <Button size="sm" variant="quiet" onClick={onDismiss}>
                {labels.noneOfThem}
              </Button>
            </div>
          }
        />
      );
    case "refused":
      return <InlineMessage tone="error">{said.message}</InlineMessage>;
    case "place":
      return said.note ? <InlineMessage tone="info">{said.note}</InlineMessage> : null;
    case "none":
      return <InlineMessage tone="error">{labels.placeForms}</InlineMessage>;
  }
}
