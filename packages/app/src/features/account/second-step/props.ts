/** What every second step is given. */
export interface SecondStepProps {
  challenge: string;
  /** Whether it is a screen of its own, with the heading of one. */
  isScreen: boolean;
  /** Leads back to the password; with an error where the challenge does not work any more. */
  onBack: (ended?: unknown) => void;
}
