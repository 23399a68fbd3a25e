import { PublicHeading } from "../../../layout/PublicHeading.tsx";

interface StepHeadingProps {
  /** Whether the step is a screen of its own; else it stands in a dialog that has a title. */
  isScreen: boolean;
  title: string;
  text?: string;
}

/** What a step of signing in asks for. */
export function StepHeading({ isScreen, title, text }: StepHeadingProps) {
  if (isScreen) {
    return (
      <>
        <PublicHeading className={text ? "" : "mb-6"}>{title}</PublicHeading>
        {text && <p className="mt-1 mb-8 text-reading text-ink-muted">{text}</p>}
      </>
    );
  }
  return (
    <div className="mb-4">
      <h3 className="text-body font-semibold text-ink">{title}</h3>
      {text && <p className="mt-1 text-body text-ink-muted">{text}</p>}
    </div>
  );
}
