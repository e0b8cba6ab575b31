/**
 * Metadata by which demo books are found besides their text: Sustainable Development Goals, themes, and the
 * work they belong to.
 */
interface Discovery {
  goals?: number[];
  themes: string[];
  /** Editions in several languages have the same work. */
  work?: string;
  series?: [name: string, position: number];
}

/** Id of a work, the same in every demo, that links its editions. */
export const workId = (work: string): string =>
  `0b00c0de-0000-7000-8000-${Buffer.from(work).toString('hex').slice(0, 12).padEnd(12, '0')}`;

const lighthouse = { themes: ['the sea', 'courage', 'friendship'], goals: [14], work: 'lightho' };
const mango = { themes: ['family', 'trees', 'patience'], goals: [13, 15], work: 'mangotr' };
const colours = { themes: ['art', 'sharing'], goals: [10], work: 'colours' };
const bakery = { themes: ['the moon', 'food', 'night'], goals: [2], work: 'bakery' };
const banyan = { themes: ['trees', 'patience'], goals: [15], work: 'banyan' };

/** By key of the book; books without an entry have no such metadata. */
export const discovery: Record<string, Discovery> = {
  'the-lighthouse-cat': lighthouse,
  'o-gato-do-farol': lighthouse,
  'grandma-s-mango-tree': mango,
  'dadi-ka-aam-ka-ped': mango,
  'the-bird-who-borrowed-colours': colours,
  'el-pajaro-que-pedia-colores': colours,
  'the-moon-bakery': bakery,
  'la-boulangerie-de-la-lune': bakery,
  'bees-and-why-we-need-every-one': { themes: ['bees', 'gardens', 'nature'], goals: [2, 15] },
  'bicycle-birds': { themes: ['bicycles', 'birds'], goals: [11] },
  'counting-puddles': { themes: ['rain', 'counting'], goals: [4] },
  'deep-in-the-green': { themes: ['forest', 'nature'], goals: [15], series: ['Deep and wild', 1] },
  'dragon-needs-glasses': { themes: ['being different', 'kindness'], goals: [3, 10] },
  'eight-arms-no-gloves': { themes: ['the sea', 'humour'], goals: [14] },
  'grandmother-s-thousand-buttons': { themes: ['family', 'memories'], goals: [12] },
  'how-to-catch-a-cloud': { themes: ['weather', 'curiosity'], goals: [6, 13] },
  'if-i-were-a-puddle': { themes: ['rain', 'imagination'], goals: [6] },
  'little-whale-big-song': { themes: ['the sea', 'music'], goals: [14] },
  'my-nan-s-red-bicycle': { themes: ['family', 'bicycles'], goals: [11] },
  'nine-brave-snails': { themes: ['courage', 'counting'], goals: [4] },
  'rain-on-the-tin-roof': { themes: ['rain', 'home'], goals: [6] },
  'rain-rain-stay': { themes: ['rain', 'farming'], goals: [2, 6, 13] },
  'seven-small-seeds': { themes: ['gardens', 'patience', 'trees'], goals: [2, 15] },
  'the-elephant-next-door': { themes: ['friendship', 'being different'], goals: [10, 16] },
  'the-goat-in-assembly': { themes: ['school', 'humour'], goals: [4] },
  'the-kite-makers': { themes: ['friendship', 'making things'], goals: [8] },
  'the-lantern-tree': { themes: ['night', 'trees', 'courage'], goals: [7, 15] },
  'the-mango-map': { themes: ['journeys', 'family'], goals: [15] },
  'the-paper-boat': { themes: ['rain', 'journeys'], goals: [6] },
  'the-shy-robot': { themes: ['friendship', 'being different'], goals: [9] },
  'the-tree-with-a-hundred-legs': banyan,
  'sau-pairon-wala-bargad': banyan,
  'the-whale-under-my-bed': { themes: ['night', 'the sea'], goals: [14] },
  'tiger-in-the-tall-grass': { themes: ['nature', 'courage'], goals: [15], series: ['Deep and wild', 2] },
  'two-cats-and-a-cello': { themes: ['music', 'friendship'], goals: [11] },
  'where-rivers-sleep': { themes: ['nature', 'water'], goals: [6, 14] },
};
