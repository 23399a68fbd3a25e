import { knownTimeZone } from "@panel/domain/time-zone";
import type { Call, Operations } from "../../http/operation.ts";
import { DEVICE_SECONDS } from "../known-devices.ts";
import type { Account } from "../service.ts";
import type { SignInOrigin } from "../sign-in.ts";

type SecondStepCall = Call<"loginWithCode" | "confirmRequiredSecondFactor">;

export function secondFactorOperations({ secondStep, ownFactor }: Account) {
  return {
    async loginWithCode(call) {
      const made = await secondStep.signIn(call.body, originOf(call));
      call.device.write(made.device, DEVICE_SECONDS);
      return call.answer({ token: made.token });
    },

    async beginRequiredSecondFactor({ body, answer }) {
      return answer(await secondStep.begin(body.challenge));
    },

    async confirmRequiredSecondFactor(call) {
      const made = await secondStep.confirm(call.body, originOf(call));
      call.device.write(made.device, DEVICE_SECONDS);
      return call.answer({ token: made.token, recoveryCodes: made.recoveryCodes });
    },

    async getSecondFactor({ viewer, answer }) {
      return answer(await ownFactor.state(viewer));
    },

    async beginSecondFactor({ viewer, body, userAgent, answer }) {
      return answer(await ownFactor.begin(viewer, { ...body, userAgent }));
    },

    async confirmSecondFactor({ viewer, body, answer }) {
      return answer({ recoveryCodes: await ownFactor.confirm(viewer, body.code) });
    },

    async renewRecoveryCodes({ viewer, body, answer }) {
      return answer({ recoveryCodes: await ownFactor.renewRecoveryCodes(viewer, body.code) });
    },

    async turnOffSecondFactor({ viewer, body, userAgent, answer }) {
      await ownFactor.turnOff(viewer, { ...body, userAgent });
      return answer();
    },
  } satisfies Operations;
}

function originOf(call: SecondStepCall): SignInOrigin {
  const { body, address, userAgent, language, device, providerSignIn } = call;
  const timeZone = knownTimeZone(body.timeZone);
  const kept = { device: device.read(), providerSecret: providerSignIn.read() };
  return { address, userAgent, language, timeZone, ...kept };
}
