import type { Client } from 'pg';
import type { Scene } from '@bookgrove/contract/stories';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { STAMPS } from '@bookgrove/contract/stamps';
import { inSchool } from './platform.ts';

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

/** Letters of the Dear World Book. What is there already stays as it is. */
export async function seedLetters(owner: Client, tenants: ReadonlyMap<string, string>): Promise<void> {
  for (const [place, letter] of LETTERS.entries()) {
    const tenant = 'school' in letter.from ? tenants.get(letter.from.school) : PLATFORM_TENANT_ID;
    if (tenant) await inSchool(owner, tenant, () => printLetter(owner, tenant, letter, place));
  }
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
