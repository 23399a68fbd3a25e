import { Footer } from "@panel/ui/footer";
import { TextLink } from "@panel/ui/text-link";
import { useTranslation } from "react-i18next";
import { settings } from "../settings.ts";

/** The page that the build draws has a place for the year, which the server fills in. */
const year = import.meta.env.SSR ? "{{year}}" : new Date().getFullYear();

/** Footer with brand, year and, if the settings name them, links to the provider's legal pages. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { legalUrl, privacyUrl } = settings();
  const links = [
    { href: legalUrl, text: t("NAV.legal") },
    { href: privacyUrl, text: t("NAV.privacy") },
  ];
  return (
    <Footer>
      {/* The server may be in another year. */}
      <span suppressHydrationWarning>{t("NAV.rights", { year })}</span>
      <span className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(
          ({ href, text }) =>
            href && (
              <TextLink
                key={href}
                href={href}
                tone="quiet"
                className="inline-block py-1"
                target="_blank"
                rel="noreferrer"
              >
                {text}
              </TextLink>
            ),
        )}
      </span>
    </Footer>
  );
}
