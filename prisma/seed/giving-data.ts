/** Charities and projects of the demo. All of them are invented, and marked so on their pages. */

interface DemoCharity {
  key: string;
  name: string;
  summary: string;
  mission: string;
  country: string;
  place: string;
  number: string;
  goals: number[];
  receipts: 'none' | 'gift_aid' | '80g' | 'us';
  tax: string | null;
  status: 'verified' | 'in_review' | 'suspended';
  reason?: string;
}

export const DEMO_CHARITIES: readonly DemoCharity[] = [
  {
    key: 'clear-spring',
    name: 'Clear Spring',
    summary: 'Digs wells beside schools, so that children do not carry water.',
    mission:
      'Clear Spring builds wells and taps at the gates of schools.\n\nA committee of parents looks after each well.',
    country: 'NP',
    place: 'Gorkha',
    number: 'DEMO-1001',
    goals: [6, 4],
    receipts: 'gift_aid',
    tax: 'XR00001',
    status: 'verified',
  },
  {
    key: 'mango-yard',
    name: 'Mango Yard',
    summary: 'Plants fruit trees in the yards of schools.',
    mission:
      'Trees give shade in the first year and fruit in the fourth. Children water them and count them.',
    country: 'IN',
    place: 'Nandgaon',
    number: 'DEMO-1002',
    goals: [15, 13],
    receipts: '80g',
    tax: 'AAADM0000D20221',
    status: 'verified',
  },
  {
    key: 'orchard-lunches',
    name: 'Orchard Lunches',
    summary: 'Cooks a warm lunch for every child of a school.',
    mission: 'A kitchen, two cooks from the village, and vegetables of the farms around.',
    country: 'IN',
    place: 'Pune',
    number: 'DEMO-1003',
    goals: [2, 3],
    receipts: '80g',
    tax: 'AAADO0000D20222',
    status: 'verified',
  },
  {
    key: 'one-lamp',
    name: 'One Lamp',
    summary: 'Gives sun lamps to readers without electric light.',
    mission: 'A lamp loads in the sun for a day and shines for three evenings.',
    country: 'KE',
    place: 'Kisumu',
    number: 'DEMO-1004',
    goals: [7, 4],
    receipts: 'none',
    tax: null,
    status: 'verified',
  },
  {
    key: 'raised-dots',
    name: 'Raised Dots',
    summary: 'Makes books in braille, and ramps for schools.',
    mission: 'Every story can be read with fingers. Every door can be reached on wheels.',
    country: 'GH',
    place: 'Tamale',
    number: 'DEMO-1005',
    goals: [10, 4],
    receipts: 'us',
    tax: '00-0000001',
    status: 'verified',
  },
  {
    key: 'river-boat-books',
    name: 'River Boat Books',
    summary: 'Brings a library by boat to villages on a river.',
    mission: 'The boat stops at fourteen villages and comes back every second week.',
    country: 'BD',
    place: 'Barisal',
    number: 'DEMO-1006',
    goals: [4],
    receipts: 'gift_aid',
    tax: 'XR00002',
    status: 'verified',
  },
  {
    key: 'reading-wheels',
    name: 'Reading Wheels',
    summary: 'Bicycles that bring books to farms in the hills.',
    mission: 'Twelve bicycles, each with sixty books.',
    country: 'CO',
    place: 'Cali',
    number: 'DEMO-1007',
    goals: [4, 11],
    receipts: 'none',
    tax: null,
    status: 'in_review',
  },
  {
    key: 'story-tent',
    name: 'Story Tent',
    summary: 'Reads stories in a tent where there is no school.',
    mission: 'The tent travels with the families, and the stories with it.',
    country: 'MA',
    place: 'Marrakesh',
    number: 'DEMO-1008',
    goals: [4, 16],
    receipts: 'none',
    tax: null,
    status: 'suspended',
    reason: 'Its yearly accounts have not arrived. Giving is off until they are read.',
  },
];

type Line = [label: string, pieces: number, each: number];
interface DemoProject {
  key: string;
  charity: string;
  title: string;
  summary: string;
  story: string;
  at: [latitude: number, longitude: number];
  currency: string;
  budget: Line[];
  units: [label: string, cost: number][];
  status: 'draft' | 'fundraising' | 'paused' | 'funded' | 'delivering' | 'completed' | 'cancelled';
  reason?: string;
  /** Days from now. */
  ends?: number;
  overflow?: 'continue' | 'redirect';
  redirect?: string;
  sponsor?: [name: string, pool: number];
  students?: boolean;
  report?: string;
  news?: [title: string, body: string, daysAgo: number][];
}

export const DEMO_PROJECTS: readonly DemoProject[] = [
  {
    key: 'a-reading-room-by-the-lake',
    charity: 'one-lamp',
    title: 'A reading room by the lake',
    summary: '340 children share 60 books and one lamp. We want shelves, light and 600 books for them.',
    story:
      'A class wrote letters with a school by the lake for a year. Their friends told them that books stay in a locked box, because rain comes in at the window.\n\nSo they asked: what would a good room cost? Here is the answer.',
    at: [-0.1, 34.75],
    currency: 'GBP',
    budget: [
      ['Books in three languages', 600, 400],
      ['Roof, window and shelves', 1, 150_000],
      ['Sun lamps', 24, 3_000],
      ['Payment fees and bank', 1, 38_000],
    ],
    units: [
      ['One book', 400],
      ['Two books and their place on a shelf', 1_000],
      ['One sun lamp', 3_000],
      ['Thirty books, one for each child of a class', 12_000],
    ],
    status: 'fundraising',
    ends: 24,
    students: true,
    sponsor: ['Orchard Lane Bakery', 100_000],
    news: [
      [
        'The shelves are up',
        'The class built them in one weekend. The first 120 books came on the Tuesday boat.',
        14,
      ],
      ['The roof is dry', 'It rained for three days and nothing came in.', 57],
    ],
  },
  {
    key: 'mango-trees-for-school-lunches',
    charity: 'mango-yard',
    title: 'Mango trees for school lunches',
    summary: 'Sixty trees for the yards of three schools.',
    story: 'The trees give shade where children eat, and fruit from the fourth year on.',
    at: [20.3, 74.66],
    currency: 'INR',
    budget: [
      ['Trees and fences', 60, 4_000_00],
      ['Water for the first year', 3, 20_000_00],
    ],
    units: [['One tree with its fence', 4_000_00]],
    status: 'fundraising',
    ends: 6,
  },
  {
    key: 'a-boat-full-of-books',
    charity: 'river-boat-books',
    title: 'A boat full of books',
    summary: 'A new motor and 400 books for the library boat.',
    story:
      'The old motor stops when the river is high. With a new one the boat reaches all fourteen villages.',
    at: [22.7, 90.37],
    currency: 'GBP',
    budget: [
      ['Motor', 1, 120_000],
      ['Books', 400, 300],
    ],
    units: [['One book', 300]],
    status: 'funded',
  },
  {
    key: 'water-at-three-school-gates',
    charity: 'clear-spring',
    title: 'Water at three school gates',
    summary: 'Three wells, so that nobody walks an hour for water.',
    story: 'Two wells are finished. The third is dug after the rain.',
    at: [28.0, 84.63],
    currency: 'GBP',
    budget: [['Wells', 3, 133_400]],
    units: [['Water for one child', 1_000]],
    status: 'delivering',
    news: [
      ['The second well gives water', 'Children of the second school drank first.', 20],
      ['Work has begun', 'The drill arrived on a lorry with a flat tyre.', 50],
    ],
  },
  {
    key: 'one-lamp-one-reader',
    charity: 'one-lamp',
    title: 'One lamp, one reader',
    summary: '133 sun lamps for readers of five schools.',
    story: 'Whoever finishes a book at school takes a lamp home to read the next one.',
    at: [-0.09, 34.77],
    currency: 'GBP',
    budget: [['Sun lamps', 133, 3_000]],
    units: [['One lamp', 3_000]],
    status: 'completed',
    report: '133 lamps are lit every evening. Five schools report 2.4 more books for each reader in a year.',
  },
  {
    key: 'story-books-to-feel',
    charity: 'raised-dots',
    title: 'Story books to feel',
    summary: 'Twenty stories in braille for a school in Tamale.',
    story: 'The printer for braille is being repaired.',
    at: [9.4, -0.84],
    currency: 'USD',
    budget: [['Books in braille', 20, 9_000]],
    units: [['One page', 450]],
    status: 'paused',
    reason: 'The printer for braille is being repaired. We go on when it works.',
    students: true,
  },
  {
    key: 'a-kitchen-on-wheels',
    charity: 'orchard-lunches',
    title: 'A kitchen on wheels',
    summary: 'A van with a stove for four small schools.',
    story: 'The village built a kitchen of its own instead.',
    at: [18.52, 73.86],
    currency: 'INR',
    budget: [['Van with a stove', 1, 600_000_00]],
    units: [['One lunch', 30_00]],
    status: 'cancelled',
    reason: 'The village built a kitchen of its own. What was given goes to warm lunches there.',
    redirect: 'warm-lunches-all-year',
  },
  {
    key: 'ramps-for-two-schools',
    charity: 'raised-dots',
    title: 'Ramps for two schools',
    summary: 'Two ramps, so that every child comes in by the same door.',
    story: 'Measured, drawn, not yet calculated.',
    at: [9.41, -0.85],
    currency: 'USD',
    budget: [['Ramps', 2, 70_000]],
    units: [['One brick', 200]],
    status: 'draft',
  },
  {
    key: 'warm-lunches-all-year',
    charity: 'orchard-lunches',
    title: 'Warm lunches all year',
    summary: 'A warm lunch on every school day for 90 children.',
    story: 'Two cooks from the village, and vegetables of the farms around.',
    at: [18.53, 73.85],
    currency: 'INR',
    budget: [['Lunches', 18_000, 30_00]],
    units: [['One lunch', 30_00]],
    status: 'fundraising',
    overflow: 'continue',
  },
];
