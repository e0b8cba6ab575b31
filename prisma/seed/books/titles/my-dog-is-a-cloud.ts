import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const sky = '#77BBDD';
const gold = '#F5B83D';
const navy = '#17384B';
const dog = (x: number, y: number, h: number, flip = false): k.Art => k.hero('cloud-dog', x, y, h, { flip });

export const manuscripts: Manuscript[] = [
  {
    key: 'my-dog-is-a-cloud',
    title: 'My Dog Is a Cloud',
    authors: ['Aya K., Year 3'],
    language: 'en-GB',
    summary: 'My dog is called Puff and he is a cloud. This is how you look after one.',
    categories: ['sea-and-sky', 'animals'],
    reading_level: 2,
    age_range: { min: 5, max: 8 },
    price: free,
    featured: false,
    owner: 'greenfield',
    student_made: true,
    format: 'epub',
    colours: { paper: '#FFFFFF', ink: navy, accent: '#2A6F95' },
    leaves: [
      leaf(
        k.scene(sky, k.sun(660, 120, 70, gold), dog(390, 480, 330)),
        'A white dog made of cloud floats in the sky.',
        'My dog is called Puff and he is a cloud. I found him on the roof.',
      ),
      leaf(
        k.scene(
          '#A9D6EA',
          k.ground(470, '#7FB069'),
          k.person(230, 580, 1.2, {
            skin: 3,
            style: 'braids',
            shirt: '#E4572E',
            scarf: gold,
            legs: navy,
            arms: 'wave',
          }),
          k.line('M290 440C360 340 420 340 470 300', navy, 4),
          dog(570, 300, 190),
        ),
        'A girl walks the cloud dog on a lead, like a kite.',
        'When we go for a walk I hold him tight because of the wind. People think he is a kite. He is not a kite.',
      ),
      leaf(
        k.scene(
          '#5E9CBC',
          dog(400, 330, 260),
          k.rain(6, 26, '#E6F4FB', 330, 560),
          k.ground(550, '#7FB069'),
          k.flower(150, 590, 0.8, '#E4572E', gold, '#1F6B4A'),
          k.flower(640, 590, 0.9, gold, '#E4572E', '#1F6B4A'),
        ),
        'The cloud dog rains on some flowers.',
        'He is not house trained. When he is happy he rains a bit. Mum put him in the garden and now we have a lot of beans.',
      ),
      leaf(
        k.scene(
          '#3B4A5E',
          dog(400, 420, 300),
          k.path('M330 430L280 520H330L300 590L390 490H340L370 430Z', gold),
          k.cat(680, 570, 0.9, '#17212C', gold),
          k.ground(575, '#22303F'),
        ),
        'The cloud dog thunders at a cat.',
        'If he sees next door’s cat he thunders. I say “Puff! Sit!” but he can’t sit. He has not got the legs.',
      ),
      leaf(
        k.scene(
          '#F7C9A0',
          k.sun(400, 380, 150, gold, '#E4572E'),
          dog(250, 300, 130),
          k.cloud(480, 220, 0.9, '#FFFFFF'),
          k.cloud(650, 300, 1.1, '#FFFFFF'),
          k.ground(500, '#7FB069'),
          k.person(400, 590, 0.9, {
            skin: 3,
            style: 'braids',
            shirt: '#E4572E',
            scarf: gold,
            legs: navy,
            face: 'sad',
          }),
        ),
        'The dog floats away with other clouds; the girl looks after him.',
        'On Sunday some other clouds went past and Puff went with them. I shouted and shouted. I cried, so then there were two of us raining.',
      ),
      leaf(
        k.scene(
          '#22405C',
          k.windowPane(470, 100, 230, 250, '#C98A5B', '#3B5A78', k.crescent(590, 190, 40, '#FFF4DF')),
          k.bed(330, 540, 1.2, '#2A6F95', '#C98A5B', '#FFFFFF', k.circle(-100, -84, 24, '#C98A5B')),
          dog(300, 420, 150),
          k.ground(540, '#17384B'),
        ),
        'The cloud dog sleeps on the girl’s bed at night.',
        'But in the morning my blanket was all wet and there he was. He had only been to see the sea. Good boy, Puff.',
      ),
    ],
  },
];
