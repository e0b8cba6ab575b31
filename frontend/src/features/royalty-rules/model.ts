import { locale, t } from '../../i18n/index.ts';
import type { SplitPart } from '../../ui/SplitBar.tsx';
import type { StatusKind } from '../../ui/Status.tsx';
import type { RoyaltyRuleView } from './api.ts';

/** Basis points as per cent: `500` → `5%`. */
export const share = (bps: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000);

/** Per cent as it is typed, with at most two decimals, as basis points; null for anything else. */
export function bpsOf(typed: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const bps = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return bps <= 10_000 ? bps : null;
}

/** For whom a rule holds. */
export function ruleFor({
  scope,
  school_name: name,
  book_id: book,
  book_title: title,
}: RoyaltyRuleView): string {
  if (scope === 'platform') return t('All schools');
  const school = name ?? t('One school');
  return scope === 'school' ? school : `${school}, ${title ?? `${t('book')} ${book?.slice(0, 8) ?? ''}`}`;
}

export function ruleStatus(rule: Pick<RoyaltyRuleView, 'status' | 'in_force'>): {
  kind: StatusKind;
  label: string;
} {
  if (rule.in_force) return { kind: 'ok', label: t('In force') };
  const [kind, label] = (
    {
      draft: ['wait', t('Draft')],
      active: ['info', t('Starts later')],
      superseded: ['off', t('Replaced')],
      discarded: ['off', t('Discarded')],
    } as const
  )[rule.status];
  return { kind, label };
}

type Party = 'charity' | 'platform' | 'provider' | 'tax' | 'author' | 'school';

/** Colour and name of a part of a price. */
export const partLook = (party: Party): Pick<SplitPart, 'tone' | 'name'> =>
  (
    ({
      author: { tone: 'making', name: t('Authors, attributed') },
      school: { tone: 'school', name: t('School') },
      charity: { tone: 'charity', name: t('Charity') },
      platform: { tone: 'fees', name: t('Platform') },
      provider: { tone: 'fees', name: t('Fee of the provider') },
      tax: { tone: 'fees', name: t('Tax') },
    }) as const
  )[party];
