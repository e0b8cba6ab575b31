import type { Client } from 'pg';
import type { Scene } from '@bookgrove/contract/stories';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { STAMPS } from '@bookgrove/contract/stamps';
import { inSchool } from './platform.ts';

interface DemoLibrary {
  owner: 'platform' | 'greenfield' | 'riverside';
  slug: string;
  kind: 'school' | 'community' | 'donated';
  name: string;
  place: string;
  country: string;
  languages: string[];
  scene: string;
  paper: number;
  summary: string;
  story: string;
  wishes: { what: string; why: string; wanted: number; received: number }[];
  /** Slugs of books of the platform; none: all of the school's own. */
  books: string[];
}

const LIBRARIES: DemoLibrary[] = [
  {
    owner: 'platform',
    slug: 'lakeside-reading-room',
    kind: 'community',
    name: 'Lakeside Reading Room',
    place: 'Kisumu',
    country: 'KE',
    languages: ['en', 'sw'],
    scene: 'house',
    paper: 612,
    summary: 'A yellow room by the lake. It opens when the fishing boats come home.',
    story:
      'It was the net store once. When the nets moved, the key stayed with Mama Atieno, and Mama Atieno likes books.\n\nThe first shelf was a ladder that lay on its side. Today there are nine shelves, two lamps and a rule: whoever finishes a book tells somebody how it ends, but only if they ask.',
    wishes: [
      {
        what: 'Story books in Swahili',
        why: 'The youngest ask for them every day.',
        wanted: 60,
        received: 22,
      },
      {
        what: 'A lamp that the sun fills',
        why: 'So that evenings are for reading too.',
        wanted: 3,
        received: 2,
      },
    ],
    books: [
      'the-night-train-to-mombasa', 'treni-ya-usiku-kwenda-mombasa', 'little-whale-big-song', 'the-paper-boat',
      'where-rivers-sleep', 'rain-on-the-tin-roof', 'the-lighthouse-cat', 'counting-puddles',
    ], // prettier-ignore
  },
  {
    owner: 'platform',
    slug: 'the-library-boat',
    kind: 'donated',
    name: 'The Library Boat',
    place: 'Barishal',
    country: 'BD',
    languages: ['bn', 'en', 'hi'],
    scene: 'boat',
    paper: 340,
    summary: 'Books that travel by river, because the roads do.',
    story:
      'In the months of rain the road to the school is a river, so the books learned to swim. The boat was given by people who used to live here.\n\nIt calls at eleven landing places. A bell rings, and then there is a small crowd with wet feet.',
    wishes: [
      { what: 'Boxes that keep water out', why: 'Books do not like to swim.', wanted: 12, received: 12 },
      {
        what: 'Picture books without words',
        why: 'They are read in every language.',
        wanted: 30,
        received: 9,
      },
    ],
    books: [
      'the-paper-boat', 'if-i-were-a-puddle', 'rain-rain-stay', 'dadi-ka-aam-ka-ped', 'grandma-s-mango-tree',
      'the-whale-under-my-bed',
    ], // prettier-ignore
  },
  {
    owner: 'platform',
    slug: 'under-the-lantern-tree',
    kind: 'community',
    name: 'Under the Lantern Tree',
    place: 'Jaisalmer',
    country: 'IN',
    languages: ['hi', 'en'],
    scene: 'tree',
    paper: 128,
    summary: 'A library with no door at all: a tree, a carpet, and a box of books.',
    story:
      'At four the shade is long enough for twenty. Somebody brings the box, somebody sweeps, and somebody is chosen to read.\n\nWhen it is dark, each child hangs a lantern in the tree before going home, so that the books know the way back.',
    wishes: [{ what: 'A second carpet', why: 'We are more than twenty now.', wanted: 1, received: 0 }],
    books: [
      'the-lantern-tree', 'the-mango-map', 'dadi-ka-aam-ka-ped', 'grandma-s-mango-tree', 'tiger-in-the-tall-grass',
      'seven-small-seeds',
    ], // prettier-ignore
  },
  {
    owner: 'platform',
    slug: 'the-mountain-book-bus',
    kind: 'donated',
    name: 'The Mountain Book Bus',
    place: 'Cusco',
    country: 'PE',
    languages: ['es', 'en'],
    scene: 'bus',
    paper: 890,
    summary: 'Up the valley on Mondays, down again on Fridays, with stops for stories.',
    story:
      'The bus is older than its driver. On the steep part everybody gets out and carries two books each, and so the bus arrives with its readers already reading.',
    wishes: [{ what: 'A spare wheel', why: 'For the stones after the bridge.', wanted: 2, received: 1 }],
    books: [
      'el-pajaro-que-pedia-colores',
      'the-bird-who-borrowed-colours',
      'bicycle-birds',
      'the-kite-makers',
      'how-to-catch-a-cloud',
    ],
  },
  {
    owner: 'platform',
    slug: 'the-story-tent',
    kind: 'community',
    name: 'The Story Tent',
    place: 'Irbid',
    country: 'JO',
    languages: ['ar', 'en'],
    scene: 'tent',
    paper: 205,
    summary: 'A white tent, a red carpet, and tea for whoever reads aloud.',
    story:
      'Some of us are here for a while, and some for longer. In the tent nobody asks. One says the name of a book, and somebody finds it.',
    wishes: [
      { what: 'Books in Arabic for big brothers and sisters', why: '', wanted: 40, received: 16 },
      { what: 'Reading glasses', why: 'Grandfathers want to join.', wanted: 10, received: 4 },
    ],
    books: [
      'ya-matar-ibqa',
      'rain-rain-stay',
      'night-train-to-marrakesh',
      'the-moon-bakery',
      'the-fox-who-counted-stars',
    ],
  },
  {
    owner: 'greenfield',
    slug: 'greenfield-tower-library',
    kind: 'school',
    name: 'The Tower Library',
    place: 'Greenfield Primary',
    country: 'GB',
    languages: ['en'],
    scene: 'tower',
    paper: 2140,
    summary: 'Up the winding stairs, past the clock: all that our children wrote stands here.',
    story:
      'The tower was locked for thirty years. Then Beech Class wrote a letter to the caretaker, with reasons, and he came with a very large key.',
    wishes: [
      { what: 'Cushions for the window seats', why: 'Stone is cold in January.', wanted: 16, received: 11 },
    ],
    books: [],
  },
  {
    owner: 'riverside',
    slug: 'riverside-school-library',
    kind: 'school',
    name: 'Riverside School Library',
    place: 'Nakuru',
    country: 'KE',
    languages: ['en', 'sw'],
    scene: 'house',
    paper: 480,
    summary: 'Two rooms and a veranda with a view of the hippos, from far enough away.',
    story: 'Every class looks after one shelf. Every shelf has a name. Ours is called Wangari.',
    wishes: [{ what: 'Books about animals', why: 'They are always lent.', wanted: 25, received: 6 }],
    books: [],
  },
];

interface DemoLetter {
  /** A demo school whose student wrote it, by user name; otherwise an invented school of this name. */
  from: { school: 'greenfield' | 'riverside'; student: string } | { name: string; country: string };
  signed: string;
  title: string;
  language: string;
  goal: number;
  stamp: string;
  text: string;
  said: Record<string, number>;
}

const LETTERS: DemoLetter[] = [
  {
    from: { school: 'greenfield', student: 'mia.beech' },
    signed: 'Mia',
    title: 'The tree in our yard',
    language: 'en',
    goal: 15,
    stamp: 'tree',
    text: 'Dear World,\n\nwe have one tree in our school yard. In summer forty-seven of us stand under it, and it never complains.\n\nI worry that it is lonely, because a tree cannot go and visit another tree.\n\nSo we planted eleven acorns. Four came up. If every school does that, the trees can talk over the walls.',
    said: { love: 9, touching: 4, clever: 3 },
  },
  {
    from: { school: 'riverside', student: 'leo.cedar' },
    signed: 'Leo',
    title: 'Please turn the tap',
    language: 'en',
    goal: 6,
    stamp: 'whale',
    text: 'Dear grown-ups,\n\nI love the river at six in the morning when it smokes like tea.\n\nMy wish is that nobody washes cars in it. The fish think it is soup.\n\nI turn off the tap when I brush my teeth. I counted: it is nine cups. Count yours and write to me.',
    said: { funny: 11, clever: 5 },
  },
  {
    from: { name: 'Escola Rio Verde', country: 'BR' },
    signed: '',
    title: 'O papagaio da minha avó',
    language: 'pt',
    goal: 14,
    stamp: 'bird',
    text: 'Querido mundo,\n\no papagaio da minha avó sabe dizer bom dia em três línguas. Eu só sei em duas.\n\nEu queria que todos aprendessem um bom dia novo por semana, porque quem se cumprimenta não briga logo.\n\nHoje aprendi o teu.',
    said: { love: 6, funny: 3 },
  },
  {
    from: { name: 'École des Tilleuls', country: 'FR' },
    signed: 'Inès',
    title: 'Une place sur le banc',
    language: 'fr',
    goal: 10,
    stamp: 'heart',
    text: 'Chers enfants de partout,\n\ndans notre cour il y a un banc rouge. Si tu t’y assois, cela veut dire : je cherche quelqu’un pour jouer.\n\nPersonne n’y reste longtemps. C’est une invention très simple.\n\nConstruisez-en un aussi. Si vous n’avez pas de rouge, le bleu marche très bien.',
    said: { love: 12, touching: 7 },
  },
  {
    from: { name: 'مدرسة الزيتون', country: 'JO' },
    signed: 'سلمى',
    title: 'إلى من يقرأ في الليل',
    language: 'ar',
    goal: 4,
    stamp: 'owl',
    text: 'عزيزي العالم،\n\nأحبّ أن أقرأ حين ينام الجميع، فالكتاب عندئذٍ يهمس لي وحدي.\n\nأتمنّى أن يكون لكلّ طفل مصباح صغير وكتاب كبير.\n\nأنا أقرأ لأخي صفحةً كلّ مساء. اقرأ أنت أيضًا لأحدٍ ما.',
    said: { cosy: 8, touching: 5 },
  },
  {
    from: { name: 'नीम तला विद्यालय', country: 'IN' },
    signed: 'रोहन',
    title: 'मेरी छत और आसमान',
    language: 'hi',
    goal: 11,
    stamp: 'home',
    text: 'प्यारी दुनिया,\n\nहमारी छत से पूरा मोहल्ला दिखता है, और पतंगें भी।\n\nमुझे चिंता होती है जब धुएँ से आसमान का रंग खो जाता है।\n\nइसलिए मैं और मेरे पापा अब साइकिल से स्कूल जाते हैं। आप भी एक दिन साइकिल चलाकर देखिए।',
    said: { wow: 4, love: 6 },
  },
  {
    from: { name: 'Harbour Street School', country: 'CA' },
    signed: 'Noah',
    title: 'About the whales',
    language: 'en',
    goal: 14,
    stamp: 'whale',
    text: 'Dear World,\n\nfrom my window I can hear the ships. The whales can hear them too, and they have much better ears.\n\nI wish the ships would go slowly when the whales have babies, the way cars do near our school.\n\nWe painted a sign. It is very big, but whales cannot read, so it is for the captains.',
    said: { touching: 9, funny: 4, love: 5 },
  },
  {
    from: { name: 'Shule ya Mwangaza', country: 'TZ' },
    signed: '',
    title: 'Chakula cha mchana',
    language: 'sw',
    goal: 2,
    stamp: 'tree',
    text: 'Wapendwa,\n\nshuleni kwetu tuna bustani. Mwaka huu tulipata nyanya mia mbili na kumi.\n\nNatamani kila shule iwe na bustani, kwa sababu mtu akishiba anasoma vizuri.\n\nNitumie jina la mboga unayoipenda, nami nitaipanda.',
    said: { clever: 6, love: 3 },
  },
  {
    from: { name: 'Lindenhof School', country: 'NZ' },
    signed: 'Aroha',
    title: 'My coat was somebody’s curtain',
    language: 'en',
    goal: 12,
    stamp: 'bird',
    text: 'Dear children everywhere,\n\nmy coat was a curtain, and before that it was a sheet. My nan says it has seen more than she has.\n\nThings are sad when we throw them away before their story is over.\n\nTurn one thing into another this week. Tell me what it was and what it is.',
    said: { clever: 10, cosy: 3 },
  },
];

/** How many of the letters are of these days. */
const NEW_LETTERS = 4;

/** Libraries with their shelves, and letters of the Dear World Book. What is there already stays as it is. */
export async function seedWorld(owner: Client, tenants: ReadonlyMap<string, string>): Promise<void> {
  for (const library of LIBRARIES) {
    const tenant = tenants.get(library.owner);
    if (tenant) await inSchool(owner, tenant, () => openLibrary(owner, tenant, library));
  }
  for (const [place, letter] of LETTERS.entries()) {
    const tenant = 'school' in letter.from ? tenants.get(letter.from.school) : PLATFORM_TENANT_ID;
    if (tenant) await inSchool(owner, tenant, () => printLetter(owner, tenant, letter, place));
  }
}

async function openLibrary(owner: Client, tenant: string, library: DemoLibrary): Promise<void> {
  const { slug, kind, name, place, country, languages, summary, story, scene, paper, wishes, books } =
    library;
  await owner.query(
    `insert into catalog.library (id, tenant_id, slug, kind, name, place, country, languages, summary, story, scene, paper_books,
       shelf, wishes, shown, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, true, now()) on conflict (tenant_id, slug) do nothing`,
    [
      newId(), tenant, slug, kind, name, place, country, languages, summary, story, scene, paper,
      books.length > 0 ? 'picked' : 'own', JSON.stringify(wishes),
    ],
  ); // prettier-ignore
  // Books come one after the other; each finds its place when it is there.
  await owner.query(
    `insert into catalog.library_book (tenant_id, library_id, book_tenant_id, book_id, position)
     select l.tenant_id, l.id, b.tenant_id, b.id, w.place from unnest($3::text[]) with ordinality w (slug, place)
     join catalog.library l on l.tenant_id = $1 and l.slug = $2
     join catalog.book b on b.tenant_id = $4 and b.slug = w.slug on conflict do nothing`,
    [tenant, slug, books, PLATFORM_TENANT_ID],
  );
  // The server counts them every quarter of an hour; the demo need not wait for it.
  await owner.query(
    `update catalog.library l set books = (select count(*) from catalog.book b where b.status = 'published'
       and case l.shelf when 'own' then b.tenant_id = l.tenant_id else exists (select 1 from catalog.library_book x
         where x.tenant_id = l.tenant_id and x.library_id = l.id and x.book_tenant_id = b.tenant_id and x.book_id = b.id) end)
     where l.tenant_id = $1 and l.slug = $2`,
    [tenant, slug],
  );
}

/** Some letters are of these days, the others of last year: of those there is a volume. */
function writtenAt(place: number): Date {
  const now = Date.now();
  if (place < NEW_LETTERS) return new Date(now - place * 26 * 3_600_000);
  return new Date(Date.UTC(new Date(now).getUTCFullYear() - 1, 11 - place, 12, 9));
}

async function printLetter(owner: Client, tenant: string, letter: DemoLetter, place: number): Promise<void> {
  const { title, text, language, goal, signed, said, from } = letter;
  const known = await owner.query(
    'select 1 from catalog.world_letter where tenant_id = $1 and title = $2 and text = $3',
    [tenant, title, text],
  );
  if (known.rowCount) return;
  const stamp = STAMPS.find(({ key }) => key === letter.stamp)!;
  const id = newId();
  const at = writtenAt(place);
  if (
    'school' in from &&
    !(await keepStory(owner, tenant, from.student, { id, title, text, language, at, ...stamp }))
  )
    return;
  await owner.query(
    `insert into catalog.world_letter (tenant_id, story_id, goal, shown, title, text, language, picture, alt, signed_as, country,
       school_name, reactions, published_at, created_at)
     select $1, $2, $3, true, $4, $5, $6, $7, $8, $9, coalesce($10, t.country), coalesce($11, t.school_name), $12, $13, $13
     from tenancy.tenant t where t.id = $1`,
    [
      tenant, id, goal, title, text, language, JSON.stringify(stamp.scene), stamp.alt, signed,
      'name' in from ? from.country : null, 'name' in from ? from.name : null, JSON.stringify(said), at,
    ],
  ); // prettier-ignore
  await owner.query(
    `insert into catalog.world_reaction (tenant_id, story_id, reader, reaction)
     select $1, $2, 'demo-' || r.key || '-' || n, r.key
     from jsonb_each_text($3::jsonb) r, generate_series(1, r.value::int) n`,
    [tenant, id, JSON.stringify(said)],
  );
}

/** The story of a letter that a child of a demo school wrote. */
async function keepStory(
  owner: Client,
  tenant: string,
  student: string,
  {
    id,
    title,
    text,
    language,
    at,
    scene,
    alt,
  }: { id: string; title: string; text: string; language: string; at: Date; scene: Scene; alt: string },
): Promise<boolean> {
  const page = { id: 'p1', text, picture: scene, alt, voice: null };
  const { rowCount } = await owner.query(
    `insert into catalog.story (id, tenant_id, author_id, kind, state, idea, title, language, cover, pages, sent_at, created_at, updated_at)
     select $1, $2, u.id, 'letter', 'published', 'dear-world', $4, $5, $6, $7, $8, $8, $8
     from identity.user_account u where u.tenant_id = $2 and u.username = $3`,
    [id, tenant, student, title, language, JSON.stringify(scene), JSON.stringify([page]), at],
  );
  return rowCount === 1;
}
