import { createHmac, randomBytes } from 'node:crypto';

/** Short words that children can read and spell; no two sound alike, and no pair is unkind. */
const WORDS = (
  'acorn amber apple april arrow badge bamboo banjo beach bell berry birch biscuit blanket blossom boat bonnet book ' +
  'bottle branch bread brick bridge brook brush bubble bucket butter button cactus camel candle canoe carpet carrot ' +
  'castle cedar cherry circle clay cliff cloud clover coast cobweb comet copper coral corner cotton cricket crown ' +
  'crystal cube cushion daisy dance desert diamond dolphin donkey dragon drum eagle earth echo elbow ember engine ' +
  'falcon feather fern field finch flag flame flute forest fossil fountain fox frost garden garlic giant ginger glacier ' +
  'globe goose grape grass guitar hammer harbour harp hazel hedge heron hill honey horizon horse igloo island ivory ivy ' +
  'jacket jelly jewel jigsaw jungle kettle kite kitten koala ladder lagoon lake lantern leaf lemon lion lizard lotus ' +
  'magnet mango maple marble market meadow melon mirror mitten monkey moon moss mountain muffin needle nest north ' +
  'nutmeg oak ocean olive onion orange orbit orchard otter owl paddle painter panda panther paper parrot pebble pelican ' +
  'pencil penguin pepper piano pigeon pillow pine planet plum pocket pond poppy puddle pumpkin puppet puzzle quilt ' +
  'rabbit radio rainbow raven ribbon river robin rocket rope rose ruby saddle sail salad salmon sand scarf school ' +
  'shadow shell ship silver skate sky slipper snow sofa spark spider spoon spring squirrel star stone storm summer sun ' +
  'swan table teapot thistle thunder tiger timber toast tomato tower train treasure tulip tunnel turtle valley velvet ' +
  'village violet violin wagon walnut water whale wheat wheel whistle willow window winter wizard yellow zebra'
).split(' ');

/**
 * Three words and two digits from 16 random bytes: about 30 bits, with a limit of ten attempts in 15 minutes.
 */
function spell(bytes: Buffer): string {
  const words = [0, 4, 8].map((at) => WORDS[bytes.readUInt32BE(at) % WORDS.length]);
  return `${words.join('-')}-${10 + (bytes.readUInt32BE(12) % 90)}`;
}

/** A new password that a child can read from a slip of paper, e.g. `maple-otter-cloud-42`. */
export const readablePassword = (): string => spell(randomBytes(16));

/** The same, derived from a secret key and a name: it can be shown again without being stored. */
export const derivedReadablePassword = (key: Buffer, name: string): string =>
  spell(createHmac('sha256', key).update(name).digest().subarray(0, 16));
