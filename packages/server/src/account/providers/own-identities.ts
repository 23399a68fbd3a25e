import type { Identity } from "@panel/api-client/panel-types";
import { recordBy } from "../../audit/record.ts";
import { lockUsers } from "../../db/lock-users.ts";
import { unauthenticated } from "../../app-error.ts";
import type { IdentityRow } from "../../db/identities-schema.ts";
import type { ProviderSettings } from "../../settings/providers-settings.ts";
import type { Viewer } from "../../viewer.ts";
import { withProof, type Proof } from "../proof.ts";
import { linkIdentity, type ProviderParts } from "./link.ts";
import { reasonAgainst } from "./provider-answer.ts";
import { FAILURES, ProviderRefusal } from "./refusals.ts";
import * as repository from "./repository.ts";

/** What users do with the accounts of providers that are linked with their own. */
export interface OwnIdentities {
  /** A provider each, and those of before that are still linked. */
  list(viewer: Viewer): Promise<Identity[]>;
  /** @returns the provider's address, and what the browser has to keep */
  beginLink(
    viewer: Viewer,
    provider: ProviderSettings,
    proof: Proof,
  ): Promise<{ url: string; secret: string }>;
  finishLink(viewer: Viewer, secret: string | undefined): Promise<Identity>;
  unlink(viewer: Viewer, provider: string, proof: Proof): Promise<void>;
}

export function createOwnIdentities(parts: ProviderParts): OwnIdentities {
  const { connection, client, pending, mails } = parts;
  const { db } = connection;

  const list = async (viewer: Viewer): Promise<Identity[]> => {
    const rows = await repository.listIdentities(db, viewer.id);
    const former = rows.filter((row) => !client.find(row.provider));
    return [
      ...client.all.map(({ id, name }) =>
        identityOf(
          id,
          name,
          rows.find((row) => row.provider === id),
        ),
      ),
      ...former.map((row) => identityOf(row.provider, row.provider, row)),
    ];
  };

  return {
    list,

    async beginLink(viewer, provider, proof) {
      const asked = { purpose: "link", userId: viewer.id } as const;
      const { url, secret, store } = await pending.begin(provider, asked, {
        choosesAccount: true,
      });
      await withProof(parts, viewer, {
        event: "identity-link",
        proof,
        change: (transaction) => store(transaction),
      });
      return { url, secret };
    },

    async finishLink(viewer, secret) {
      const { row, said } = await pending.take(db, secret, ["link"]);
      const provider = client.find(row.provider);
      try {
        if (row.user_id !== viewer.id || !provider) throw new ProviderRefusal("providerEnded");
        if ("failure" in said) throw new ProviderRefusal(FAILURES[said.failure]);
        const { answer } = said;
        const reason = reasonAgainst(provider, answer);
        if (reason === "domain") throw new ProviderRefusal("providerDomain");
        if (reason) throw new ProviderRefusal("providerUnverified");
        await db.transaction().execute(async (transaction) => {
          const [user] = await lockUsers(connection, transaction, [viewer.id]);
          if (!user) throw unauthenticated();
          await linkIdentity(parts, transaction, user, { provider, answer }, viewer.address);
          await repository.deleteFinished(transaction, row.digest, viewer.id);
        });
      } catch (error) {
        if (error instanceof ProviderRefusal) {
          const { reason } = error;
          await recordBy(db, viewer, {
            event: "identity-link",
            outcome: "refused",
            subject: viewer.email,
            details: { provider: row.provider, reason },
          });
        }
        throw error;
      }
      const linked = (await list(viewer)).find((each) => each.provider === row.provider);
      if (!linked) throw new ProviderRefusal("providerEnded");
      return linked;
    },

    unlink: (viewer, provider, proof) =>
      withProof(parts, viewer, {
        event: "identity-unlink",
        proof,
        async change(transaction, user) {
          const [gone] = await repository.deleteIdentities(transaction, user.id, provider);
          if (!gone) return;
          const name = client.find(provider)?.name ?? provider;
          const told = { provider: name, email: gone.email };
          await mails.identityChanged(transaction, user, "unlinked", told);
          const details = { provider };
          const subject = user.email;
          await recordBy(transaction, viewer, { event: "identity-unlink", subject, details });
        },
      }),
  };
}

function identityOf(provider: string, name: string, row: IdentityRow | undefined): Identity {
  return {
    provider,
    name,
    ...(row ? { email: row.email, linkedAt: row.linked_at } : {}),
    ...(row?.used_at == null ? {} : { usedAt: row.used_at }),
  };
}
