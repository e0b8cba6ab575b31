import {
  BOOK_REASONS,
  contrastOf,
  DEFAULT_COLORS,
  LANGUAGE_TAGS,
  LANGUAGES,
  RESOURCE_REASONS,
  ROLES,
  tenantTheme,
  type Language,
} from '@bookgrove/contract';
import { decodeHTML } from 'entities';
import { describe, expect, it } from '@jest/globals';
import { SECRET_MARK } from '../../../../platform/link-secrets.ts';
import {
  EMAIL_DATA,
  faultsOfEmailData,
  LEADER_UPDATES,
  MESSAGE_KINDS,
  MONTHLY_GIFT_LETTERS,
  SCHOOL_DATA_STAGES,
  SECOND_FACTOR_CHANGES,
  type EmailDataOf,
  type EmailTemplate,
} from '../../contract.ts';
import { emailLanguage, renderEmail } from './index.ts';
import { DARK, htmlOf, LIGHT } from './layout/html.ts';
import { plainTextOf } from './layout/plain-text.ts';

// Values without letters where they are inserted unchanged, so that every Latin letter of an e-mail in Arabic
// or Hindi comes from its template.
const path = '/1/2';
const title = '‹title›';
const note = '‹note›';
const child = '‹child›';
const reference = '4278-9653';
const starts_at = '2026-11-24T09:30:00.000Z';
const time_zone = 'UTC';
const inAll = (text: string) => ({ en: text, fr: text, ar: text, hi: text });
const tour = { reference, starts_at, time_zone };
const colors = { brand: '#17694a', on_brand: '#ffffff', button: '#17694a', on_button: '#ffffff' };
const frame = {
  first_name: '‹name›',
  school: '‹school›',
  origin: 'https://5.6',
  colors,
  logo: true,
  reason: 'account',
  unsubscribe: 'https://5.6/7',
} as const;
const each = <V, D>(values: readonly V[], data: (value: V) => D): D[] => values.map(data);

const live = { title, path, starts_at: '2026-11-30T16:00:00.000Z', time_zone: 'Europe/London' };

/** Sample data of every template, for each of its variants. */
const SAMPLES: { [T in EmailTemplate]: EmailDataOf<T>[] } = {
  'verify-email': [{}],
  'reset-password': [{}],
  'set-password': [{}],
  'change-email': [{}],
  'guardian-confirmation': [{}],
  'password-changed': [{}],
  'email-changed': [{}],
  'second-factor-changed': each(SECOND_FACTOR_CHANGES, (change) => ({ change })),
  'data-copy-ready': [{ path }],
  invitation: each(ROLES, (role) => ({
    first_name: '‹name›',
    inviter: '‹inviter›',
    role,
    class_name: '‹class›',
    message: '‹message›',
    expires_at: starts_at,
  })),
  'support-view-started': [
    { person: '‹person›', by: '‹by›', reason: '‹reason›', started_at: starts_at, path },
  ],
  'second-person-needed': [
    { title: inAll('‹title›'), by: '‹by›', reason: '‹reason›', expires_at: starts_at, path },
  ],
  'proposal-decided': [
    { title: inAll('‹title›'), by: '‹by›', approved: true, note: '', path },
    { title: inAll('‹title›'), by: '‹by›', approved: false, note: '‹note›', path },
  ],
  'school-data': each(SCHOOL_DATA_STAGES, (stage) => ({
    stage,
    school_name: stage === 'erasure_done' ? '' : '‹where›',
    at: starts_at,
    path,
  })),
  'password-spraying': [{ class_name: '‹class›', path }],
  'picture-guessing': [{ class_name: '‹class›', path }],
  'mail-server-failing': [{ since: starts_at, error: '‹error›', path }],
  'emails-failing': [{ failed: 12, total: 100, path }],
  'leader-update': LEADER_UPDATES.flatMap((update) =>
    each(['teacher', 'parent'] as const, (kind) => ({
      update,
      kind,
      decline_reason: '‹reason›',
      valid_until: starts_at,
      path,
    })),
  ),
  'book-ready': [{ title, path }],
  'book-checked': [{ title, path }],
  'book-refused': [{ title, reason: '‹reason›', place: '‹place›', path }],
  'book-returned': each(BOOK_REASONS, (reason) => ({ title, reason, note, path })),
  'book-hidden': each(BOOK_REASONS, (reason) => ({ title, reason, note, school_name: '‹from›', path })),
  'book-offer-ended': [{ title, path }],
  'resource-refused': [{ title, reason: '‹reason›', place: '‹place›', path }],
  'resource-approve': [{ title, reason: null, note, path }],
  'resource-return': each(RESOURCE_REASONS, (reason) => ({ title, reason, note, path })),
  'resource-withdraw': each(RESOURCE_REASONS, (reason) => ({ title, reason, note, path })),
  'resource-widen': [{ title, reason: null, note, path }],
  'resource-decline': each(RESOURCE_REASONS, (reason) => ({ title, reason, note, path })),
  'story-submitted': [{ title, child, path }],
  'story-changes-requested': [{ title, reason: '‹reason›', path }],
  'story-approved': [{ title, child, path }],
  'story-reminder': [{ title, child, path }],
  'story-without-guardian': [{ title, child, path }],
  'story-published': [{ title, path }],
  'story-published-family': [{ title, child, path }],
  'story-withdrawn': [{ title, reason: '‹reason›', path }],
  'co-author-invited': [{ child, path }],
  'letter-removed': [{ title, reason: '‹reason›', path }],
  'letter-removed-family': [{ title, child, reason: '‹reason›', path }],
  'list-reminder': [{ title, path }],
  'cart-requested': [{ child, titles: [title], path }],
  'gift-received': each(['‹message›', ''], (message) => ({ sender: '‹sender›', title, message, path })),
  'list-reminder-family': [{ title, child, path }],
  'week-digest': each([false, true], (full) => ({
    path,
    child,
    week: '2026-11-16',
    days: full ? 4 : 0,
    minutes: full ? 61 : 0,
    done: full ? 7 : 0,
    all: full ? 10 : 0,
    books: full
      ? [
          { title, percentage: 40, finished: false },
          { title, percentage: 100, finished: true },
        ]
      : [],
    works: full ? [{ title, part_of: '' }] : [],
    given_back: full ? [{ title, note, from: '‹from›' }] : [],
    coming: full ? [{ title, day: '2026-11-23' }] : [],
    ask: full ? { question: '‹message›', title } : null,
  })),
  'class-message': [{ sender: '‹sender›', title, message: '‹message›', path }],
  'message-notice': MESSAGE_KINDS.flatMap((kind) => [
    { reference, kind, urgent: false, category: '', path },
    { reference, kind, urgent: true, category: 'safety', path },
    { reference, kind, urgent: true, category: 'bullying', path },
  ]),
  'message-receipt': MESSAGE_KINDS.flatMap((kind) =>
    each([true, false], (urgent) => ({ reference, kind, urgent })),
  ),
  'message-answer': [{ reference, name: '‹writer›', answer: '‹answer›' }],
  'tour-notice': each([1, 3], (people) => ({ ...tour, people, path })),
  'tour-receipt': [{ ...tour, path }],
  'tour-cancelled-notice': [{ ...tour, path }],
  'tour-cancelled': [tour],
  'order-link': [
    { path, number: reference },
    { path, number: reference, code_id: '0198f0aa-0000-7000-8000-000000000001', code_minutes: 15 },
  ],
  'order-paid': [
    { claim: true },
    { claim: false },
    { claim: true, reads: false },
    ...each([true, false], (claim) => ({ claim, reads: false, learns: true })),
    ...each([true, false], (claim) => ({ claim, reads: true, learns: true })),
  ].map((state) => ({
    path,
    number: reference,
    lines: [{ title, amount: 450 }],
    amount: 450,
    currency: 'INR',
    ...state,
  })),
  'order-shipped': each(['‹carrier›', ''], (carrier) => ({
    path,
    number: reference,
    books: [{ title, quantity: 2 }],
    carrier,
    tracking_number: carrier && '‹number›',
  })),
  'order-refunded': each([note, ''], (reason) => ({
    path,
    number: reference,
    lines: [{ title, amount: 450 }],
    amount: 450,
    currency: 'INR',
    reason,
  })),
  'monthly-gift': each(MONTHLY_GIFT_LETTERS, (cause) => ({
    path,
    cause,
    to: '‹to›',
    amount: 450,
    currency: 'INR',
    day: starts_at,
    by_link: cause === 'due',
  })),
  'order-payment-returned': [{ path, number: reference, amount: 450, currency: 'INR' }],
  'donation-receipt': [{ path, number: reference, title, amount: 450, currency: 'INR' }],
  'donation-receipt-replaced': [{ path, number: reference, title, amount: 450, currency: 'INR' }],
  'donation-refunded': [{ path, number: reference, title, amount: 450, currency: 'INR' }],
  'donation-statement': [{ path, number: reference, year: '2026', amount: 450, currency: 'INR' }],
  'payout-paid': [{ path, number: reference, amount: 450, currency: 'INR' }],
  'gift-aid-record': [
    {
      ...{ path, number: reference, title, amount: 450, currency: 'INR' },
      ...{ declaration: '‹declaration›', name: '‹name›', address: '‹address›', office: '‹office›' },
      ...{ spoken_on: '2026-12-01T12:00:00.000Z', sent_on: '2026-12-02T12:00:00.000Z' },
    },
  ],
  'sponsor-payment': [{ path, number: reference, title, amount: 450, currency: 'INR' }],
  'tribute-card': each(['‹message›', ''], (message) => ({
    path,
    sender: '‹sender›',
    recipient: child,
    title,
    message,
  })),
  'project-news': each([undefined, 'funded', 'completed'] as const, (moved_to) => ({
    path,
    news: [{ title, text: note }, ...(moved_to ? [{ title, text: '', moved_to }] : [])],
  })),
  'live-reminder': each(['day', 'hour'] as const, (due) => ({ ...live, due })),
  'live-changed': each(['moved', 'cancelled', 'put_back', 'replanned'] as const, (change) => ({
    ...live,
    change,
    reason: '‹reason›',
  })),
  'webinar-confirm': [live],
  'course-invited': [
    { title, by: '‹by›', intro: '‹intro›', path },
    { title, by: '', intro: '', path },
  ],
  'notification-digest': [
    { path, items: [{ title, text: '' }] },
    {
      path,
      items: [
        { title, text: note },
        { title: child, text: '' },
      ],
    },
  ],
  'project-cancelled': each(['‹redirect›', ''], (redirect) => ({ path, title, redirect })),
};
const names = Object.keys(EMAIL_DATA) as EmailTemplate[];

/** All texts of a template in a language. */
const rendered = (
  template: EmailTemplate,
  language: Language,
): { subject: string; text: string; html: string }[] =>
  SAMPLES[template].map((data) =>
    renderEmail(template, data as EmailDataOf<EmailTemplate>, { ...frame, language }),
  );

/** Data that templates leave out deliberately; all others must appear in the text. */
const LEFT_OUT: Partial<Record<EmailTemplate, RegExp>> = {
  // Only a declined application has a reason.
  'leader-update': /‹reason›/,
};

describe.each(LANGUAGES)('e-mails in %s', (language) => {
  it.each(names)('%s contains every value of its data, and no unresolved placeholder', (template) => {
    SAMPLES[template].forEach((data, index) => {
      const { subject, text } = rendered(template, language)[index]!;
      expect(`${subject}\n${text}`).not.toMatch(/undefined|null|NaN|Invalid|\[object|\$\{|\n{3}/);
      expect([subject.trim(), text.trim()]).not.toContain('');
      expect(subject).not.toContain('\n');
      expect(text).toContain('‹school›');
      for (const value of Object.values(data) as unknown[])
        if (typeof value === 'string' && value.startsWith('‹') && !LEFT_OUT[template]?.test(value))
          expect([template, `${subject}\n${text}`]).toEqual([template, expect.stringContaining(value)]);
      if ('path' in data) expect(text).toContain('https://5.6/1/2\n');
    });
  });

  it('differ for each kind of data', () => {
    for (const template of names) {
      // Two roles may have the same name.
      if (template === 'invitation') continue;
      // Not every update names the badge, and urgent messages have the same text for every kind.
      const texts = rendered(template, language)
        .filter((_text, index) => (SAMPLES[template][index] as { kind?: string }).kind !== 'parent')
        .map(({ subject, text }) => `${subject}\n${text}`);
      const kinds = template === 'message-notice' ? MESSAGE_KINDS.length + 2 : texts.length;
      expect([template, new Set(texts).size]).toEqual([template, kinds]);
    }
  });

  it('greet by name, except where the typed name may not belong to the owner of the mailbox', () => {
    const greeting = (template: EmailTemplate) => rendered(template, language)[0]!.text.split('\n')[0];
    expect(greeting('reset-password')).toContain('‹name›');
    expect(greeting('book-ready')).toContain('‹name›');
    expect(greeting('message-answer')).toContain('‹writer›');
    for (const template of [
      'verify-email',
      'guardian-confirmation',
      'message-receipt',
      'tour-receipt',
    ] as const)
      expect(rendered(template, language)[0]!.text).not.toContain('‹name›');
  });

  it('contain the placeholder of a secret in each link that opens an account, and in no other e-mail', () => {
    const marked = names.filter((template) =>
      rendered(template, language).some(({ text }) => text.includes(SECRET_MARK)),
    );
    expect(marked).toEqual([
      'verify-email',
      'reset-password',
      'set-password',
      'change-email',
      'guardian-confirmation',
      'invitation',
    ]);
  });
});

describe('a translated e-mail', () => {
  // The ends of links, and texts that are the same in every language.
  const shared = /https:\/\/5\.6[^\s]*|⟨secret⟩|⟨code:[^⟩]*⟩|\bUTC\b/g;

  it.each(['ar', 'hi'] as const)('contain no English: nothing in Latin script (%s)', (language) => {
    for (const template of names)
      for (const { subject, text } of rendered(template, language)) {
        const own = `${subject}\n${text}`.replace(/‹\w+›/g, '').replace(shared, '');
        expect([template, own.match(/[a-z]+/gi) ?? []]).toEqual([template, []]);
      }
  });

  it('contains no line of the English one (fr)', () => {
    for (const template of names)
      rendered(template, 'fr').forEach(({ subject, text }, index) => {
        const en = rendered(template, 'en')[index]!;
        const english = new Set([en.subject, ...en.text.split('\n')].filter((line) => /[a-z]{3}/.test(line)));
        const kept = [subject, ...text.split('\n')].filter(
          (line) => english.has(line) && !/^([>-] )?(‹\w+›|⟨code:[^⟩]*⟩|https:\S+)$/.test(line),
        );
        expect([template, kept]).toEqual([template, []]);
        expect(`${subject}\n${text}`).not.toMatch(/\b(the|your|you|and|is|was|here|with)\b/i);
      });
  });
});

/** The links of the HTML part. */
const hrefs = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => decodeHTML(url!)).sort();
/** The links of the plain-text part, each on a line of its own. */
const urls = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('https://'));
/** The words of the HTML part, without tags. */
const wordsOf = (html: string): string =>
  decodeHTML(
    html
      .slice(html.indexOf('<h1'))
      .replace(/<br>/g, '\n')
      .replace(/<[^>]*>/g, '\n'),
  );

describe.each(LANGUAGES)('the two parts in %s', (language) => {
  it.each(names)('of %s have the same links and the same words', (template) => {
    for (const { text, html } of rendered(template, language)) {
      expect(hrefs(html)).toEqual(urls(text).sort());
      const words = wordsOf(html);
      for (const line of text.split('\n').filter((line) => line && !line.startsWith('https:'))) {
        // Signs that stand for the layout of the HTML part.
        const shown = line.replace(/^[>-] /, '').split(/(?<=^[^:]{1,30}) ?: /);
        for (const part of shown)
          expect([part, words.includes(part) || words.includes(part.replace(/ ?:$/, ''))]).toEqual([
            part,
            true,
          ]);
      }
    }
  });

  it('state language and direction, and load nothing', () => {
    for (const template of names)
      for (const { html } of rendered(template, language)) {
        expect(html).toContain(
          `<html lang="${LANGUAGE_TAGS[language]}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
        );
        expect([...html.matchAll(/(?:src|background)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
          'cid:logo',
        ]);
        expect(html).not.toMatch(/url\(|<script|<link|@import|undefined|\[object/);
      }
  });

  it('keep typed HTML as text, and have room for long names', () => {
    const typed = `<img src=x onerror=alert(1)>"'&amp;</td></table>\u202e\ud83e\udd89 محمد`;
    const long = 'W'.repeat(255);
    const hostile = (data: object, value: string) =>
      Object.fromEntries(
        Object.entries(data).map(([name, former]) => [
          name,
          typeof former === 'string' && former.startsWith('‹') ? value : (former as unknown),
        ]),
      );
    for (const template of names)
      for (const value of [typed, long])
        for (const sample of SAMPLES[template]) {
          const { text, html } = renderEmail(template, hostile(sample, value) as EmailDataOf<EmailTemplate>, {
            ...frame,
            language,
            school: value,
            first_name: value,
          });
          // The only tags are those of the layout.
          expect(html).not.toMatch(/<img (?!src="cid:logo")|onerror=alert\(1\)>/);
          expect(html.match(/<\/table>/g)!.length).toBe(html.match(/<table/g)!.length);
          expect(wordsOf(html)).toContain(value);
          expect(text).toContain(value);
        }
  });
});

describe('an e-mail whose recipient may stop its kind', () => {
  it('has the link in both parts; others have it in none', () => {
    for (const unsubscribe of ['https://5.6/7', null]) {
      const { text, html } = renderEmail(
        'book-ready',
        { title, path },
        { ...frame, language: 'en', unsubscribe },
      );
      expect([text.includes('https://5.6/7'), html.includes('https://5.6/7')]).toEqual(
        unsubscribe ? [true, true] : [false, false],
      );
    }
  });
});

describe('the layout', () => {
  it('has quotes, facts, lists and codes in both parts', () => {
    const content = {
      subject: 'All',
      blocks: [
        'One.\n\nTwo\nlines.',
        { quote: 'Typed\n\nby somebody' },
        { facts: [['Total', '12 <b>']] as const },
        { list: ['a', 'b'] },
        { code: '123 456' },
        { button: 'Go', url: 'https://5.6/?a=1&b="2"' },
      ],
    };
    const whole = { ...frame, language: 'en' } as const;
    expect(plainTextOf(content, whole)).toBe(
      'One.\n\nTwo\nlines.\n\n> Typed\n>\n> by somebody\n\nTotal: 12 <b>\n\n- a\n- b\n\n123 456\n\nGo:\n' +
        'https://5.6/?a=1&b="2"\n\n‹school›\nhttps://5.6\n\nYou are sent this e-mail because you have an account at ' +
        '‹school›.\n\nStop e-mails of this kind:\nhttps://5.6/7',
    );
    const html = htmlOf(content, whole);
    for (const part of ['<blockquote', '<th scope="row"', '<li>a</li>', '123 456', 'a=1&amp;b=&quot;2&quot;'])
      expect(html).toContain(part);
  });

  it.each([
    ['#17694a', '#17694a'],
    ['#ffff00', '#ffffff'],
    ['#777777', '#808080'],
    ['#000000', '#0000ff'],
    ['red; background:url(//evil.test)', 'nonsense'],
  ])('has readable texts on the colours of a school (%s, %s)', (primary_color, button_color) => {
    const { variables } = tenantTheme({ ...DEFAULT_COLORS, primary_color, button_color });
    const own = {
      brand: variables['--brand']!,
      on_brand: variables['--on-brand']!,
      button: variables['--button']!,
      on_button: variables['--on-button']!,
    };
    const html = renderEmail('book-ready', { title, path }, { ...frame, language: 'en', colors: own }).html;
    expect(html).not.toContain('evil');
    // Of each style that sets both colours.
    const pairs = [...html.matchAll(/style="([^"]*)"/g)].flatMap(([, style]) => {
      const fill = /background-color:(#\w+)/.exec(style!)?.[1];
      const ink = /(?<![-\w])color:(#\w+)/.exec(style!)?.[1];
      return fill && ink ? [contrastOf(fill, ink)!] : [];
    });
    pairs.push(contrastOf(own.button, own.on_button)!);
    expect(pairs).toHaveLength(2);
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ])('has readable texts in %s', (_name, { page, card, ink, soft }) => {
    for (const [fill, text] of [
      [card, ink],
      [card, soft],
      [page, ink],
    ] as const)
      expect(contrastOf(fill, text)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the language of an e-mail', () => {
  it('is the person’s, else the request’s, else the school’s, else English', () => {
    expect(emailLanguage('fr', 'ar', 'hi')).toBe('fr');
    expect(emailLanguage(null, 'ar', 'hi')).toBe('ar');
    expect(emailLanguage(undefined, undefined, 'hi')).toBe('hi');
    expect(emailLanguage(undefined, null, null)).toBe('en');
  });
});

describe('the data of a template', () => {
  it.each(names)(
    '%s is checked: samples are valid; a missing, wrong or additional member is refused',
    (template) => {
      for (const data of SAMPLES[template]) {
        expect(faultsOfEmailData(template, data)).toEqual([]);
        expect(faultsOfEmailData(template, { ...data, password: 'x' })).toHaveLength(1);
        for (const [member, value] of Object.entries(data)) {
          const { [member]: _left, ...rest } = data as Record<string, unknown>;
          const nullable =
            ['ask', 'decline_reason', 'valid_until', 'reads', 'learns', 'code_id', 'code_minutes'].includes(
              member,
            ) ||
            (member === 'class_name' && template === 'invitation') ||
            (member === 'reason' && template.startsWith('resource-') && template !== 'resource-refused');
          expect([member, faultsOfEmailData(template, rest).length > 0]).toEqual([member, !nullable]);
          if (value !== null)
            expect([
              member,
              faultsOfEmailData(template, { ...data, [member]: Array.isArray(value) ? 'x' : ['x'] }).length >
                0,
            ]).toEqual([member, true]);
        }
      }
      expect(faultsOfEmailData(template, null)).toHaveLength(1);
    },
  );
});
