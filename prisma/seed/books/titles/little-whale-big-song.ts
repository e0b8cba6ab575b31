import * as k from '../kit/index.ts';
import { free, leaf, type Leaf, type Manuscript } from '../model.ts';

const sky = '#BDE0DA';
const blues = ['#7CC4C6', '#2A8C9E', '#175A78', '#0F4058'];
const bow = ['#E4572E', '#F5B83D', '#FFF8EA'];
const waves = (y: number): k.Art => k.sea(y, blues, 44);
const rings = (x: number, y: number, count: number): k.Art =>
  k.times(count, (i) => k.ring(x, y, 40 + i * 44, i % 2 ? '#FFF8EA' : '#F5B83D', 8));
const at = (page: Leaf, place: Leaf['place'], ink: Leaf['ink']): Leaf => ({
  ...page,
  ...(place ? { place } : {}),
  ...(ink ? { ink } : {}),
});
const deep = (...parts: k.Art[]): k.Art =>
  k.scene('#0F4058', k.waves(90, '#123F57', 10), k.waves(250, '#0B3348', 40), ...parts);

/** The picture of the whale ends at the belly: a fold of darker water in front of it hides that. */
const swimming = (x: number, height: number, flip = false): k.Art =>
  k.hero('blue-whale', x, 520, height, { flip }) + k.waves(500, '#0A2C3F', 20);

export const manuscripts: Manuscript[] = [
  {
    key: 'little-whale-big-song',
    title: 'Little Whale, Big Song',
    authors: ['Tomás Rey'],
    language: 'en-GB',
    summary: 'Little Whale has a very small voice and a very big sea. What happens when she sings anyway?',
    categories: ['sea-and-sky', 'feelings'],
    reading_level: 1,
    age_range: { min: 4, max: 6 },
    price: free,
    featured: true,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    setting: 'bleed',
    colours: { paper: sky, ink: '#0B2B3D', accent: '#E4572E' },
    leaves: [
      at(
        leaf(
          k.scene(sky, k.hero('blue-whale', 380, 510, 260), waves(440)),
          'A little blue whale looks out over the waves.',
          'Little Whale has a little voice.',
        ),
        'top',
        'dark',
      ),
      at(
        leaf(
          k.scene(
            '#9ED3C6',
            k.hero('blue-whale', 560, 600, 470),
            k.hero('blue-whale', 150, 560, 130),
            waves(450),
          ),
          'A huge whale beside the little one.',
          'Mama’s song goes right round the world. Little Whale’s song goes… blip.',
        ),
        'top',
        'dark',
      ),
      at(
        leaf(
          deep(
            k.bubbles(250, 480, 1.3, '#7CC4C6'),
            swimming(470, 230),
            k.seaweed(90, 600, 1.4, '#1C7A74'),
            k.seaweed(720, 600, 1.1, '#1C7A74'),
          ),
          'The little whale sings under water. Only small bubbles come out.',
          '“Blip,” sings Little Whale. Nobody hears.',
        ),
        'top',
        'light',
      ),
      at(
        leaf(
          deep(
            k.fish(150, 250, 1.1, '#F5B83D', '#E4572E'),
            k.fish(280, 330, 0.9, '#F5B83D', '#E4572E'),
            k.fish(180, 420, 1, '#F5B83D', '#E4572E'),
            swimming(570, 210, true),
          ),
          'Three yellow fish stop and turn to the whale.',
          'But a fish hears. “Was that you?” says the fish. “Do it again.”',
        ),
        'top',
        'light',
      ),
      at(
        leaf(
          deep(
            k.turtle(600, 420, 1.3),
            swimming(400, 170),
            k.crab(180, 560, 1.2),
            k.seaweed(90, 600, 1, '#1C7A74'),
          ),
          'A crab and a turtle come to listen.',
          '“Blip, blip.” A crab hears. A turtle hears.',
        ),
        'top',
        'light',
      ),
      at(
        leaf(
          deep(
            rings(280, 330, 3),
            swimming(520, 250),
            k.jellyfish(120, 360, 1, '#F2A090', '#FFF8EA'),
            k.jellyfish(700, 250, 0.8, '#F2A090', '#FFF8EA'),
          ),
          'Rings of sound spread from the little whale; jellyfish drift by.',
          '“Blip, blip, bloo…” The song is growing.',
        ),
        'top',
        'light',
      ),
      at(
        leaf(
          k.scene(sky, rings(330, 330, 7), k.hero('blue-whale', 420, 580, 290), waves(470)),
          'Great rings of sound fill the whole sky above the whale.',
          'BLOOOOOO!',
        ),
        'top',
        'dark',
      ),
      at(
        leaf(
          k.scene(
            '#F7C9B5',
            k.sun(640, 330, 90, '#F5B83D', '#E4572E'),
            k.sailBoat(180, 440, 1.1, '#DD4B2B', '#FFF8EA'),
            k.bird(420, 230, 1.3, '#FFF8EA', '#175A78'),
            k.bird(520, 270, 1, '#FFF8EA', '#175A78'),
            waves(430),
          ),
          'A sailing boat and two gulls stop to listen at sunset.',
          'A boat hears it. The gulls hear it. The sun hears it, and goes pink.',
        ),
        'top',
        'dark',
      ),
      at(
        leaf(
          k.scene(
            sky,
            k.flukes(620, 470, 1.7, '#0F4058'),
            k.flukes(180, 460, 1, '#175A78'),
            k.flukes(370, 465, 1.2, '#175A78'),
            waves(440),
          ),
          'Three whale tails rise out of the sea.',
          'And far, far away, somebody very big says: “Bloo?”',
        ),
        'top',
        'dark',
      ),
      at(
        leaf(
          k.scene(sky, k.rainbow(400, 430, 330, bow, 26), k.hero('blue-whale', 470, 560, 280), waves(450)),
          'The whale under a wide rainbow.',
          '“That was me,” sings Little Whale. “That was me!”',
        ),
        'bottom',
        'light',
      ),
    ],
  },
];
