import { isRole } from "@panel/domain/roles";
import { PathIcon } from "@panel/ui/path-icon";
import { useTranslation } from "react-i18next";
import type { Settings } from "../../../settings.ts";

type Account = NonNullable<Settings["demoAccounts"]>[number];

interface DemoAccountsProps {
  accounts: readonly Account[];
  /** An account is being signed in. */
  busy: boolean;
  onChoose(account: Account): void;
}

/** Who authors most comes first. */
const ORDER = ["supervisor", "editor", "admin", "super-admin"];
const place = ({ role }: Account) => (ORDER.includes(role) ? ORDER.indexOf(role) : ORDER.length);

/** In demo mode, a row for each role that says what it does and signs in at once. */
export function DemoAccounts({ accounts, busy, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation();
  return (
    <section className="mt-4 border-t border-line pt-5">
      <h2 className="text-body font-medium">{t("LOGIN.demoTitle")}</h2>
      <p className="mt-0.5 mb-3 text-ink-muted">{t("LOGIN.demoText")}</p>
      <ul className="grid gap-2">
        {accounts
          .toSorted((a, b) => place(a) - place(b))
          .map((account, index) => (
            <li key={account.email}>
              <button
                type="button"
                disabled={busy}
                className={`flex w-full cursor-pointer items-center gap-3 rounded-field border px-4 py-2.5 text-start disabled:cursor-not-allowed disabled:opacity-50 ${
                  index === 0
                    ? "border-transparent bg-lime text-lime-ink hover:bg-lime-hover"
                    : "border-line-strong/70 hover:border-line-strong hover:bg-sunken"
                }`}
                onClick={() => onChoose(account)}
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">
                    {isRole(account.role) ? t(`ROLES.${account.role}`) : account.role}
                  </span>
                  {isRole(account.role) && (
                    <span className={`block text-caption ${index === 0 ? "" : "text-ink-muted"}`}>
                      {t(`LOGIN.demoRoles.${account.role}`)}
                    </span>
                  )}
                </span>
                <PathIcon
                  d="M5 12h14m-7-7 7 7-7 7"
                  className={`size-4 shrink-0 ${index === 0 ? "" : "text-ink-muted"}`}
                />
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
