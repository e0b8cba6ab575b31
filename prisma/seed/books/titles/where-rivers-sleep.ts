import * as k from '../kit/index.ts';
import { leaf, pence, type Leaf, type Manuscript } from '../model.ts';

const sand = '#F0D8AE';
const earth = '#E5B97A';
const clay = '#C0682F';
const blues = ['#103B5C', '#1C5F86', '#3E8FAE', '#86C0C6', '#D5E8DE'];
const navy = '#103B5C';
const cream = '#FFF7E6';
const set = (
  page: Leaf,
  place: NonNullable<Leaf['place']>,
  ink: NonNullable<Leaf['ink']> = 'dark',
): Leaf => ({ ...page, place, ink });
const stream = (d: string, width: number): k.Art =>
  k.times(3, (i) => k.line(d, ['#1C5F86', '#3E8FAE', '#86C0C6'][i] ?? navy, width * (1 - i * 0.3)));

export const manuscripts: Manuscript[] = [
  {
    key: 'where-rivers-sleep',
    title: 'Where Rivers Sleep',
    authors: ['Hana Sato'],
    language: 'en-GB',
    summary:
      'Follow one drop of water from the snow to the sea and back, and find out where a river goes when nobody is looking.',
    categories: ['science', 'sea-and-sky'],
    reading_level: 4,
    age_range: { min: 7, max: 10 },
    price: pence(550),
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    setting: 'bleed',
    colours: { paper: sand, ink: navy, accent: clay },
    leaves: [
      set(
        leaf(
          k.scene(
            sand,
            k.sun(620, 330, 60, cream),
            k.mountain(180, 520, 240, 200, '#D98B4A', clay),
            k.mountain(420, 540, 280, 250, clay, '#A04E1A'),
            k.ground(500, earth),
          ),
          'Brown mountains under a pale sun.',
          'Ask a river where it lives, and it will only point. It is never at home. It is always on the way.',
        ),
        'top',
      ),
      set(
        leaf(
          k.scene(
            '#9EC5D6',
            k.snowflakes(131, 60, '#FFFFFF'),
            k.mountain(400, 620, 420, 400, '#7C93A8', '#64798E', '#FFFFFF'),
          ),
          'Snow falls on a high mountain.',
          'It begins up here, asleep. Snow is a river with its eyes shut. It can stay like that for a thousand years.',
        ),
        'top',
      ),
      set(
        leaf(
          k.scene(
            '#BFE0E2',
            k.mountain(560, 620, 380, 420, '#7C93A8', '#64798E', '#FFFFFF'),
            k.drop(250, 420, 5, '#1C5F86'),
            k.circle(232, 420, 12, '#D5E8DE'),
          ),
          'One big blue drop beneath a snowy peak.',
          'Then one warm morning in April, one drop lets go. It says: plip. That is the first word of a very long story.',
        ),
        'top',
      ),
      set(
        leaf(
          k.scene(
            '#DDE8C8',
            k.hill(140, 300, 300, '#9CC46A'),
            k.hill(640, 280, 320, '#7FB069'),
            stream('M400 240C340 300 470 350 400 420C330 490 460 540 400 640', 60),
            k.tree(150, 520, 1.2, 'pine', '#1F6B4A', '#14513A', '#5A3420'),
            k.tree(660, 500, 1.4, 'pine', '#1F6B4A', '#14513A', '#5A3420'),
          ),
          'A stream winds down between green hills and pines.',
          'Drops run together, because it is more fun. Now it is a brook, and it cannot stop talking.',
        ),
        'top',
      ),
      set(
        leaf(
          k.scene(
            '#9CC46A',
            stream('M-40 420C160 420 180 560 330 560C480 560 470 300 640 300C740 300 760 360 840 360', 90),
            k.deer(180, 380, 1),
            k.goose(660, 290, 0.8),
            k.fish(420, 470, 0.7, '#F5B83D', '#E4572E'),
            k.tufts(560, '#1F6B4A', 10),
          ),
          'A deer drinks and a goose stands by a winding river with a fish.',
          'It gives a drink to whoever asks. It carves its own bed, a spoonful a year, and never makes it.',
        ),
        'top',
      ),
      set(
        leaf(
          k.scene(
            '#CFE6EA',
            k.city(470, ['#C0682F', '#D98B4A', '#A04E1A'], cream, 6, 230),
            k.waves(470, '#3E8FAE'),
            k.waves(530, '#1C5F86', 40),
            k.path('M150 480V440A250 120 0 0 1 650 440V480H600A200 90 0 0 0 200 480Z', '#7C5A46'),
            k.sailBoat(400, 540, 0.6, '#DD4B2B', cream),
          ),
          'A bridge over the river in a town; a boat sails under it.',
          'In the town it turns wheels and carries boats, and looks up at the undersides of bridges. Nobody asks if it is tired.',
        ),
        'top',
      ),
      set(
        leaf(
          k.scene(earth, k.at(0, 60, 1, k.river(blues, 22))),
          'A river in five shades of blue makes two wide bends.',
          'On the plain it grows slow and wide, and begins to wander about, like somebody looking for the bedroom.',
        ),
        'top',
      ),
      set(
        leaf(
          k.scene(
            '#16324A',
            k.stars(133, 18, [cream, '#F5B83D'], 250),
            k.crescent(650, 120, 50, cream),
            k.sea(360, ['#3E8FAE', '#1C5F86', '#174B6E', navy], 60),
          ),
          'The moon over a calm dark sea.',
          'And here is the sea. The river lays down everything that it has carried, and lets its name go, and sleeps.',
        ),
        'bottom',
        'light',
      ),
      set(
        leaf(
          k.scene(
            '#F7C9A0',
            k.sun(400, 470, 150, '#F5B83D', '#E4572E'),
            k.waves(470, '#1C5F86'),
            k.waves(530, navy, 40),
            k.times(7, (i) => k.drop(110 + i * 98, 400 - ((i * 67) % 120), 0.9, '#86C0C6')),
            k.cloud(250, 250, 1.1, cream),
            k.cloud(590, 230, 0.9, cream),
          ),
          'Drops rise from the sea to the clouds in the morning sun.',
          'But not for long. The sun comes and whispers, and up they go, as light as breath, and drift back to the mountains.',
        ),
        'top',
      ),
      set(
        leaf(
          k.scene(
            '#BFE0E2',
            k.cloud(400, 330, 2.4, cream),
            k.mountain(200, 620, 260, 170, '#7C93A8', '#64798E', '#FFFFFF'),
            k.mountain(620, 620, 280, 200, clay, '#A04E1A', '#FFFFFF'),
            k.snowflakes(134, 26, '#FFFFFF'),
          ),
          'A great cloud over the mountains; it begins to snow again.',
          'So that is where rivers sleep: in the snow, in the sea, in a cloud. And, for tonight, in the glass beside your bed.',
        ),
        'top',
      ),
    ],
  },
];
