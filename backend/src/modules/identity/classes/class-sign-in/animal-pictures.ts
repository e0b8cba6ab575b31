import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AvatarName } from '@bookgrove/contract';
import sharp from 'sharp';

const frontend = join(import.meta.dirname, '../../../../../../frontend');
/** Built or source folder of the web app; the drawings are the same. */
const PLACES = ['dist', 'public'].map((folder) => join(frontend, folder, 'art/animals.svg'));
const SIDE = 280;

let drawings: Map<string, string> | null = null;
const drawn = new Map<AvatarName, Promise<Buffer | null>>();

/** The drawing of an avatar with round corners, for print; null when the files of the web app are missing. */
export function animalPicture(name: AvatarName): Promise<Buffer | null> {
  let picture = drawn.get(name);
  if (!picture) {
    picture = draw(name);
    drawn.set(name, picture);
    // A failure is not cached: the next call tries again.
    picture.catch(() => drawn.delete(name));
  }
  return picture;
}

async function draw(name: AvatarName): Promise<Buffer | null> {
  drawings ??= readDrawings();
  const drawing = drawings.get(name);
  if (!drawing) return null;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${SIDE}" height="${SIDE}">` +
    `<clipPath id="corners"><rect width="48" height="48" rx="11"/></clipPath>` +
    `<g clip-path="url(#corners)">${drawing}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

function readDrawings(): Map<string, string> {
  const file = PLACES.find((place) => existsSync(place));
  const source = file ? readFileSync(file, 'utf8') : '';
  return new Map(
    [...source.matchAll(/<g id="([\w-]+)">(.*)<\/g>\s*$/gm)].map(([, id, shapes]) => [id!, shapes!]),
  );
}
