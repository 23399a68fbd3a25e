import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { newImage } from "./support/assets.ts";
import {
  type CallOptions,
  experienceForm,
  createExperience,
  newPoint,
  pointForm,
  testServer,
} from "./support/server.ts";
import { statementsOfCall, watchStatements } from "./support/statements.ts";

const server = testServer();

/** Begin and commit left out. */
async function statementsOf(id: string, options: () => CallOptions): Promise<number> {
  return (await statementsOfCall(server, id, options)).length;
}

test("lists whose callers have gone are not read", async () => {
  const { port } = new URL(server.url);
  const { token } = server.person("editor");
  const watched = watchStatements(server.db);
  const gone = Array.from({ length: 50 }, async () => {
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      `GET /api/gymkhanas/getUserGymkhanas HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\n\r\n`,
    );
    socket.destroy();
  });
  await Promise.all(gone);
  expect((await server.call("getUserGymkhanas", { as: server.person("editor") })).status).toBe(200);
  const lists = watched.stop().filter(({ sql }) => sql.includes("map_points"));
  expect(lists).toHaveLength(1);
});

test("how many statements a call takes: a number here may only fall", async () => {
  const [editor, admin] = [server.person("editor"), server.person("admin")];
  const gymId = await createExperience(server, editor);
  for (const name of ["A", "B", "C"]) await newPoint(server, editor, gymId, { mappointName: name });
  const gymModelId = await newImage(server, editor);
  const as = editor;
  const counts = {
    getMe: await statementsOf("getMe", () => ({ as })),
    getUserGymkhanas: await statementsOf("getUserGymkhanas", () => ({ as })),
    getGymkhanaById: await statementsOf("getGymkhanaById", () => ({ as, query: { gymId } })),
    getUserModels: await statementsOf("getUserModels", () => ({ as })),
    getOverview: await statementsOf("getOverview", () => ({ as })),
    getMyUsers: await statementsOf("getMyUsers", () => ({ as: admin })),
    getResources: await statementsOf("getResources", () => ({ as: admin })),
    saveGymkhana: await statementsOf("saveGymkhana", () => ({
      as,
      form: experienceForm({ gymModelId }),
    })),
    createMapPoint: await statementsOf("createMapPoint", () => ({ as, form: pointForm(gymId) })),
  };
  expect(counts).toEqual({
    getMe: 2,
    getUserGymkhanas: 2,
    getGymkhanaById: 5,
    getUserModels: 2,
    getOverview: 3,
    getMyUsers: 3,
    getResources: 9,
    saveGymkhana: 14,
    // One of them reads what the experience uses, for the answer, which spares the panel a getGymkhanaById.
    createMapPoint: 14,
  });
});
