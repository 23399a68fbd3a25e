import type { ListedUser } from "@panel/api-client/panel";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { userList } from "../../shared/person/user-list.ts";
import { useHeirText } from "./use-heir-text.ts";

const USERS = {
  usersCount: "{{count}} user(s)",
  experiencesCount: "{{count}} experience(s)",
  deleteHeir: "{{heir}} gets {{list}}.",
  deleteNothing: "Nothing to pass on.",
};
const i18n = createInstance();
await i18n.init({
  lng: "en",
  interpolation: { escapeValue: false },
  resources: { en: { translation: { USERS } } },
});

const root = { id: 1, name: "Root" };
const userOf = (id: number, experiences: number, parent: { id: number; name: string } = root) =>
  ({ id, experiences, parent }) as ListedUser;

const ana = userOf(2, 3);
const ben = userOf(3, 40);
const editor = userOf(4, 500, { id: 2, name: "Ana" });

function Said({ users }: { users: readonly ListedUser[] }) {
  return useHeirText(users);
}

function said(users: readonly ListedUser[]): string {
  const client = new QueryClient();
  client.setQueryData(userList().queryKey, [ana, ben, editor]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Said users={users} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

test("a deletion says how many experiences and users of the deleted one go to whom, and of nobody else", () => {
  expect(said([ana])).toContain("Root gets 1 user(s) and 3 experience(s).");
  expect(said([ben])).toContain("Root gets 40 experience(s).");
  expect(said([editor])).toContain("Ana gets 500 experience(s).");
});

test("of several deleted users the experiences are summed, and those deleted with them pass to nobody", () => {
  expect(said([ana, ben])).toContain("Root gets 1 user(s) and 43 experience(s).");
  expect(said([ana, editor])).toContain("Root, Ana gets 503 experience(s).");
});

test("a deletion with nothing to pass on says so", () => {
  expect(said([userOf(9, 0)])).toContain("Nothing to pass on.");
});
