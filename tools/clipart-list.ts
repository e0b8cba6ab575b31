import type { DesignSticker } from '@bookgrove/contract';

/** The languages in which pictures have names and can be found. */
export const LANGUAGES = ['en', 'fr', 'ar', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The pictures of the story editor by group, by their names in Fluent Emoji. */
export const CLIPART_LIST = {
  people: `
    baby girl girl-with-glasses boy boy-with-glasses child woman woman-with-glasses man man-with-glasses person
    old-woman old-woman-with-glasses old-man old-man-with-glasses older-person woman-with-headscarf man-wearing-turban
    woman-curly-hair man-curly-hair woman-red-hair man-red-hair woman-white-hair man-white-hair woman-blonde-hair
    man-blonde-hair man-bald woman-bald man-beard person-with-skullcap
    woman-in-manual-wheelchair man-in-manual-wheelchair person-in-manual-wheelchair woman-in-motorized-wheelchair
    man-in-motorized-wheelchair woman-with-white-cane man-with-white-cane person-with-white-cane woman-deaf man-deaf
    woman-walking man-walking person-walking woman-running man-running person-running woman-standing man-standing
    woman-dancing man-dancing person-swimming woman-biking man-biking person-biking person-rowing-boat
    person-in-lotus-position woman-juggling man-juggling woman-raising-hand man-raising-hand person-raising-hand
    person-in-bed people-hugging`,
  jobs: `
    woman-teacher man-teacher woman-student man-student woman-health-worker man-health-worker woman-farmer man-farmer
    woman-cook man-cook woman-firefighter man-firefighter woman-scientist man-scientist woman-pilot man-pilot
    woman-astronaut man-astronaut woman-artist man-artist woman-singer man-singer woman-construction-worker
    man-construction-worker woman-mechanic man-mechanic woman-police-officer man-police-officer woman-judge man-judge
    woman-technologist man-technologist woman-office-worker man-office-worker woman-detective man-detective`,
  tales: `
    prince princess person-with-crown woman-fairy man-fairy woman-mage man-mage person-merpeople woman-merpeople
    man-merpeople woman-elf man-elf woman-superhero man-superhero man-genie woman-genie ninja unicorn dragon
    dragon-face ghost robot alien flying-saucer ogre troll snowman castle crown magic-wand crystal-ball gem-stone
    shield bow-and-arrow old-key scroll sparkles trident-emblem moai sauropod t-rex`,
  feelings: `
    grinning-face smiling-face-with-smiling-eyes face-with-tears-of-joy smiling-face-with-hearts winking-face
    relieved-face thinking-face crying-face loudly-crying-face worried-face fearful-face astonished-face angry-face
    disappointed-face sleeping-face sleepy-face face-with-thermometer face-with-head-bandage shushing-face nerd-face
    smiling-face-with-sunglasses partying-face hugging-face face-with-tongue zany-face cold-face hot-face red-heart
    two-hearts broken-heart waving-hand thumbs-up clapping-hands folded-hands handshake speech-balloon
    thought-balloon musical-notes`,
  animals: `
    cat dog poodle guide-dog rabbit mouse hamster horse cow ox water-buffalo pig boar ewe ram goat chicken rooster
    hatching-chick baby-chick duck goose turkey swan dove eagle owl parrot peacock flamingo penguin bird bat bear
    panda polar-bear koala tiger lion leopard wolf fox raccoon elephant rhinoceros hippopotamus giraffe zebra camel
    two-hump-camel llama deer donkey monkey gorilla orangutan kangaroo sloth otter badger beaver hedgehog chipmunk
    skunk frog crocodile turtle lizard snake dolphin whale spouting-whale shark seal fish tropical-fish blowfish
    octopus crab lobster shrimp squid jellyfish snail butterfly bug ant honeybee lady-beetle cricket spider
    worm cat-face dog-face rabbit-face mouse-face tiger-face cow-face pig-face horse-face monkey-face paw-prints
    feather empty-nest`,
  nature: `
    deciduous-tree evergreen-tree palm-tree cactus potted-plant herb seedling four-leaf-clover maple-leaf fallen-leaf
    mushroom cherry-blossom rose hibiscus sunflower tulip blossom hyacinth bouquet lotus rock wood mountain
    snow-capped-mountain mount-fuji volcano desert desert-island beach-with-umbrella national-park sunrise
    sunrise-over-mountains sunset night-with-stars sun sun-with-face cloud sun-behind-cloud cloud-with-rain
    cloud-with-snow high-voltage rainbow snowflake tornado crescent-moon full-moon full-moon-face star glowing-star
    shooting-star comet ringed-planet milky-way fire droplet water-wave globe-showing-europe-africa
    globe-showing-asia-australia globe-showing-americas coral spiral-shell`,
  food: `
    red-apple green-apple banana tangerine lemon watermelon grapes strawberry cherries peach pear pineapple mango
    coconut kiwi-fruit melon tomato carrot ear-of-corn potato onion broccoli cucumber eggplant avocado olive peanuts
    bread baguette-bread flatbread croissant pancakes cheese-wedge egg cooked-rice curry-rice spaghetti pizza hamburger
    sandwich taco falafel stuffed-flatbread dumpling sushi steaming-bowl pot-of-food green-salad popcorn ice-cream
    soft-ice-cream doughnut cookie birthday-cake cupcake pie chocolate-bar candy lollipop honey-pot glass-of-milk
    hot-beverage teapot beverage-box fork-and-knife-with-plate bowl-with-spoon`,
  places: `
    house house-with-garden houses hut derelict-house school hospital office-building post-office convenience-store
    department-store hotel bank factory stadium classical-building mosque church synagogue hindu-temple tent
    circus-tent camping station bridge-at-night cityscape tokyo-tower statue-of-liberty ferris-wheel playground-slide
    carousel-horse roller-coaster fountain railway-track motorway door window brick ladder stop-sign`,
  travel: `
    automobile sport-utility-vehicle pickup-truck bus trolleybus taxi police-car ambulance fire-engine delivery-truck
    articulated-lorry tractor racing-car motorcycle motor-scooter auto-rickshaw bicycle kick-scooter skateboard
    roller-skate manual-wheelchair motorized-wheelchair train locomotive high-speed-train tram railway-car metro
    monorail mountain-cableway airplane small-airplane helicopter parachute rocket satellite sailboat canoe
    passenger-ship ferry ship speedboat motor-boat anchor ring-buoy compass world-map luggage fuel-pump wheel sled`,
  things: `
    books open-book notebook pencil crayon paintbrush artist-palette backpack scissors straight-ruler paperclip
    teddy-bear kite balloon wrapped-gift party-popper basketball volleyball american-football tennis cricket-game
    ping-pong badminton puzzle-piece yo-yo game-die drum long-drum guitar banjo trumpet saxophone accordion
    musical-keyboard microphone trophy sports-medal bed chair couch-and-lamp light-bulb candle diya-lamp flashlight
    key locked alarm-clock mantelpiece-clock hourglass-done watch telephone mobile-phone laptop radio camera
    telescope microscope magnet magnifying-glass-tilted-left glasses sunglasses t-shirt dress jeans coat scarf gloves
    socks running-shoe hiking-boot top-hat womans-hat sari kimono closed-umbrella umbrella-with-rain-drops basket
    bucket broom soap sponge toothbrush bathtub shower hammer wrench carpentry-saw axe nut-and-bolt envelope postbox
    newspaper money-bag coin bell christmas-tree jack-o-lantern red-paper-lantern firecracker fireworks yarn thread
    sewing-needle knot shopping-cart spoon fork-and-knife jar amphora white-cane ear-with-hearing-aid
    adhesive-bandage stethoscope mirror nesting-dolls wind-chime boomerang fishing-pole`,
} as const;

/** Two lenses and a bridge over the eyes of a face; by the picture of the face. */
const lenses = (left: number, right: number, y: number, r: number): string[] => [
  ...[left, right].map(
    (x) =>
      `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0zM${x - r + 0.55} ${y}a${r - 0.55} ${r - 0.55} 0 1 0 ${2 * (r - 0.55)} 0a${r - 0.55} ${r - 0.55} 0 1 0 ${-2 * (r - 0.55)} 0z`,
  ),
  `M${left + r - 0.2} ${y - 0.35}h${right - left - 2 * r + 0.4}v0.6h${-(right - left - 2 * r + 0.4)}z`,
];
export const GLASSES: Record<string, string[]> = {
  girl: lenses(12, 20, 15, 3),
  boy: lenses(12, 20, 15, 3),
  woman: lenses(12, 20, 15, 3),
  man: lenses(12, 20, 15, 3),
  'old-woman': lenses(12, 20, 15, 3),
  'old-man': lenses(12, 20, 15, 3),
};

/** The characters by whose words the project's own stickers are found. */
export const STICKER_SIGNS: Record<DesignSticker, string> = {
  book: '📕',
  'open-book': '📖',
  books: '📚',
  pencil: '✏',
  bookmark: '🔖',
  lamp: '💡',
  glasses: '👓',
  globe: '🌍',
  backpack: '🎒',
  apple: '🍎',
  sun: '☀',
  moon: '🌙',
  cloud: '☁',
  rain: '🌧',
  rainbow: '🌈',
  star: '⭐',
  snow: '❄',
  fire: '🔥',
  mountain: '⛰',
  wave: '🌊',
  tree: '🌳',
  pine: '🌲',
  flower: '🌸',
  tulip: '🌷',
  leaf: '🍃',
  mushroom: '🍄',
  cactus: '🌵',
  seedling: '🌱',
  fish: '🐟',
  whale: '🐋',
  cat: '🐱',
  fox: '🦊',
  owl: '🦉',
  bird: '🐦',
  bee: '🐝',
  butterfly: '🦋',
  snail: '🐌',
  turtle: '🐢',
  boat: '⛵',
  rocket: '🚀',
  planet: '🪐',
  balloon: '🎈',
  kite: '🪁',
  house: '🏠',
  castle: '🏰',
  crown: '👑',
  key: '🔑',
  heart: '❤',
  drum: '🥁',
  trophy: '🏆',
};
