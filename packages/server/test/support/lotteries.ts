import { cover, experienceForm, createExperience, type Person, type TestServer } from "./server.ts";

const DAY = 24 * 60 * 60_000;

/** The day in Madrid that is some days from now. */
export const dayIn = (days: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(Date.now() + days * DAY);

/** The fields of a prize that is drawn on a day. */
export const drawnPrize = (day: string) => ({
  prize: 1,
  prizeName: "Cesta",
  prizeRaffle: 1,
  prizeLotteryDate: day,
});

/** An experience whose prize can be drawn now: its draw was promised days ago, as far as the database says. */
export async function drawableExperience(server: TestServer, as: Person): Promise<number> {
  const id = await createExperience(server, as, drawnPrize(dayIn(3)));
  await server.call("getLottery", { as, query: { gymId: id } });
  const committed_at = new Date(Date.now() - 2 * DAY).toISOString();
  const promise = server.db.updateTable("lotteries").set({ committed_at });
  await promise.where("gymkhana_id", "=", id).execute();
  const fields = { ...drawnPrize(dayIn(0)), gymId: id, gymModelId: await cover(server) };
  await server.call("saveGymkhana", { as, form: experienceForm(fields) });
  return id;
}
