import type { Client } from 'pg';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { inSchool } from './platform.ts';

interface DemoLibrary {
  owner: 'platform' | 'greenfield' | 'riverside' | 'banyan';
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
  /** Slugs of books of the platform; empty: all of the school's own. */
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
      'the-night-train-to-mombasa',
      'treni-ya-usiku-kwenda-mombasa',
      'little-whale-big-song',
      'the-paper-boat',
      'where-rivers-sleep',
      'rain-on-the-tin-roof',
      'the-lighthouse-cat',
      'counting-puddles',
    ],
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
      'the-paper-boat',
      'if-i-were-a-puddle',
      'rain-rain-stay',
      'dadi-ka-aam-ka-ped',
      'grandma-s-mango-tree',
      'the-whale-under-my-bed',
    ],
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
      'the-lantern-tree',
      'the-mango-map',
      'dadi-ka-aam-ka-ped',
      'grandma-s-mango-tree',
      'tiger-in-the-tall-grass',
      'seven-small-seeds',
    ],
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
  {
    owner: 'banyan',
    slug: 'banyan-vidyalaya-library',
    kind: 'school',
    name: 'Banyan Vidyalaya Library',
    place: 'Pune',
    country: 'IN',
    languages: ['hi', 'en'],
    scene: 'tree',
    paper: 760,
    summary: 'Half of the shelves are in Hindi, half in English, and the best seat is outside.',
    story:
      'In the dry months the trolley rolls under the banyan, and the library is wherever the trolley is.',
    wishes: [
      { what: 'Picture books in Marathi', why: 'For those who start school.', wanted: 40, received: 12 },
    ],
    books: [],
  },
];

/** Libraries with their categories. Existing ones are left alone. */
export async function seedLibraries(owner: Client, tenants: ReadonlyMap<string, string>): Promise<void> {
  for (const library of LIBRARIES) {
    const tenant = tenants.get(library.owner);
    if (tenant) await inSchool(owner, tenant, () => openLibrary(owner, tenant, library));
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
      newId(),
      tenant,
      slug,
      kind,
      name,
      place,
      country,
      languages,
      summary,
      story,
      scene,
      paper,
      books.length > 0 ? 'picked' : 'own',
      JSON.stringify(wishes),
    ],
  );
  // Books become ready one after the other; each is added when it is.
  await owner.query(
    `insert into catalog.library_book (tenant_id, library_id, book_tenant_id, book_id, position)
     select l.tenant_id, l.id, b.tenant_id, b.id, w.place from unnest($3::text[]) with ordinality w (slug, place)
     join catalog.library l on l.tenant_id = $1 and l.slug = $2
     join catalog.book b on b.tenant_id = $4 and b.slug = w.slug on conflict do nothing`,
    [tenant, slug, books, PLATFORM_TENANT_ID],
  );
  // The server counts them every 15 minutes; the demo does not wait for that.
  await owner.query(
    `update catalog.library l set books = (select count(*) from catalog.book b where b.status = 'published'
       and case l.selection when 'own' then b.tenant_id = l.tenant_id else exists (select 1 from catalog.library_book x
         where x.tenant_id = l.tenant_id and x.library_id = l.id and x.book_tenant_id = b.tenant_id and x.book_id = b.id) end)
     where l.tenant_id = $1 and l.slug = $2`,
    [tenant, slug],
  );
}
