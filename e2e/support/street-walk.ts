import { readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * A stranger walks the demo's first route by a trial link, from its first screen to the prize, in whatever browser: what the
 * phone says of its place comes from a GPX file, and jumps, stops and stays away on the way.
 */

/** What a stranger does with a phone, whatever drives its browser. */
export interface Phone {
  run(script: string): Promise<unknown>;
  /** Presses the button of this name. */
  press(name: string): Promise<void>;
  /** Chooses the answer with this text. */
  choose(answer: string): Promise<void>;
  /** Types into the field of this label, and confirms it. */
  enter(label: string, text: string): Promise<void>;
  /** Waits until the title of the screen is this. */
  titled(title: string): Promise<void>;
  /** Waits until a text is read that begins so. */
  reads(text: string): Promise<void>;
}

interface Place {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Puts a receiver of positions in the place of the browser's own, which not every driver can tell what to say, and a clock that
 * can be put on.
 */
export const RECEIVER = `
  if (!window.receiver) {
    let told, failed, later = 0;
    const realNow = Date.now;
    Date.now = () => realNow() + later;
    const realPassed = performance.now.bind(performance);
    performance.now = () => realPassed() + later;
    window.receiver = {
      say: (latitude, longitude, accuracy) => told?.({ coords: { latitude, longitude, accuracy } }),
      fail: () => failed?.({ code: 2, PERMISSION_DENIED: 1 }),
      isHeard: () => told !== undefined,
      wait: (time) => { later += time; },
    };
    Object.defineProperty(navigator, "geolocation", {
      value: {
        watchPosition: (success, failure) => { told = success; failed = failure; return 1; },
        clearWatch: () => { told = undefined; failed = undefined; },
      },
    });
  }
`;

/** Where somebody was who walked the route, one place after another. */
function walkedPlaces(): Place[] {
  const text = readFileSync(join(import.meta.dirname, "madrid-walk.gpx"), "utf8");
  return [...text.matchAll(/<trkpt lat="([\d.-]+)" lon="([\d.-]+)"/g)].map(([, lat, lon]) => ({
    lat: Number(lat),
    lon: Number(lon),
  }));
}

const metres = (a: Place, b: Place) =>
  Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180)) * 111_195;

interface Stop extends Place {
  readonly name: string;
  /** In metres. */
  readonly opensAt: number;
  readonly play: (phone: Phone) => Promise<void>;
}

const answered = (answer: string) => async (phone: Phone) => {
  await phone.press("Ir al reto");
  await phone.choose(answer);
  await phone.press("Responder");
  await phone.reads("Reto superado");
  await phone.press("Continuar");
};

const VILLA: Place = { lat: 40.415283, lon: -3.710324 };

/** The points that open by the place, and what the stranger does there. */
const STOPS: readonly Stop[] = [
  {
    name: "Puerta del Sol",
    lat: 40.416729,
    lon: -3.703339,
    opensAt: 15,
    play: answered("Las seis radiales de España"),
  },
  {
    name: "Plaza Mayor",
    lat: 40.415512,
    lon: -3.707401,
    opensAt: 15,
    play: async (phone) => {
      await phone.press("Dejarlo para luego");
      await phone.enter("Código del lugar", "hierro-1916");
      await phone.titled("Mercado de San Miguel");
      await phone.press("Dejarlo para luego");
    },
  },
  {
    name: "Plaza de la Villa",
    ...VILLA,
    opensAt: 15,
    play: async (phone) => {
      await phone.press("Ir al reto");
      await phone.press("Recoger la puntuación");
      await phone.press("Continuar");
    },
  },
  {
    name: "Plaza de Oriente",
    lat: 40.418389,
    lon: -3.712166,
    opensAt: 40,
    play: answered("A Galileo"),
  },
  {
    name: "Palacio Real",
    lat: 40.417953,
    lon: -3.714312,
    opensAt: 15,
    play: answered("Un alcázar"),
  },
];

/** Walks the route; the trial link is open, and the receiver in its place. */
export async function walkToThePrize(phone: Phone): Promise<void> {
  const say = ({ lat, lon }: Place, accuracy = 8) =>
    phone.run(`receiver.say(${lat}, ${lon}, ${accuracy})`);
  await phone.titled("Madrid de los Austrias");
  await phone.press("Empezar");
  await phone.press("Usar mi posición");
  await phone.reads("Buscando tu posición");
  const stops = [...STOPS];
  for (const [index, place] of walkedPlaces().entries()) {
    const [next] = stops;
    if (!next) break;
    if (index % 5 === 2) {
      // Between houses a phone may say for a moment that it is somewhere else: here, where another point would open.
      await say(VILLA);
      await phone.run("receiver.fail()");
    }
    if (index === 4) {
      await phone.run("receiver.wait(40_000)");
      await phone.reads("No llega tu posición.");
    }
    // A stranger is no car: what is further away than one walks in the time between is a jump.
    await phone.run("receiver.wait(20_000)");
    await say(place);
    const left = metres(place, next);
    if (left > next.opensAt) {
      await phone.reads("Abiertos ahora");
      continue;
    }
    await phone.titled(next.name);
    await next.play(phone);
    stops.shift();
  }
  if (stops.length > 0) throw new Error(`${stops[0]?.name} was not reached`);
  await phone.titled("Has terminado la ruta");
  await phone.reads("Puntuación final: 35");
  await phone.reads("Tu premio");
  await phone.reads("Una cena en la plaza");
}
