import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { deviceText } from '../../reader/index.ts';
import { categoryName } from '../../../shared/categoryName.ts';
import type { RowBook } from '../../../shared/books/rowsApi.ts';
import styles from './BookRows.module.css';

/** A line below a book with the reason for its recommendation. */
export function RecommendationReason({
  of: { book, why, device },
}: {
  of: Pick<RowBook, 'book' | 'why'> & Partial<Pick<RowBook, 'device'>>;
}) {
  if (!why) return null;
  const category = book.categories.find(({ slug }) => slug === why.value);
  const words = {
    readers: t('{count, plural, one {# student} other {# students}}', { count: Number(why.value) }),
    percentage:
      Number(why.value) >= 100
        ? t('Read to the end')
        : t('{percentage} % read', { percentage: Number(why.value) }),
    series: t('From the same series'),
    author: t('Also by {name}', { name: why.value }),
    theme: t('Also about {theme}', { theme: why.value }),
    category: t('More like it: {category}', { category: category ? categoryName(category) : why.value }),
  }[why.kind];
  const where = device && t('on {device}', { device: deviceText(device) });
  return <p className={styles['why']}>{where ? `${words} · ${where}` : words}</p>;
}

/** A line below a book in a row of several languages. */
export const InLanguage = ({ tag }: { tag: string }) => <p className={styles['why']}>{languageName(tag)}</p>;
