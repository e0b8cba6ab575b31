import * as k from '../kit/index.ts';
import { free, leaf, type Manuscript } from '../model.ts';

const lilac = '#E8E3F5';
const blue = '#4A90C2';
const gold = '#F2B53F';
const red = '#E8674C';
const green = '#4F9D69';
const plum = '#C94F7C';
const navy = '#22345C';
const poem = (heading: string, art: k.Art, alt: string, ...stanzas: string[]) => ({
  ...leaf(art, alt, ...stanzas),
  heading,
  verse: true,
});

export const manuscripts: Manuscript[] = [
  {
    key: 'if-i-were-a-puddle',
    title: 'If I Were a Puddle',
    subtitle: 'Poems by Kingfishers class',
    authors: ['Kingfishers class'],
    language: 'en-GB',
    summary:
      'If you were a puddle, a bus, a shadow or a Wednesday, what would you say? Seven short poems from a rainy half term.',
    categories: ['poems'],
    reading_level: 2,
    age_range: { min: 6, max: 9 },
    price: free,
    featured: false,
    owner: 'riverside',
    student_made: true,
    format: 'epub',
    colours: { paper: '#FFFDF7', ink: '#20201C', accent: blue },
    leaves: [
      poem(
        'If I were a puddle',
        k.scene(
          lilac,
          k.times(7, (i) =>
            k.drop(90 + i * 104, 110 + ((i * 71) % 120), 1.5, [red, gold, green, plum, blue][i % 5] ?? blue),
          ),
          k.hero('puddle-face', 400, 520, 240),
        ),
        'A puddle with a smiling face; coloured drops fall into it.',
        'If I were a puddle\nI would lie very still\nand have the whole sky in me\nwithout paying the bill.',
        'Then you would come running.\nI’d see your wellies. Whee!\nI don’t mind being jumped in.\nThat’s when I get to be a tree.',
      ),
      poem(
        'If I were a bus',
        k.scene(
          '#F7D9A0',
          k.ground(480, '#8D877C'),
          k.rect(130, 200, 540, 270, red, 24),
          k.times(4, (i) => k.rect(164 + i * 124, 240, 96, 90, lilac, 8)),
          k.circle(240, 480, 52, navy),
          k.circle(560, 480, 52, navy),
          k.circle(240, 480, 20, gold),
          k.circle(560, 480, 20, gold),
          k.circle(650, 400, 18, gold),
        ),
        'A big red bus.',
        'If I were a bus I would wait\nfor anyone running, even if late.\nI’d open my doors with a big happy hiss\nand say, “Get in quick, I would not go and miss\nyou.”',
      ),
      poem(
        'If I were a shadow',
        k.scene(
          gold,
          k.ground(420, '#D99A1F'),
          k.person(280, 440, 1.4, { skin: 3, style: 'bob', shirt: plum, legs: navy }),
          k.path('M250 440L350 440L700 580L480 590Z', '#A8741A'),
          k.circle(640, 560, 50, '#A8741A'),
        ),
        'A child and a long shadow.',
        'Morning: I’m a giant.\nLunch: I’m a toad.\nEvening: I’m a giant again\nall the way down the road.',
      ),
      poem(
        'If I were a Wednesday',
        k.scene(
          '#CFE3D2',
          k.times(7, (i) =>
            k.rect(
              60 + i * 100,
              200 + (i === 2 ? -40 : 0),
              80,
              220 + (i === 2 ? 80 : 0),
              [red, gold, blue, green, plum, '#8A6AA8', navy][i] ?? navy,
              14,
            ),
          ),
        ),
        'Seven coloured blocks in a row; the third is the largest.',
        'Nobody writes a song about me.\nFriday gets songs. Sunday gets tea.\nBut I hold the week up, right in the middle.\nTake me away and it goes like a griddle.\n(We needed a rhyme.)',
      ),
      poem(
        'If I were a sock',
        k.scene(
          '#33415E',
          k.crescent(650, 120, 50, '#FFF4DF'),
          k.washingLine(130, 4, (x, y, i) =>
            k.sock(x, y, 1.3, [red, gold, green, plum][i] ?? red, '#FFFDF7', i % 2 ? 6 : -6),
          ),
        ),
        'Four odd socks on a washing line at night.',
        'I had a twin.\nWe went in together.\nI came out alone.\nSomewhere there’s weather\nwith one sock flying,\nfree as a feather.\nI am not crying.\nI’m in with the leather\ngloves.',
      ),
      poem(
        'If I were a whisper',
        k.scene(
          lilac,
          k.mouse(200, 520, 2),
          k.times(5, (i) => k.ring(420, 440, 30 + i * 50, [plum, gold, green, blue, red][i] ?? plum, 4)),
          k.ground(540, '#B49AD6'),
        ),
        'A mouse, and rings as fine as threads.',
        'i would not shout\ni’d go from ear\nto ear about\nthe whole long year',
        'and what i’d say\nis only this:\nyou did ok\ntoday. (a kiss)',
      ),
      poem(
        'If I were me',
        k.scene(
          '#BFE0E2',
          k.sun(400, 200, 100, gold, red),
          k.ground(430, green),
          k.times(5, (i) =>
            k.person(110 + i * 145, 575, 0.95, {
              skin: ([3, 1, 2, 4, 0] as const)[i] ?? 0,
              hair: ([0, 5, 1, 2, 3] as const)[i] ?? 0,
              style: (['braids', 'short', 'afro', 'scarf', 'buns'] as const)[i] ?? 'short',
              shirt: [red, blue, gold, plum, navy][i] ?? red,
              scarf: gold,
              legs: navy,
              arms: i % 2 ? 'up' : 'wave',
            }),
          ),
        ),
        'Five children of the class wave in the sun.',
        'If I were me\n(and I think I am)\nI’d be just as me\nas a jar is jam.',
      ),
    ],
  },
];
