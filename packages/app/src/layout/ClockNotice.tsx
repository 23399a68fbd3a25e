import { InlineMessage } from "@panel/ui/inline-message";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { clockAhead } from "../session/clock.ts";

/** From here on a wrong clock shows: times of changes and of pickups are off. */
const NOTICEABLE = 5 * 60_000;

/** Tells that the device's clock was wrong at the sign-in. */
export function ClockNotice() {
  const { t } = useTranslation();
  const [ahead, setAhead] = useState(clockAhead);
  if (Math.abs(ahead) < NOTICEABLE) return null;
  return (
    <InlineMessage
      tone="warning"
      className="mb-6"
      title={t("PROFILE.clockTitle")}
      onDismiss={() => setAhead(0)}
    >
      {t(ahead > 0 ? "PROFILE.clockAhead" : "PROFILE.clockBehind")}
    </InlineMessage>
  );
}
