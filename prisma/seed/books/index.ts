import { buildEpub } from './epub.ts';
import type { DemoBook, Manuscript } from './model.ts';
import { buildPdf } from './pdf.ts';
import { manuscripts as aHatForHippo } from './titles/a-hat-for-hippo.ts';
import { manuscripts as aSmallGreyMoth } from './titles/a-small-grey-moth.ts';
import { manuscripts as aVeryTallFriend } from './titles/a-very-tall-friend.ts';
import { manuscripts as beesAndWhyWeNeedEveryOne } from './titles/bees-and-why-we-need-every-one.ts';
import { manuscripts as bicycleBirds } from './titles/bicycle-birds.ts';
import { manuscripts as countingPuddles } from './titles/counting-puddles.ts';
import { manuscripts as deepInTheGreen } from './titles/deep-in-the-green.ts';
import { manuscripts as dragonNeedsGlasses } from './titles/dragon-needs-glasses.ts';
import { manuscripts as eightArmsNoGloves } from './titles/eight-arms-no-gloves.ts';
import { manuscripts as grandmaSMangoTree } from './titles/grandma-s-mango-tree.ts';
import { manuscripts as grandmotherSThousandButtons } from './titles/grandmother-s-thousand-buttons.ts';
import { manuscripts as howToCatchACloud } from './titles/how-to-catch-a-cloud.ts';
import { manuscripts as ifIWereAPuddle } from './titles/if-i-were-a-puddle.ts';
import { manuscripts as littleWhaleBigSong } from './titles/little-whale-big-song.ts';
import { manuscripts as myDogIsACloud } from './titles/my-dog-is-a-cloud.ts';
import { manuscripts as myNanSRedBicycle } from './titles/my-nan-s-red-bicycle.ts';
import { manuscripts as nightTrainToMarrakesh } from './titles/night-train-to-marrakesh.ts';
import { manuscripts as nineBraveSnails } from './titles/nine-brave-snails.ts';
import { manuscripts as owlIsWideAwake } from './titles/owl-is-wide-awake.ts';
import { manuscripts as pencilGoesOnHoliday } from './titles/pencil-goes-on-holiday.ts';
import { manuscripts as rainOnTheTinRoof } from './titles/rain-on-the-tin-roof.ts';
import { manuscripts as rainRainStay } from './titles/rain-rain-stay.ts';
import { manuscripts as sevenSmallSeeds } from './titles/seven-small-seeds.ts';
import { manuscripts as theBirdWhoBorrowedColours } from './titles/the-bird-who-borrowed-colours.ts';
import { manuscripts as theElephantNextDoor } from './titles/the-elephant-next-door.ts';
import { manuscripts as theFoxWhoCountedStars } from './titles/the-fox-who-counted-stars.ts';
import { manuscripts as theFoxWhoKeptTheMoon } from './titles/the-fox-who-kept-the-moon.ts';
import { manuscripts as theGoatInAssembly } from './titles/the-goat-in-assembly.ts';
import { manuscripts as theKiteMakers } from './titles/the-kite-makers.ts';
import { manuscripts as theLanternTree } from './titles/the-lantern-tree.ts';
import { manuscripts as theLighthouseCat } from './titles/the-lighthouse-cat.ts';
import { manuscripts as theMangoMap } from './titles/the-mango-map.ts';
import { manuscripts as theMoonBakery } from './titles/the-moon-bakery.ts';
import { manuscripts as theNightTrainToMombasa } from './titles/the-night-train-to-mombasa.ts';
import { manuscripts as thePaperBoat } from './titles/the-paper-boat.ts';
import { manuscripts as theShyRobot } from './titles/the-shy-robot.ts';
import { manuscripts as theSnailWhoWon } from './titles/the-snail-who-won.ts';
import { manuscripts as theSockThief } from './titles/the-sock-thief.ts';
import { manuscripts as theTreeWithAHundredLegs } from './titles/the-tree-with-a-hundred-legs.ts';
import { manuscripts as theWhaleUnderMyBed } from './titles/the-whale-under-my-bed.ts';
import { manuscripts as tigerInTheTallGrass } from './titles/tiger-in-the-tall-grass.ts';
import { manuscripts as twoCatsAndACello } from './titles/two-cats-and-a-cello.ts';
import { manuscripts as whereRiversSleep } from './titles/where-rivers-sleep.ts';

export { demoCategories } from './categories.ts';
export type { DemoBook } from './model.ts';

const manuscripts: Manuscript[] = [
  ...aHatForHippo,
  ...aSmallGreyMoth,
  ...aVeryTallFriend,
  ...beesAndWhyWeNeedEveryOne,
  ...bicycleBirds,
  ...countingPuddles,
  ...deepInTheGreen,
  ...dragonNeedsGlasses,
  ...eightArmsNoGloves,
  ...grandmaSMangoTree,
  ...grandmotherSThousandButtons,
  ...howToCatchACloud,
  ...ifIWereAPuddle,
  ...littleWhaleBigSong,
  ...myDogIsACloud,
  ...myNanSRedBicycle,
  ...nightTrainToMarrakesh,
  ...nineBraveSnails,
  ...owlIsWideAwake,
  ...pencilGoesOnHoliday,
  ...rainOnTheTinRoof,
  ...rainRainStay,
  ...sevenSmallSeeds,
  ...theBirdWhoBorrowedColours,
  ...theElephantNextDoor,
  ...theFoxWhoCountedStars,
  ...theFoxWhoKeptTheMoon,
  ...theGoatInAssembly,
  ...theKiteMakers,
  ...theLanternTree,
  ...theLighthouseCat,
  ...theMangoMap,
  ...theMoonBakery,
  ...theNightTrainToMombasa,
  ...thePaperBoat,
  ...theShyRobot,
  ...theSnailWhoWon,
  ...theSockThief,
  ...theWhaleUnderMyBed,
  ...tigerInTheTallGrass,
  ...twoCatsAndACello,
  ...whereRiversSleep,
  ...theTreeWithAHundredLegs,
];

/** The metadata alone, without what only the builder needs: pages, colours and layout. */
const demoBook = (manuscript: Manuscript): DemoBook => {
  const {
    leaves: _leaves,
    colours: _colours,
    setting: _setting,
    recording: _recording,
    ...description
  } = manuscript;
  return {
    ...description,
    build: () => (manuscript.format === 'pdf' ? buildPdf(manuscript) : buildEpub(manuscript)),
  };
};

/** All books of the demo, written and drawn for it. */
export const demoBooks: DemoBook[] = manuscripts.map(demoBook);
