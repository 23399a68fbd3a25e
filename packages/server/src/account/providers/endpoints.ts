import { PROVIDER_LINKED_PATH, PROVIDER_RETURN_PATH } from "@panel/domain/public-pages";
import { knownTimeZone } from "@panel/domain/time-zone";
import type { FastifyInstance } from "fastify";
import { notFound, Refusal } from "../../app-error.ts";
import { providerCookie } from "../../http/kept-cookies.ts";
import type { Operations } from "../../http/operation.ts";
import type { ProviderSettings } from "../../settings/providers-settings.ts";
import { DEVICE_SECONDS } from "../known-devices.ts";
import { callbackPath } from "./client.ts";
import { PROVIDER_SECONDS } from "./secrets.ts";
import type { ProviderAccounts } from "./service.ts";

export function providerOperations(accounts: ProviderAccounts) {
  const known = (id: string): ProviderSettings => {
    const provider = accounts.find(id);
    if (!provider) throw notFound();
    return provider;
  };
  return {
    async beginProviderSignIn({ body, address, device, providerSignIn, answer }) {
      const { provider, invitation, choosesAccount } = body;
      const from = { address, device: device.read(), invitation, choosesAccount };
      const begun = await accounts.begin(known(provider), from);
      providerSignIn.write(begun.secret, PROVIDER_SECONDS);
      return answer({ url: begun.url });
    },

    async finishProviderSignIn(call) {
      const { body, address, userAgent, language, device, providerSignIn } = call;
      const timeZone = knownTimeZone(body.timeZone);
      const origin = { address, userAgent, language, timeZone, device: device.read() };
      const secret = providerSignIn.read();
      const made = await accounts.finish(secret, origin).catch((error: unknown) => {
        if (secret !== undefined && isSecondStep(error)) {
          // It may be needed until the end of the second step.
          providerSignIn.write(secret, PROVIDER_SECONDS);
        }
        throw error;
      });
      device.write(made.device, DEVICE_SECONDS);
      providerSignIn.write("", 0);
      return call.answer({ token: made.token });
    },

    async listIdentities({ viewer, answer }) {
      return answer(await accounts.own.list(viewer));
    },

    async beginLinkIdentity({ viewer, body, userAgent, providerSignIn, answer }) {
      const { provider, ...proof } = body;
      const begun = await accounts.own.beginLink(viewer, known(provider), { ...proof, userAgent });
      providerSignIn.write(begun.secret, PROVIDER_SECONDS);
      return answer({ url: begun.url });
    },

    async finishLinkIdentity({ viewer, providerSignIn, answer }) {
      return answer(await accounts.own.finishLink(viewer, providerSignIn.read()));
    },

    async unlinkIdentity({ viewer, body, userAgent, answer }) {
      const { provider, ...proof } = body;
      await accounts.own.unlink(viewer, provider, { ...proof, userAgent });
      return answer();
    },
  } satisfies Operations;
}

const isSecondStep = (error: unknown): boolean =>
  error instanceof Refusal && "challenge" in error.data;

/** Of what only passes on. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The addresses that providers lead back to. What follows is done by the screen that they open. */
export function registerProviderReturn(app: FastifyInstance, accounts: ProviderAccounts): void {
  app.get<{ Params: { id: string } }>(callbackPath(":id"), async (request, reply) => {
    const provider = accounts.find(request.params.id);
    if (!provider) throw notFound();
    const query = new URL(request.url, "http://panel.invalid").searchParams;
    const kept = providerCookie(request, reply).read();
    const purpose = await accounts.answer(provider, query, kept);
    return reply
      .headers({
        "cache-control": "no-store",
        "content-security-policy": POLICY,
        "referrer-policy": "no-referrer",
      })
      .redirect(purpose === "link" ? PROVIDER_LINKED_PATH : PROVIDER_RETURN_PATH, 303);
  });
}
