import type { Client } from 'pg';
import { currentConsentText } from '@bookgrove/contract';
import type { StoryPage } from '@bookgrove/contract/stories';
import { newId } from '../../backend/src/platform/ids.ts';
import { inSchool } from './platform.ts';
import { demoSchools } from './schools.ts';
import { call, signIn, TEACHERS, type Server } from './server.ts';
import type { ShopStep } from './shop-step.ts';
import { boat } from './stories/boat.ts';

const SCHOOL = 'greenfield';
const HEAD = 'head@greenfield.test';
const PRICE = { amount: 250, currency: 'GBP' };
const ABROAD = { amount: 350, currency: 'USD' };
const PRINTED = { kind: 'print', prices: [{ amount: 799, currency: 'GBP' }], stock: 40 };
/** Half of the price: 1/10,000. */
const CHARITY_BPS = 5_000;
/** What the family of the story’s author agrees to. Recordings are still asked about. */
const AGREED = ['publish', 'public_name', 'sale'] as const;
/** The child whose family agreed to a sale and took it back. */
const WITHDRAWN = 'grace.beech';
const HOUR = 3_600_000;

interface Entry {
  id: string;
  title: string;
  state: string;
  version: number;
  book: string | null;
}

/** A story that a child has written and that is sold, and a child whose family took its agreement to a sale back. */
export async function seedStoryForSale(step: ShopStep, owner: Client, server: Server): Promise<void> {
  await step('story for sale', () => new StoryForSale(owner, server).make());
  await step('sale that was taken back', () => takeSaleBack(owner, server));
}

/** Slug of the book of the story that is sold. Waits until the book is made. */
export async function storySlug(server: Server): Promise<string> {
  const token = await signIn(server, SCHOOL, TEACHERS.greenfield);
  const path = `/api/story-desk?state=published&limit=50&search=${encodeURIComponent(boat.title)}`;
  for (let tries = 0; tries < 240; tries += 1) {
    const { results } = (await call(server, SCHOOL, 'GET', path, { token })) as { results: Entry[] };
    const slug = results.find(({ title }) => title === boat.title)?.book;
    if (slug) return slug;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`“${boat.title}” did not become a book.`);
}

/** The story from its first page to its price. Continues what an interrupted start left. */
class StoryForSale {
  private readonly owner: Client;
  private readonly server: Server;

  constructor(owner: Client, server: Server) {
    this.owner = owner;
    this.server = server;
  }

  async make(): Promise<void> {
    const child = await studentId(this.server, boat.by);
    for (const purpose of AGREED)
      await this.ask('parent@greenfield.test', 'PUT', `/api/students/${child}/consents/${purpose}`, {
        version: currentConsentText(purpose).version,
      });
    const { results } = await this.ask<{ results: Entry[] }>(boat.by, 'GET', '/api/stories?limit=50');
    const known = results.find(({ title, state }) => title === boat.title || (state === 'draft' && !title));
    await this.publish(known);
    const slug = await storySlug(this.server);
    const book = await this.ask<{ id: string; price: object | null }>(HEAD, 'GET', `/api/books/${slug}/`);
    if (!book.price)
      await this.ask(HEAD, 'PATCH', `/api/books/${book.id}/details`, {
        price: PRICE,
        charity_bps: CHARITY_BPS,
      });
    await this.print(book.id);
    await this.putBehindOtherStories(book.id);
  }

  private async publish(known: Entry | undefined): Promise<void> {
    const { by, kind, language, title, cover } = boat;
    if (known && !['draft', 'submitted'].includes(known.state)) return;
    const id =
      known?.id ?? (await this.ask<Entry>(by, 'POST', '/api/stories', { kind, language, title: '' })).id;
    let { version } = await this.ask<Entry>(by, 'GET', `/api/stories/${id}`);
    if (known?.state !== 'submitted') {
      const pages: StoryPage[] = boat.pages.map(([text, picture, alt], index) => ({
        id: `p${index + 1}`,
        text,
        picture,
        alt,
        voice: null,
      }));
      const change = { title, language, cover, pages, version };
      version = (await this.ask<Entry>(by, 'PUT', `/api/stories/${id}`, change)).version;
      await this.ask(by, 'POST', `/api/stories/${id}/submit`, { version, versions_allowed: false });
    }
    await this.ask(TEACHERS.greenfield, 'POST', `/api/stories/${id}/approve`, { version });
  }

  /** The printed edition, which the school sends. */
  private async print(book: string): Promise<void> {
    const path = `/api/book-offers/${book}/`;
    const { kinds } = await this.ask<{ kinds: { kind: string; prices: object[] }[] }>(HEAD, 'GET', path);
    if (kinds.some(({ kind, prices }) => kind === 'print' && prices.length > 0)) return;
    await this.ask(HEAD, 'PUT', path, { prices: [ABROAD], kinds: [PRINTED] });
  }

  /** The library shows the newest first: the demo's opening books stay in front. */
  private async putBehindOtherStories(book: string): Promise<void> {
    const { rows } = await this.owner.query<{ id: string }>(
      'select id from tenancy.tenant where subdomain = $1',
      [SCHOOL],
    );
    const tenant = rows[0]!.id;
    await inSchool(this.owner, tenant, async () => {
      await this.owner.query('update catalog.book set published_at = $3 where tenant_id = $1 and id = $2', [
        tenant,
        book,
        new Date(Date.now() - 4 * HOUR),
      ]);
    });
  }

  private async ask<T>(who: string, method: string, path: string, json?: object): Promise<T> {
    const token = await signIn(this.server, SCHOOL, who);
    return (await call(this.server, SCHOOL, method, path, { token, ...(json && { json }) })) as T;
  }
}

/** The account of a student of the demo class, by the first part of the user name. */
async function studentId(server: Server, username: string): Promise<string> {
  const token = await signIn(server, SCHOOL, TEACHERS.greenfield);
  const path = `/api/list-student-in-class/${demoSchools[0]!.class.code}/?search=${username.split('.')[0]}`;
  const { results } = (await call(server, SCHOOL, 'GET', path, { token })) as {
    results: { students: { id: string }[] };
  };
  return results.students[0]!.id;
}

/** A family agreed to a sale, and the head takes it back in their name: such books are not sold. */
async function takeSaleBack(owner: Client, server: Server): Promise<void> {
  const token = await signIn(server, SCHOOL, 'head@greenfield.test');
  const child = await studentId(server, WITHDRAWN);
  const { rows } = await owner.query<{ id: string }>('select id from tenancy.tenant where subdomain = $1', [
    SCHOOL,
  ]);
  const tenant = rows[0]!.id;
  await inSchool(owner, tenant, async () => {
    await owner.query(
      `insert into identity.consent (id, tenant_id, student_id, purpose, text_version, given_by)
       select $2, $1, $3, 'sale', $4, g.id from identity.user_account g
       where g.tenant_id = $1 and g.username = 'parent'
         and not exists (select 1 from identity.consent c where c.tenant_id = $1 and c.student_id = $3 and c.purpose = 'sale')`,
      [tenant, newId(), child, currentConsentText('sale').version],
    );
  });
  await call(server, SCHOOL, 'DELETE', `/api/students/${child}/consents/sale`, { token });
}
