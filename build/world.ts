// Generates the world map of dots: a staggered grid over the land areas of Natural Earth, one list per continent.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoContains } from 'd3-geo';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { dotX, dotY, type PackedWorld } from '../src/client/design/map/packed-world.ts';
import { type Continent, continents } from '../src/content/continents.ts';
import { continentAt } from './continents.ts';

/** The module that unpacks what is made here. */
const unpacking = fileURLToPath(new URL('../src/client/design/map/packed-world.ts', import.meta.url));

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** How fine a world is: the distance of dots in a row, in units. The fine one is for a table on a large screen. */
const columns = { coarse: 4.8, fine: 2.5 } as const;
/** Name of a world. */
export type Grain = keyof typeof columns;

/** Width of the map, in units. */
const width = 366;
/** Distance of rows, in columns: dots of two rows are about as far apart as those of one. */
const rowsPerColumn = 0.867;
/** Visible range in degrees, without the far north and Antarctica. The left edge is at the Bering Strait. */
const north = 76;
const south = -55.5;
const west = -168.5;
/** Degrees of latitude are stretched, which gives true shapes about a third of the way to the poles. */
const xPerDegree = width / 360;
const yPerDegree = xPerDegree * 1.17;
const height = Math.floor((north - south) * yPerDegree);

interface Land {
  readonly name: string;
  readonly shape: Feature<Geometry, { name: string }>;
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

function boxOf(shape: Feature<Geometry>): Land['box'] {
  const flat = JSON.stringify((shape.geometry as { coordinates: unknown }).coordinates).match(/-?[\d.]+/g) ?? [];
  const numbers = flat.map(Number);
  const longitudes = numbers.filter((_, i) => i % 2 === 0);
  const latitudes = numbers.filter((_, i) => i % 2 === 1);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

function lands(): Land[] {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Atlas;
  const all = feature(atlas, atlas.objects.countries) as FeatureCollection<Geometry, { name: string }>;
  return all.features.map((shape) => ({ name: shape.properties.name, shape, box: boxOf(shape) }));
}

const within = ({ box }: Land, longitude: number, latitude: number): boolean =>
  longitude >= box[0] && longitude <= box[2] && latitude >= box[1] && latitude <= box[3];

interface Dot {
  readonly row: number;
  /** Place in its row. */
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly continent: Continent;
}

function allDots(column: number): Dot[] {
  const all = lands();
  const row = column * rowsPerColumn;
  const dots: Dot[] = [];
  for (let j = 0; (j + 1) * row <= height; j += 1) {
    const y = dotY(row, j);
    const latitude = north - y / yPerDegree;
    for (let place = 0; dotX(column, j, place) < width; place += 1) {
      const x = dotX(column, j, place);
      const eastward = west + x / xPerDegree;
      const longitude = eastward > 180 ? eastward - 360 : eastward;
      const land = all.find((one) => within(one, longitude, latitude) && geoContains(one.shape, [longitude, latitude]));
      const continent = land && continentAt(land.name, longitude);
      if (continent) dots.push({ row: j, place, x, y, continent });
    }
  }
  return dots;
}

const distance = (one: Dot, other: Dot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Whether the dot is left out as a border: one of Asia that touches another continent. */
const isBorder = (dot: Dot, all: readonly Dot[], column: number): boolean =>
  dot.continent === 'asia' && all.some((one) => one.continent !== 'asia' && distance(dot, one) < column * 1.1);

/** Whether the dot is left out as a lone island: there is little land of its continent near, in square units. */
const isLone = (dot: Dot, all: readonly Dot[], column: number): boolean =>
  all.filter((one) => one.continent === dot.continent && distance(dot, one) < 14).length * column ** 2 < 60;

/** Returns the runs of neighbouring dots of a continent: row, first place and number of dots, in turn. */
function runsOf(continent: Continent, dots: readonly Dot[]): number[] {
  const runs: [row: number, first: number, count: number][] = [];
  for (const { row, place } of dots.filter((dot) => dot.continent === continent)) {
    const last = runs.at(-1);
    if (last && last[0] === row && last[1] + last[2] === place) last[2] += 1;
    else runs.push([row, place, 1]);
  }
  return runs.flat();
}

/** Computes the world map. Slow. Throws if a continent has no dots. */
function makeWorld(grain: Grain): PackedWorld {
  const column = columns[grain];
  const all = allDots(column);
  const kept = all.filter((dot) => !isBorder(dot, all, column) && !isLone(dot, all, column));
  const empty = continents.filter((continent) => kept.every((dot) => dot.continent !== continent));
  if (empty.length > 0) throw new Error(`no dots in ${empty.join(', ')}`);
  return {
    width,
    height,
    column,
    row: column * rowsPerColumn,
    runs: {
      'north-america': runsOf('north-america', kept),
      'south-america': runsOf('south-america', kept),
      europe: runsOf('europe', kept),
      africa: runsOf('africa', kept),
      asia: runsOf('asia', kept),
      australia: runsOf('australia', kept),
    },
  };
}

/** Returns the source of the module `virtual:world/<grain>`. */
export const worldModule = (grain: Grain): string =>
  `import { unpackWorld } from ${JSON.stringify(unpacking)};
export const world = unpackWorld(${JSON.stringify(makeWorld(grain))});
`;
