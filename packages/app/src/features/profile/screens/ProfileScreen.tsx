import { addWords } from "@panel/i18n/parts";
import { Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fetchedPart } from "../../../shared/fetched-part.tsx";
import { ScreenError } from "../../../shared/ScreenError.tsx";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { settings } from "../../../settings.ts";
import { PasswordSection } from "../components/PasswordSection.tsx";
import { ProfileEditor } from "../components/ProfileEditor.tsx";
import { SessionsSection } from "../components/SessionsSection.tsx";
import { myProfile } from "../queries.ts";
import { ScreenHeader } from "../../../shared/ScreenHeader.tsx";

/** Has words of its own, which the sign-in shares. */
const SecondFactorSection = fetchedPart(
  async () => {
    const [module] = await Promise.all([
      import("../components/SecondFactorSection.tsx"),
      addWords("second-factor"),
    ]);
    return module.SecondFactorSection;
  },
  <Skeleton className="h-40" />,
);

const IdentitiesSection = fetchedPart(
  async () => {
    const [module] = await Promise.all([
      import("../components/IdentitiesSection.tsx"),
      addWords("providers"),
      addWords("second-factor"),
    ]);
    return module.IdentitiesSection;
  },
  <Skeleton className="h-40" />,
);

/** The signed-in person's own details, password, linked accounts and sessions. */
export function ProfileScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader title={t("NAV.profile")} description={t("PROFILE.subtitle")} />
      <div className="grid gap-6">
        <StoredProfile />
        <PasswordSection />
        <SecondFactorSection />
        {(settings().providers?.length ?? 0) > 0 && <IdentitiesSection />}
        <SessionsSection />
      </div>
    </>
  );
}

function StoredProfile() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  // Editing always starts from what the server has now, never from data cached by an earlier visit.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...myProfile(),
    refetchOnMount: "always",
  });
  if (data && isFetchedAfterMount) return <ProfileEditor stored={data} />;
  if (error) {
    return (
      <ScreenError
        title={t("PROFILE.loadErrorTitle")}
        retryLabel={t("GENERIC.retry")}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ScreenError>
    );
  }
  return <Skeleton aria-busy className="h-120" />;
}
