import { seededRandom } from "@panel/domain/play/simulation";
import { noteSignIn, findByEmail } from "../account/repository.ts";
import { insertEntry, insertName } from "../audit/repository.ts";
import type { Db } from "../db/connection.ts";
import type { MailLanguage } from "../db/schema.ts";
import { daysAgo } from "./past.ts";

/** Days in which the log has sign-ins. */
const DAYS = 21;

interface Person {
  email: string;
  language: MailLanguage;
  /** How many days ago the last sign-in was. */
  last: number;
  /** Every so many days there was one. */
  every: number;
}

/** Who uses the demo's panel, the most diligent first. */
const PEOPLE: readonly Person[] = [
  { email: "editor@demo.explorar", language: "es", last: 1, every: 1 },
  { email: "supervisor@demo.explorar", language: "es", last: 1, every: 2 },
  { email: "pau.vidal@demo.explorar", language: "ca", last: 1, every: 3 },
  { email: "mireia.sole@demo.explorar", language: "ca", last: 2, every: 4 },
  { email: "jordi.ferrer@demo.explorar", language: "ca", last: 3, every: 5 },
  { email: "ona.mas@demo.explorar", language: "ca", last: 5, every: 6 },
  { email: "carmen.ortiz@demo.explorar", language: "es", last: 6, every: 7 },
  { email: "rocio.vega@demo.explorar", language: "es", last: 12, every: 9 },
  { email: "aitor.garmendia@demo.explorar", language: "es", last: 4, every: 5 },
  { email: "sara.cueto@demo.explorar", language: "es", last: 2, every: 3 },
  { email: "xoel.castro@demo.explorar", language: "es", last: 9, every: 8 },
  { email: "lucia.prado@demo.explorar", language: "es", last: 7, every: 6 },
  { email: "admin@demo.explorar", language: "es", last: 2, every: 4 },
  { email: "superadmin@demo.explorar", language: "es", last: 3, every: 7 },
];

/** Of documentation: nobody's. */
const NETWORK = "203.0.113.";

/** Notes when people signed in, and writes that into the log, in the order in which it happened. */
export async function seedSignIns(db: Db): Promise<void> {
  const random = seededRandom(7);
  const all: { at: Date; id: number; person: Person; address: string }[] = [];
  for (const [index, person] of PEOPLE.entries()) {
    const user = await findByEmail(db, person.email);
    if (!user) continue;
    const address = `${NETWORK}${20 + index}`;
    for (let days = person.last; days <= DAYS; days += person.every)
      all.push({ at: daysAgo(days, 7 + random(9), random(60)), id: user.id, person, address });
  }
  for (const { at, id, person, address } of all.toSorted((a, b) => +a.at - +b.at)) {
    const { email, language } = person;
    await noteSignIn(db, id, { at, language, timeZone: "Europe/Madrid" });
    await insertName(db, email);
    await insertEntry(db, {
      at: at.toISOString(),
      event: "sign-in",
      outcome: "done",
      actor_id: id,
      actor: email,
      subject: email,
      address,
      details: "{}",
    });
  }
}
