// Generates the dots of the world map in frontend/src/features/global-reach/worldDots.ts, from Natural
// Earth's countries (public domain, as packed by `world-atlas`). Run it when a border has changed: node
// --conditions=source tools/make-world-dots.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { geoArea, geoCentroid, geoContains } from 'd3-geo';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import iso from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { COUNTRIES } from '@bookgrove/contract';

const require = createRequire(import.meta.url);
const atlas = JSON.parse(
  readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'),
) as Topology<{
  countries: GeometryCollection<{ name: string }>;
}>;
const { features } = feature(atlas, atlas.objects.countries) as FeatureCollection<Geometry, { name: string }>;

/** Degrees between two dots, and the part of the world that is drawn, without the Antarctic. */
const STEP = 2.25;
const NORTH = 78;
const SOUTH = -56;

const known = new Set<string>(COUNTRIES);
function codeOf({ id, properties }: Feature<Geometry, { name: string }>): string | null {
  const code = properties.name === 'Kosovo' ? 'XK' : iso.numericToAlpha2(String(id));
  return code && known.has(code) ? code : null;
}

const lands = features.map((land) => ({ land, code: codeOf(land), box: boxOf(land.geometry) }));

/** West, south, east, north; a country that crosses the date line gets the full width. */
function boxOf(geometry: Geometry): [number, number, number, number] {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  const look = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    if (typeof part[0] === 'number') {
      const [x, y] = part as [number, number];
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    } else part.forEach(look);
  };
  look((geometry as { coordinates?: unknown }).coordinates);
  return box;
}

const columns = Math.round(360 / STEP);
const rows = Math.floor((NORTH - SOUTH) / STEP);
const dots = new Map<string, [number, number][]>();
const add = (code: string, x: number, y: number) => dots.set(code, [...(dots.get(code) ?? []), [x, y]]);
for (let y = 0; y < rows; y += 1)
  for (let x = 0; x < columns; x += 1) {
    const point: [number, number] = [-180 + (x + 0.5) * STEP, NORTH - (y + 0.5) * STEP];
    const found = lands.find(
      ({ land, box }) =>
        point[0] >= box[0] &&
        point[0] <= box[2] &&
        point[1] >= box[1] &&
        point[1] <= box[3] &&
        geoContains(land, point),
    );
    if (found) add(found.code ?? '--', x, y);
  }
// Every country has a dot, however small it is: in the middle of its largest part, even off the grid.
for (const { land, code } of lands) {
  if (!code || dots.has(code)) continue;
  const parts =
    land.geometry.type === 'MultiPolygon'
      ? land.geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
      : [land.geometry];
  const [largest] = parts.sort((one, other) => geoArea(other) - geoArea(one));
  const [east, north] = geoCentroid(largest!);
  if (north > SOUTH) add(code, (east + 180) / STEP - 0.5, (NORTH - north) / STEP - 0.5);
}

/**
 * Countries and territories that the atlas draws as a part of another country or not at all. Longitude and
 * latitude of their middle.
 */
const APART: Record<string, [number, number]> = {
  BQ: [-68.3, 12.2],
  BV: [3.4, -54.4],
  CC: [96.9, -12.2],
  CX: [105.7, -10.4],
  GF: [-53, 4],
  GI: [-5.4, 36.1],
  GP: [-61.5, 16.2],
  MQ: [-61, 14.7],
  RE: [55.5, -21.1],
  SJ: [16, 77.5],
  TK: [-171.8, -9.2],
  TV: [179.2, -8.5],
  UM: [166.6, 19.3],
  YT: [45.2, -12.8],
};
for (const [code, [east, north]] of Object.entries(APART))
  if (!dots.has(code)) add(code, (east + 180) / STEP - 0.5, (NORTH - north) / STEP - 0.5);

/**
 * A country code (`GB`) and its dots: row, column and length of each run, in base 36; single dots off the
 * grid have a point.
 */
const runs = [...dots]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, places]) => {
    const parts: string[] = [];
    for (let at = 0; at < places.length; at += 1) {
      const [x, y] = places[at]!;
      if (!Number.isInteger(x)) {
        parts.push(`${x.toFixed(1)}:${y.toFixed(1)}`);
        continue;
      }
      let length = 1;
      while (places[at + 1]?.[1] === y && places[at + 1]?.[0] === x + length) {
        length += 1;
        at += 1;
      }
      parts.push([y, x, length].map((part) => part.toString(36)).join('.'));
    }
    return `${code} ${parts.join(',')}`;
  })
  .join(';');
const text = `// Written by tools/make-world-dots.ts from Natural Earth (public domain, https://www.naturalearthdata.com), 1:50m.
/** Columns and rows of the grid. */
export const WORLD = { columns: ${columns}, rows: ${rows} };

/** Countries and their dots; \`--\` is land that no code names. */
export const WORLD_DOTS =
  '${runs}';
`;
const target = join(import.meta.dirname, '../frontend/src/features/global-reach/worldDots.ts');
writeFileSync(target, text);
const count = [...dots.values()].reduce((sum, places) => sum + places.length, 0);
console.log(
  `${count} dots of ${dots.size} countries, ${(gzipSync(text).length / 1024).toFixed(1)} kB packed.`,
);
console.log(`Without a dot: ${COUNTRIES.filter((code) => !dots.has(code)).join(' ') || 'none'}`);
