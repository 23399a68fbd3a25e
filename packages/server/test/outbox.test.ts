import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMails } from "../src/account/mails.ts";
import { openMailer, outboxFolder } from "../src/mail/mailer.ts";
import { testServer, type TestServer } from "./support/server.ts";

const demo = testServer({ DEMO: "true" });
const real = testServer();

const files = (server: TestServer) => readdirSync(outboxFolder(server.settings));

/** Waits until the queue of the server is empty. */
async function sent(server: TestServer): Promise<void> {
  const left = async () => {
    const requests = await server.db.selectFrom("recovery_requests").select("id").execute();
    const mails = await server.db
      .selectFrom("mails")
      .select("id")
      .where("sent_at", "is", null)
      .execute();
    return requests.length + mails.length;
  };
  await expect.poll(left).toBe(0);
}

test("without a mail server a mail becomes a file that only its owner reads", async () => {
  await real.call("forgotPassword", { form: { email: "editor@example.com" } });
  await sent(real);
  const [name = ""] = files(real);
  const path = join(outboxFolder(real.settings), name);
  expect(name).toMatch(/^[\w-]+\.eml$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, "utf8")).toMatch(/^To: editor@example\.com\r?$/m);
});

test("outside of demo mode nobody gets to see the outbox", async () => {
  const { status } = await fetch(`${real.url}/demo/outbox`);
  expect(status).toBe(404);
});

test("PUB-05 in demo mode the recovery can be walked through the outbox page", async () => {
  await demo.call("forgotPassword", { form: { email: "editor@example.com" } });
  await sent(demo);
  const page = await (await fetch(`${demo.url}/demo/outbox`)).text();
  // Escaped twice: as the address in the mail, and as the mail in the frame.
  const link = new RegExp(`href=&quot;(${demo.url}/reset-password\\S*?)&quot;`).exec(page)?.[1];
  const address = new URL((link ?? "").replaceAll("&amp;amp;", "&"));
  const id = address.searchParams.get("id") ?? "";
  const form = { id, password: "found in the outbox" };
  expect(address.searchParams.get("fromapp")).toBe("0");
  expect((await demo.call("resetPassword", { form })).body.success).toBe(true);
});

test("TRU-18 the outbox page allows no script and no other address, and keeps its own to itself", async () => {
  const response = await fetch(`${demo.url}/demo/outbox`);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src");
  expect(policy).not.toMatch(/style-src [^;]*unsafe-inline/);
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(await response.text()).toMatch(/sandbox="allow-top-navigation-by-user-activation"/);
});

test("TRU-19 the outbox page shows what users wrote as text", async () => {
  const mails = createMails(openMailer(demo.running.connection, demo.settings), () => demo.url);
  const who = { id: 1, email: "b@example.com", time_zone: null } as const;
  const to = { ...who, role: "editor", language: "es" } as const;
  const name = '"><script>alert(1)</script>';
  await mails.passwordChanged(demo.db, { ...to, name }, new Date());
  await sent(demo);
  const page = await (await fetch(`${demo.url}/demo/outbox`)).text();
  expect(page).toContain("&amp;lt;script&amp;gt;alert(1)");
  expect(page).not.toContain("<script>");
});

test("the outbox page speaks the language of the browser, newest mail first", async () => {
  await demo.call("forgotPassword", { form: { email: "colleague@example.com" } });
  await sent(demo);
  const response = await fetch(`${demo.url}/demo/outbox`, { headers: { "accept-language": "ca" } });
  const page = await response.text();
  expect(page).toContain("Bústia de demostració");
  expect(/class="to">([^<]*)/.exec(page)?.[1]).toBe("Per a colleague@example.com");
});
