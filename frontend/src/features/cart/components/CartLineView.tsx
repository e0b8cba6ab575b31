import type { ReactNode } from 'react';
import { bookPath, coursePath } from '../../../app/paths.ts';
import { t, translated } from '../../../i18n/index.ts';
import type { CartLine } from '../../../shared/cart/api.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { SplitBar } from '../../../ui/SplitBar.tsx';
import { kindLabel } from '../kindLabel.ts';
import { splitParts } from '../split.ts';
import { ItemCover } from './ItemCover.tsx';
import styles from './CartLine.module.css';

/** One book or course with its price and where that goes; `children` are what can be done with it. */
export function CartLineView({ line, children }: { line: CartLine; children?: ReactNode }) {
  const { title, authors, total: price, split, slug, state, reason } = line;
  const nameless = line.kind === 'course' ? t('A course') : t('A book');
  return (
    <article className={styles['line']} aria-label={title}>
      <ItemCover
        title={title}
        authors={authors}
        image={line.image}
        sizes="112px"
        className={styles['cover']}
      />
      <div>
        <h2 dir="auto">
          {slug ? <TextLink to={pageOf(line.kind, slug)}>{title}</TextLink> : title || nameless}
        </h2>
        <p className={styles['by']} dir="auto">
          {authors.join(', ')}
        </p>
        <p className={styles['by']}>{kindLabel(line.kind)}</p>
      </div>
      {price && <p className={`num ${styles['price']}`}>{formatMoney(price)}</p>}
      <div className={styles['more']}>
        {state !== 'ok' && reason && (
          <p className={styles['reason']}>
            <Icon name="info" />
            {translated(reason)}
          </p>
        )}
        {price && split && split.charity.amount > 0 && (
          <div className={styles['split']}>
            <SplitBar thin parts={splitParts(split)} />
            <p className="num">
              {line.charity
                ? t('{part} of this goes to {charity}', {
                    part: formatMoney(split.charity),
                    charity: line.charity.name,
                  })
                : t('{part} of this goes to a charity', { part: formatMoney(split.charity) })}
            </p>
          </div>
        )}
        {children && <div className={styles['actions']}>{children}</div>}
      </div>
    </article>
  );
}

/** The page of a book, or of a course, which leads on to the address of its audience. */
const pageOf = (kind: CartLine['kind'], slug: string): string =>
  kind === 'course' ? coursePath({ slug, audience: 'student' }) : bookPath(slug);
