/*
 * Writes the map of a small made-up town as one file of vector tiles (PMTiles 3, tiles as MVT in the schema of Protomaps),
 * unpacked, as `pmtiles extract` would make one of a real town. For tests.
 */

interface Place {
  lat: number;
  lon: number;
}

interface MapFeature {
  layer: string;
  properties: Readonly<Record<string, string | number>>;
  shape: "point" | "line" | "area";
  /** In the town's own grid: blocks to the east and to the south of its square. */
  at: readonly (readonly [east: number, south: number])[];
}

const LARGEST_ZOOM = 15;
/** Blocks to each side of the town's square. */
const BLOCKS = 8;
/** A block's side in degrees of longitude: about 100 m. */
const BLOCK = 0.0012;
const EXTENT = 4096;
/** How far beyond its edges a tile has what crosses them, in its own units. */
const BUFFER = 128;

/** The streets that run from west to east, from the north on. */
const STREETS = ["Carrer Nou", "Carrer del Forn", "Carrer Major", "Carrer de la Font", "Passeig"];

function town(): MapFeature[] {
  const box = (left: number, top: number, right: number, bottom: number) =>
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ] as const;
  const edge = BLOCKS;
  const features: MapFeature[] = [
    { layer: "earth", properties: { kind: "earth" }, shape: "area", at: box(-9, -9, 9, 9) },
    { layer: "water", properties: { kind: "river" }, shape: "area", at: box(-9, 5, 9, 6) },
    { layer: "landuse", properties: { kind: "park" }, shape: "area", at: box(1, -3, 4, -1) },
    {
      layer: "places",
      properties: { kind: "locality", kind_detail: "town", name: "Vilanova", population_rank: 5 },
      shape: "point",
      at: [[0, -0.5]],
    },
    {
      layer: "pois",
      properties: { kind: "museum", name: "Museu del Suro", min_zoom: 15 },
      shape: "point",
      at: [[-1.5, 1.5]],
    },
    {
      layer: "pois",
      properties: { kind: "park", name: "Parc dels Oms", min_zoom: 14 },
      shape: "point",
      at: [[2.5, -2]],
    },
  ];
  for (let street = -4; street <= 4; street += 1) {
    const isMain = street === 0;
    const kind = isMain ? "major_road" : "minor_road";
    const detail = isMain ? "primary" : "residential";
    const name = STREETS[street + 2] ?? `Carrer ${street + 5}`;
    features.push(
      {
        layer: "roads",
        properties: { kind, kind_detail: detail, name },
        shape: "line",
        at: [
          [-edge, street * 2],
          [edge, street * 2],
        ],
      },
      {
        layer: "roads",
        properties: {
          kind: "minor_road",
          kind_detail: "residential",
          name: `Travessera ${street + 5}`,
        },
        shape: "line",
        at: [
          [street * 2, -edge],
          [street * 2, edge],
        ],
      },
    );
  }
  for (let row = -BLOCKS; row < BLOCKS; row += 1)
    for (let column = -BLOCKS; column < BLOCKS; column += 1)
      if ((row < -3 || row > -2 || column < 1 || column > 3) && row !== 5)
        features.push({
          layer: "buildings",
          properties: { kind: "building" },
          shape: "area",
          at: box(column + 0.2, row + 0.2, column + 0.8, row + 0.7),
        });
  return features;
}

/** The bytes of the file. @param at where the town's square is */
export function townMap(at: Place): Uint8Array<ArrayBuffer> {
  const features = town();
  const tiles = new Map<number, Uint8Array>();
  const [east, south] = [worldX(at.lon), worldY(at.lat)];
  const block = BLOCK / 360;
  for (let z = 0; z <= LARGEST_ZOOM; z += 1) {
    const count = 2 ** z;
    const first = (middle: number) => Math.floor((middle - 9 * block) * count);
    const last = (middle: number) => Math.floor((middle + 9 * block) * count);
    for (let x = first(east); x <= last(east); x += 1)
      for (let y = first(south); y <= last(south); y += 1) {
        const place = ([right, down]: readonly [number, number]): Point => [
          Math.round(((east + right * block) * count - x) * EXTENT),
          Math.round(((south + down * block) * count - y) * EXTENT),
        ];
        tiles.set(tileId(z, x, y), tileOf(features, place));
      }
  }
  return fileOf(tiles, at, [...new Set(features.map(({ layer }) => layer))]);
}

const worldX = (lon: number) => (lon + 180) / 360;

function worldY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

type Point = [x: number, y: number];

const [LEAST, MOST] = [-BUFFER, EXTENT + BUFFER];

/** A feature's points in a tile, cut off beyond its edges; empty where nothing of it is there. */
function inTile(
  { shape, at }: MapFeature,
  place: (at: readonly [number, number]) => Point,
): Point[] {
  const points = at.map(place);
  const isNear = ([x, y]: Point) => x >= LEAST && x < MOST && y >= LEAST && y < MOST;
  if (shape === "point") return points.filter(isNear);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  // Lines run along the axes, and areas are boxes, so that each end can be cut by itself.
  if (Math.max(...xs) < LEAST || Math.min(...xs) > MOST) return [];
  if (Math.max(...ys) < LEAST || Math.min(...ys) > MOST) return [];
  const cut = (value: number) => Math.min(MOST, Math.max(LEAST, value));
  return points.map(([x, y]): Point => [cut(x), cut(y)]);
}

function tileOf(
  features: readonly MapFeature[],
  place: (at: readonly [number, number]) => Point,
): Uint8Array {
  const layers = new Map<string, { features: number[][]; keys: string[]; values: number[][] }>();
  for (const feature of features) {
    const points = inTile(feature, place);
    if (points.length === 0) continue;
    const layer = layers.get(feature.layer) ?? { features: [], keys: [], values: [] };
    layers.set(feature.layer, layer);
    const tags = Object.entries(feature.properties).flatMap(([key, value]) => {
      if (!layer.keys.includes(key)) layer.keys.push(key);
      layer.values.push(typeof value === "string" ? field(1, text(value)) : number(5, value));
      return [layer.keys.indexOf(key), layer.values.length - 1];
    });
    const type = { point: 1, line: 2, area: 3 }[feature.shape];
    layer.features.push([
      ...field(2, tags.flatMap(varint)),
      ...number(3, type),
      ...field(4, geometry(points, feature.shape)),
    ]);
  }
  return new Uint8Array(
    [...layers].flatMap(([name, layer]) =>
      field(3, [
        ...field(1, text(name)),
        ...layer.features.flatMap((each) => field(2, each)),
        ...layer.keys.flatMap((key) => field(3, text(key))),
        ...layer.values.flatMap((value) => field(4, value)),
        ...number(5, EXTENT),
        ...number(15, 2),
      ]),
    ),
  );
}

/** Commands of MVT: to the first point, along the others, and back to the first for an area. */
function geometry(points: readonly Point[], shape: MapFeature["shape"]): number[] {
  const drawn = shape === "area" ? points.slice(0, -1) : points;
  let [beforeX, beforeY] = [0, 0];
  const moved = drawn.map(([x, y]) => {
    const step = [zigzag(x - beforeX), zigzag(y - beforeY)];
    [beforeX, beforeY] = [x, y];
    return step.flatMap(varint);
  });
  const [first = [], ...others] = moved;
  const along = others.length > 0 ? [...varint((others.length << 3) | 2), ...others.flat()] : [];
  return [
    ...varint((1 << 3) | 1),
    ...first,
    ...along,
    ...(shape === "area" ? varint((1 << 3) | 7) : []),
  ];
}

const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);
const text = (value: string): number[] => [...new TextEncoder().encode(value)];
const number = (tag: number, value: number) => [...varint(tag << 3), ...varint(value)];
const field = (tag: number, bytes: readonly number[]) => [
  ...varint((tag << 3) | 2),
  ...varint(bytes.length),
  ...bytes,
];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** A tile's place on the curve along which the file has its tiles. */
function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3;
  let [left, top] = [x, y];
  for (let half = 2 ** (z - 1); half >= 1; half /= 2) {
    const isRight = (left & half) > 0;
    const isLower = (top & half) > 0;
    id += half * half * ((3 * Number(isRight)) ^ Number(isLower));
    if (!isLower) {
      if (isRight) [left, top] = [half * 2 - 1 - left, half * 2 - 1 - top];
      [left, top] = [top, left];
    }
  }
  return id;
}

const HEADER = 127;

function fileOf(
  tiles: ReadonlyMap<number, Uint8Array>,
  { lat, lon }: Place,
  layers: readonly string[],
): Uint8Array<ArrayBuffer> {
  const entries = [...tiles].toSorted(([a], [b]) => a - b);
  const directory = new Uint8Array([
    ...varint(entries.length),
    ...entries.flatMap(([id], index) => varint(id - (entries[index - 1]?.[0] ?? 0))),
    ...entries.flatMap(() => varint(1)),
    ...entries.flatMap(([, { length }]) => varint(length)),
    // Each tile follows the one before it.
    ...entries.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
  ]);
  const metadata = new TextEncoder().encode(
    JSON.stringify({ name: "Vilanova", vector_layers: layers.map((id) => ({ id, fields: {} })) }),
  );
  const data = entries.reduce((sum, [, { length }]) => sum + length, 0);
  const start = HEADER + directory.length + metadata.length;
  const file = new Uint8Array(start + data);
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode("PMTiles\u0003"));
  const lengths = [
    [HEADER, directory.length],
    [HEADER + directory.length, metadata.length],
    [start, 0],
    [start, data],
  ].flat();
  const counts = [entries.length, entries.length, entries.length];
  for (const [index, value] of [...lengths, ...counts].entries())
    view.setBigUint64(8 + index * 8, BigInt(value), true);
  // In the order of the curve, nothing packed, tiles of vectors, and the zoom levels.
  file.set([1, 1, 1, 1, 0, LARGEST_ZOOM], 96);
  const degrees = (value: number) => Math.round(value * 1e7);
  const half = 9 * BLOCK;
  const bounds = [lon - half, lat - half, lon + half, lat + half].map(degrees);
  for (const [index, value] of bounds.entries()) view.setInt32(102 + index * 4, value, true);
  file[118] = LARGEST_ZOOM - 1;
  view.setInt32(119, degrees(lon), true);
  view.setInt32(123, degrees(lat), true);
  file.set(directory, HEADER);
  file.set(metadata, HEADER + directory.length);
  let at = start;
  for (const [, tile] of entries) {
    file.set(tile, at);
    at += tile.length;
  }
  return file;
}
