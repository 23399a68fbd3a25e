import type { GymkhanaVersion } from "@panel/api-client/panel-types";
import type { Form, Person, TestServer } from "./server.ts";
import { readExperience } from "./server.ts";

/** Calls on the versions of an experience. */
export function versionsOf(server: TestServer, as: Person, gymId: number) {
  const call = (operation: string, form: Form) =>
    server.call(operation, { as, form: { gymId, ...form } });
  const list = async (): Promise<GymkhanaVersion[]> => {
    const { body } = await server.call("getGymkhanaVersions", { as, query: { gymId } });
    return body.data.versions as GymkhanaVersion[];
  };
  return {
    list,
    /** Their numbers, the first one first. */
    numbers: async () => (await list()).map(({ number }) => number).toReversed(),
    latest: async () => {
      const [version] = await list();
      if (!version) throw new Error("There is no version");
      return version;
    },
    read: (number: number) => server.call("getGymkhanaVersion", { as, query: { gymId, number } }),
    restore: (number: number, mappointIds?: readonly number[]) =>
      call("restoreGymkhanaVersion", {
        number,
        ...(mappointIds ? { mappointIds: JSON.stringify(mappointIds) } : {}),
      }),
    rename: (number: number, name: string) => call("nameGymkhanaVersion", { number, name }),
    /** The experience as its author reads it, without what counts its saves. */
    content: async () => {
      const { version: _, mappoints, ...rest } = await readExperience(server, as, gymId);
      const points = (mappoints as { version: number }[]).map(({ version: __, ...point }) => point);
      return { ...rest, mappoints: points };
    },
  };
}
