import { isRole } from "@panel/domain/roles";
import { Button } from "@panel/ui/button";
import { useTranslation } from "react-i18next";
import type { Settings } from "../../../settings.ts";

type Account = NonNullable<Settings["demoAccounts"]>[number];

interface DemoAccountsProps {
  accounts: readonly Account[];
  onChoose(account: Account): void;
}

/** In demo mode, shows one button for each role, which fills in the form. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation();
  return (
    <section className="mt-4 border-t border-line pt-5">
      <h2 className="text-body font-medium">{t("LOGIN.demoTitle")}</h2>
      <p className="mt-0.5 mb-3 text-ink-muted">{t("LOGIN.demoText")}</p>
      <div className="flex flex-wrap gap-2">
        {accounts.map((account) => (
          <Button key={account.email} size="sm" onClick={() => onChoose(account)}>
            {isRole(account.role) ? t(`ROLES.${account.role}`) : account.role}
          </Button>
        ))}
      </div>
    </section>
  );
}
