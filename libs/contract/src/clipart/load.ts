import { tinted } from './color.ts';
import { SKIN_TONES, type ClipartShape, type SkinTone } from './shape.ts';

type Shapes = Record<string, ClipartShape>;

/** The groups of pictures, each in a file of its own, because most screens show few of them. */
const GROUPS = {
  people: () => import('./generated/people.ts'),
  jobs: () => import('./generated/jobs.ts'),
  feelings: () => import('./generated/feelings.ts'),
  animals: () => import('./generated/animals.ts'),
  nature: () => import('./generated/nature.ts'),
  food: () => import('./generated/food.ts'),
  places: () => import('./generated/places.ts'),
  travel: () => import('./generated/travel.ts'),
  things: () => import('./generated/things.ts'),
  tales: () => import('./generated/tales.ts'),
} satisfies Record<string, () => Promise<{ shapes: Shapes }>>;
export type ClipartGroup = keyof typeof GROUPS;
export const CLIPART_GROUPS = Object.keys(GROUPS) as ClipartGroup[];

const loaded = new Map<string, Shapes>();
const isGroup = (name: string): name is ClipartGroup => Object.hasOwn(GROUPS, name);
const groupOf = (picture: string): string => picture.slice(0, picture.indexOf('/'));

/** Whether the shapes of all these pictures (`animals/cat`) are here. */
export const hasClipart = (pictures: readonly string[]): boolean =>
  pictures.every((picture) => !isGroup(groupOf(picture)) || loaded.has(groupOf(picture)));

/** Loads the shapes of pictures, each group once. */
export async function loadClipart(pictures: readonly string[]): Promise<void> {
  const groups = [...new Set(pictures.map(groupOf))].filter(isGroup).filter((group) => !loaded.has(group));
  await Promise.all(groups.map(async (group) => loaded.set(group, (await GROUPS[group]()).shapes)));
}

/** The shape of a picture whose group was loaded; undefined for any other. */
export function clipartShape(picture: string): ClipartShape | undefined {
  const group = groupOf(picture);
  return loaded.get(group)?.[picture.slice(group.length + 1)];
}

/** The colours of a shape, in the order of its palette, with the skin tone and with its main colour replaced. */
export function clipartColors(shape: ClipartShape, skin: SkinTone | null, color: string | null): string[] {
  const palette = shape.skins?.[SKIN_TONES.indexOf(skin ?? 'medium')] ?? shape.palette;
  const [main] = shape.tinted;
  if (color === null || main === undefined) return palette;
  return palette.map((own, at) => (shape.tinted.includes(at) ? tinted(color, palette[main]!, own) : own));
}
