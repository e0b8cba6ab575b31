import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const grey = '#5F8F93';
const pale = '#D7E8E0';
const mist = '#8FB9B8';
const red = '#CF5640';
const brick = '#B8412F';
const gold = '#FFD25F';
const green = '#2F5B4A';
const cream = '#FFF3DC';
const poem = (heading: string, art: k.Art, alt: string, ...stanzas: string[]) => ({
  ...leaf(art, alt, ...stanzas),
  heading,
  verse: true,
});

export const manuscripts: Manuscript[] = [
  {
    key: 'rain-on-the-tin-roof',
    title: 'Rain on the Tin Roof',
    subtitle: 'Poems to say out loud',
    authors: ['Chidi Eze'],
    language: 'en-GB',
    summary:
      'Eight poems about weather, goats, grandmothers and the noise that rain makes when it finds a drum.',
    categories: ['poems'],
    reading_level: 3,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: '#1F1613', accent: brick },
    leaves: [
      poem(
        'Rain on the tin roof',
        k.scene(
          grey,
          k.rain(141, 40, pale, 0, 420),
          k.hero('tin-roof-house', 400, 580, 380),
          k.ground(570, green),
        ),
        'A house with a red tin roof in the rain; two faces at the window.',
        'Tin tin tin,\nwho is asking to come in?\nA hundred fingers, cold and thin,\ndrumming on the tin tin tin.',
        'Pan pan pan,\nput a bucket, put a pan,\ncatch the river if you can,\nsinging in the pan pan pan.',
        'Hush hush hush,\nhere’s the big one, here’s the rush,\nnow the whole sky’s in a crush,\nthen a drip. Then hush. Hush. Hush.',
      ),
      poem(
        'Goat',
        k.scene(
          '#F7D9A0',
          k.sun(640, 130, 70, gold, red),
          k.hill(400, 460, 640, '#9CC46A'),
          k.hero('goat', 400, 620, 430),
        ),
        'A white goat looks straight at you.',
        'The goat has eaten Tuesday’s news,\nthe left one of my school shoes,\na sum I did, a bar of soap,\nand three good metres of the rope',
        'that we had bought to tie the goat.\nHe’s looking at my overcoat.',
      ),
      poem(
        'My grandmother’s hands',
        k.scene('#8E5A3C', k.hand(-20, 300, 2, '#1B4B6B', 2, 8), k.hand(820, 460, 1.3, gold, 2, -10, true)),
        'A large hand and a small hand reach towards each other.',
        'They know how hot is too hot for a cup.\nThey know which yam is good by knocking twice.\nThey know, before I do, when I’ll wake up.\nThey can take stones, and only stones, from rice.',
        'I put mine in them when we cross the road.\nMine is a bird. And hers is its abode.',
      ),
      poem(
        'Instructions for catching the wind',
        k.scene(
          '#BFE0DA',
          k.cloud(160, 140, 1, cream),
          k.line(
            'M-20 250C160 180 240 320 400 250S640 180 820 260M-20 330C200 270 260 390 460 320S700 280 820 340',
            '#FFFFFF',
            8,
          ),
          k.kite(560, 200, 1, [red, gold, brick, cream], 20),
          k.ground(500, '#9CC46A'),
          k.person(240, 570, 1.2, { skin: 2, style: 'short', shirt: red, legs: green, arms: 'up' }),
        ),
        'A child reaches for the wind; a kite flies.',
        'Wear something loose.\nStand somewhere high.\nDon’t look at it.\nLook at the sky',
        'as if you had\nno plans at all.\nIt’s shy. It comes\nto those who stall.',
        'Now! Close your coat!\nYou feel it kick?\nThat’s it. That’s wind.\nNow let go quick.',
      ),
      poem(
        'Lizard',
        k.scene(
          red,
          k.times(8, (j) => k.rect((j % 2) * -40, j * 76, 900, 6, brick)),
          k.at(
            400,
            320,
            1.6,
            k.line('M-100 60C-60 80-60 0 0 0C50 0 50-60 90-70', '#9CC46A', 26) +
              k.circle(100, -74, 24, '#9CC46A') +
              k.circle(108, -82, 5, '#1F1613') +
              k.line('M-30 8L-50-30M-10 2L0 46M40-24L20-60M52-40L90-20', '#9CC46A', 10),
          ),
        ),
        'A green lizard on a red brick wall.',
        'Do a press-up on the wall.\nStop. Look left. Do nothing at all.',
        'Do a press-up. Stop. Look right.\nSwallow something. That was night.',
      ),
      poem(
        'Power cut',
        k.scene(
          '#17141F',
          k.circle(400, 330, 230, '#2E2633'),
          k.circle(400, 330, 140, '#4A3A3A'),
          k.rect(384, 340, 32, 110, cream, 4),
          k.path('M400 250C430 290 424 334 400 334C376 334 370 290 400 250Z', gold),
          k.ground(450, '#0E0C14'),
        ),
        'One candle in a dark room.',
        'The fridge sighs once. The fan turns slow.\nThe street goes out from end to end.\nAnd suddenly there’s room to know\nthe dark is full of us, my friend:',
        'of Auntie’s laugh, of plates, of feet,\nof someone’s baby, someone’s song.\nThere was a party in our street.\nWe had the lights on all along.',
      ),
      poem(
        'Question',
        k.scene(
          '#22345C',
          k.stars(142, 30, [gold, cream], 460),
          k.ground(500, green),
          k.person(400, 590, 1, { skin: 2, style: 'afro', shirt: red, legs: '#17141F' }),
          k.star(400, 200, 40, gold),
        ),
        'A child stands under a sky of stars.',
        'If stars are suns, and far away,\nand each one has its own hot day,\nis someone standing there who sees\nour sun as one small spark, and says',
        '“If stars are suns”? I hope they do.\nI’m waving, just in case. Wave too.',
      ),
      poem(
        'After',
        k.scene(
          '#F7E3C0',
          k.rainbow(400, 470, 320, [red, gold, '#9CC46A', mist], 22),
          k.ground(470, green),
          k.puddle(400, 540, 220, mist, pale),
          k.frog(520, 530, 0.6),
        ),
        'A rainbow, a puddle and a frog.',
        'After the rain the road is new.\nThe dust lies down. The frogs come through.\nThe roof lets go one final tin.\nAnd everyone who’s out, comes in,',
        'and everyone who’s in, comes out\nto see what all that was about.',
      ),
    ],
  },
];
