import * as k from '../kit/index.ts';
import { pence, type Manuscript } from '../model.ts';

const plum = '#43193F';
const dark = '#2A0F28';
const cream = '#FBE6C8';
const colours = ['#E8674C', '#C94F7C', '#F2A7A0', '#7F9B46', '#2B8F99', '#F2B53F', cream];
const scattered = (seed: number, count: number, smallest = 22, largest = 50): k.Art => {
  const random = k.seeded(seed);
  return k.times(count, (i) =>
    k.button(
      random() * 800,
      random() * 600,
      smallest + random() * (largest - smallest),
      colours[i % 7] ?? cream,
      i % 3 ? 4 : 2,
      plum,
      random() * 90,
    ),
  );
};
const shirin = { skin: 1, hair: 0, style: 'braids', shirt: '#2B8F99', scarf: '#F2B53F' } as const;
const grandmother = { skin: 1, style: 'scarf', scarf: '#C94F7C', shirt: plum } as const;

export const manuscripts: Manuscript[] = [
  {
    key: 'grandmother-s-thousand-buttons',
    title: 'Grandmother’s Thousand Buttons',
    authors: ['Leila Rahimi'],
    language: 'en-GB',
    summary:
      'In Grandmother’s tin there are a thousand buttons, and each has a story. Now she is forgetting the stories. Shirin threads a needle.',
    categories: ['feelings'],
    reading_level: 4,
    age_range: { min: 7, max: 10 },
    price: pence(450),
    featured: false,
    owner: 'platform',
    student_made: false,
    format: 'epub',
    colours: { paper: cream, ink: dark, accent: '#B8412F' },
    leaves: [
      {
        heading: 'The tin',
        picture: {
          art: k.scene(
            plum,
            scattered(201, 40),
            k.at(
              400,
              330,
              1,
              k.oval(0, 60, 250, 120, '#8A5A2A') +
                k.oval(0, 30, 250, 120, '#C98A3A') +
                k.oval(0, 30, 215, 96, dark),
            ),
            k.times(9, (i) =>
              k.button(
                260 + i * 36,
                360 + ((i * 47) % 50) - 22,
                26,
                colours[i % 7] ?? cream,
                4,
                plum,
                i * 30,
              ),
            ),
          ),
          alt: 'A round tin full of buttons, with buttons all around it.',
        },
        text: [
          'The tin had once held biscuits from a ship. There was still half of an anchor on its lid. When you shook it, it sounded like the sea going out over stones, and when you opened it, it was so full that you could push your hand in up to the wrist.',
          '“A thousand,” said Grandmother. “I counted them in the year it snowed.”',
          'On Fridays, when Shirin came after school, she was allowed to choose. She shut her eyes and stirred, and took one out, and put it on the oilcloth. Then Grandmother turned it over with one finger, and told it.',
          '“That,” she would say, “is from your great-uncle’s coat. He wore it to the station on the day that he left, and a button came off in my hand, because I was holding on. So I kept it.” Or: “That is off a clown. Don’t ask.” Or: “Mother of pearl, from my wedding dress. There were sixty down the back. Your grandfather said it was like opening a pea pod.”',
          'Shirin had heard perhaps two hundred. At one a week, she had worked out, it would take until she was twenty-four to hear them all.',
        ],
      },
      {
        heading: 'Holes',
        picture: {
          art: k.scene(
            '#F2C9A4',
            k.ground(470, '#B8412F'),
            k.windowPane(530, 80, 190, 220, '#8A5A2A', '#9EC5D6'),
            k.person(220, 480, 1.7, { ...grandmother, face: 'sad' }),
            k.table(420, 560, 560, 110, '#8A5A2A'),
            k.person(560, 480, 1.4, shirin),
            k.button(400, 440, 24, '#2B8F99', 4, plum),
          ),
          alt: 'Grandmother and Shirin sit at a table with a single button between them.',
        },
        text: [
          'It was a blue one, with four holes. Grandmother turned it over. She turned it back.',
          '“Now that,” she said. And then she said nothing.',
          'The clock ticked. Shirin looked at her grandmother’s face, and it was like looking at a house in which somebody is going from room to room, opening doors.',
          '“It’s gone,” said Grandmother. “Isn’t that silly. It was here just now.” And she laughed; but she put the button back in the tin quickly, and pressed down the lid, as though others might get out.',
          'After that there were more. There was a red one that she told as the clown’s, though the clown’s was yellow. There was a Friday on which she called Shirin by her mother’s name. “They’re coming unstitched,” said Grandmother crossly, and knocked on her own forehead. “All the threads are going.”',
          'In the car, Shirin asked whether stories could be lost for ever.',
          '“Some of them,” said her mother, after a while. Her eyes were wet. “Unless somebody sews them on to something.”',
        ],
      },
      {
        heading: 'The coat',
        picture: {
          art: k.scene(
            dark,
            k.path('M260 90H540L640 330L570 360L560 560H240L230 360L160 330Z', '#22345C'),
            k.path('M340 90H460L400 190Z', cream),
            k.times(26, (i) =>
              k.button(
                280 + (i % 6) * 48,
                220 + Math.floor(i / 6) * 68 + (i % 2) * 14,
                18 + (i % 3) * 4,
                colours[i % 7] ?? cream,
                i % 3 ? 4 : 2,
                plum,
                i * 25,
              ),
            ),
          ),
          alt: 'A long dark coat covered with buttons of all colours.',
        },
        text: [
          'She began with the old blue coat, the one that hung behind the door because it fitted nobody. She brought a needle, and a book with squared paper.',
          '“Choose,” she told Grandmother. “And tell it quickly, before it hides.”',
          'And Grandmother chose. She chose from the top of the tin and she chose from the bottom; she remembered sideways, and in bits, and in songs. Some days there were six stories and some days only one, told three times. Shirin sewed each button on, tight, and next to it in tiny stitches a number, and in the book she wrote the number and the words. She wrote all three when there were three. “They’re different,” she said. “I’m keeping them all.”',
          'When a button had no story left, Shirin sewed it on as well. Against those she wrote: “We don’t know. It was somebody’s.”',
          'They filled the collar, and then the cuffs, and then the back, from the shoulders to the hem. It took from the first plums to the last snow. The coat became so heavy that two people had to lift it, and when you moved it, it sounded like the sea going out over stones.',
          'Then came the Friday on which the tin was empty. Grandmother felt round the bottom of it, to be sure. She did not remember what had been in there. But she stood up, and put her arms into the sleeves, and Shirin did up the front, all the way, like closing a pea pod.',
          '“Oh!” said Grandmother. She turned in the lamplight, shining all over. She laid one finger on a small red button by her heart. “Who’s this?”',
          'Shirin opened the book. “Number four hundred and twelve,” she said. “Sit down, Grandmother. It’s a good one.”',
        ],
      },
    ],
  },
];
