import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const paper = '#FFF1D6';
const blue = '#1E6E8C';
const red = '#E4572E';
const gold = '#F5B83D';
const road = k.ground(500, red) + k.times(9, (i) => k.rect(20 + i * 96, 545, 54, 10, paper, 5));

export const manuscripts: Manuscript[] = [
  {
    key: 'bicycle-birds',
    title: 'Bicycle Birds',
    authors: ['Paolo Ferri'],
    language: 'en-GB',
    summary: 'Birds can fly. So why would a bird want a bicycle? Ring the bell, and find out.',
    categories: ['animals', 'poems'],
    reading_level: 1,
    age_range: { min: 4, max: 7 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'pdf',
    colours: { paper, ink: '#172A3A', accent: red },
    leaves: [
      leaf(
        k.scene(paper, k.cloud(160, 150, 1, '#FFFFFF'), road, k.hero('bird-on-bicycle', 400, 510, 380)),
        'An orange bird rides a blue bicycle.',
        'Here comes a bird on a bicycle. Ding!',
        'Nobody told her a bird has a wing.',
      ),
      leaf(
        k.scene(
          '#CFE6EA',
          k.hill(200, 330, 460, '#9CC46A'),
          k.hill(660, 360, 420, '#7FB069'),
          road,
          k.hero('bird-on-bicycle', 250, 510, 210),
          k.hero('bird-on-bicycle', 560, 510, 260),
        ),
        'Two birds ride past green hills.',
        'Here come two birds. They are racing downhill.',
        'One wears a helmet, and one never will.',
      ),
      leaf(
        k.scene(
          '#F7C9B5',
          k.city(500, [blue, '#14506A', '#2A8C9E'], gold, 4, 300),
          road,
          k.times(3, (i) => k.hero('bird-on-bicycle', 150 + i * 250, 510, 190)),
        ),
        'Three birds ride through a town.',
        'Three birds in town, and the lights are all red.',
        '“Shall we just fly?” “No, we’ll pedal instead.”',
      ),
      leaf(
        k.scene(
          '#9EC5D6',
          k.rain(5, 34, '#FFFFFF', 0, 480),
          k.umbrella(400, 260, 1, red, gold, '#172A3A'),
          road,
          k.hero('bird-on-bicycle', 400, 510, 240),
        ),
        'A bird rides through the rain under an umbrella.',
        'Four in the rain, with their feathers all flat.',
        'The fifth has a brolly. How clever is that?',
      ),
      leaf(
        k.scene(
          paper,
          k.mountain(250, 500, 260, 340, blue, '#14506A', '#FFFFFF'),
          k.mountain(580, 500, 240, 260, '#2A8C9E', blue, '#FFFFFF'),
          road,
          k.hero('bird-on-bicycle', 420, 510, 180),
        ),
        'A bird pedals along below two snowy mountains.',
        'Up, up the mountain, with puffing and wheeze.',
        'The eagles above them say, “Flying’s a breeze!”',
      ),
      leaf(
        k.scene(
          '#22345C',
          k.stars(6, 20, [gold, paper], 380),
          k.crescent(640, 130, 60, paper),
          k.ground(500, '#14506A'),
          k.hero('bird-on-bicycle', 360, 510, 280),
        ),
        'A bird rides at night under the moon.',
        'Home in the moonlight, and nobody’s late.',
        'They park all their bikes by the old garden gate.',
      ),
      leaf(
        k.scene(
          '#CFE3D2',
          k.tree(400, 520, 3, 'round', '#2F8F6B', '#14594A', '#5A3420'),
          k.ground(500, '#7FB069'),
          k.bicycle(150, 540, 0.9, red),
          k.bicycle(650, 540, 0.9, gold),
          k.robin(360, 230, 0.7, blue, gold),
          k.robin(450, 260, 0.7, red, gold, true),
        ),
        'Two bicycles lean near a tree; two birds sit in it.',
        '“Why do you cycle?” the little ones cry.',
        '“So we’ll have stories to tell when we fly.”',
      ),
    ],
  },
];
