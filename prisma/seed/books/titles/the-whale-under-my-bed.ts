import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const peach = '#F4C3A8';
const stripe = '#EEB192';
const sea = '#0D3F52';
const mid = '#0F4F63';
const cream = '#FFF3DC';
const gold = '#FFCF6B';
const wood = '#7B3B25';
const bedroom = (...parts: k.Art[]): k.Art =>
  k.scene(
    peach,
    k.times(9, (i) => k.rect(10 + i * 96, 0, 34, 330, stripe)),
    k.crescent(650, 110, 46, cream),
    ...parts,
  );
const water = k.ground(330, sea) + k.waves(400, mid, 0, 200);

export const manuscripts: Manuscript[] = [
  {
    key: 'the-whale-under-my-bed',
    title: 'The Whale Under My Bed',
    authors: ['Tomás Vidal'],
    language: 'en-GB',
    summary:
      'Other children have dust under their beds. Nico has a whale, and the whale cannot sleep either.',
    categories: ['sea-and-sky', 'feelings'],
    reading_level: 2,
    age_range: { min: 5, max: 8 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: '#2A1A16', accent: wood },
    leaves: [
      leaf(
        bedroom(k.ground(420, '#C9805C'), k.hero('night-bed', 380, 500, 220)),
        'A child lies in bed in a striped room; the moon is up.',
        'When the light goes out, Nico hears it. It comes from underneath. Hooooom.',
      ),
      leaf(
        bedroom(water, k.hero('night-bed', 380, 370, 190), k.hero('bed-whale', 400, 590, 220)),
        'Beneath the bed there is a sea, and in it a great whale.',
        'It is not a monster. Nico has looked, with the torch. It is a whale, and it is too big to turn round.',
      ),
      leaf(
        k.scene(
          sea,
          k.waves(120, mid, 0, 200),
          k.hero('bed-whale', 460, 520, 380),
          k.bubbles(120, 380, 1.2, '#5FA6B5'),
        ),
        'The whale, very close, with a small worried eye.',
        '“I can’t sleep,” says the whale. “There is something on top of me. It breathes.”',
        '“That’s me,” says Nico.',
        '“Oh,” says the whale. “I thought that you were a boat.”',
      ),
      leaf(
        bedroom(
          water,
          k.hero('night-bed', 380, 380, 190),
          k.fish(140, 480, 0.8, gold, '#E8674C'),
          k.jellyfish(620, 470, 0.8, '#F2A7A0', cream),
          k.hero('bed-whale', 400, 600, 150),
        ),
        'Fish and jellyfish swim under the bed.',
        'They talk till late. The whale tells about the deep, where fish bring their own lamps. Nico tells about school, where you have to bring your own pencil.',
      ),
      leaf(
        k.scene(
          '#16324A',
          k.stars(181, 20, [gold, cream], 300),
          k.waves(400, mid),
          k.hero('night-bed', 400, 360, 190),
          k.hero('bed-whale', 400, 590, 260),
        ),
        'The bed rides on the whale’s back over the open sea.',
        '“Hold on to the blanket,” says the whale. And the wall opens, the way that walls do at night, and out they sail past the last street lamp.',
      ),
      leaf(
        k.scene(
          '#16324A',
          k.fullMoon(400, 190, 110, cream, '#F0D8A8'),
          k.waves(400, mid),
          k.waves(460, sea, 40),
          k.flukes(180, 440, 1.2, '#1D7480'),
          k.flukes(620, 430, 1.5, '#1D7480'),
          k.hero('night-bed', 400, 430, 110),
        ),
        'The small bed on a wide sea between two whale tails.',
        'There are other beds out there, and other whales. A girl waves from a bunk. A baby goes by in a cot, fast asleep, doing eleven knots.',
      ),
      leaf(
        bedroom(
          k.ground(420, '#C9805C'),
          k.hero('night-bed', 380, 500, 220),
          k.sun(650, 110, 50, gold),
          k.puddle(400, 560, 150, '#5FA6B5', '#9CCBD3'),
        ),
        'Morning in the bedroom; there is a puddle on the floor.',
        'In the morning there is a puddle on the floor. “Did you spill your water?” asks Mum.',
        '“A bit of it,” says Nico. He puts his ear to the mattress. Hooooom, says the dark, very softly. It is asleep.',
      ),
    ],
  },
];
