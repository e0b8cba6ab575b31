import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/index.ts';
import { Icon } from './Icon.tsx';
import styles from './Pager.module.css';
import { PAGE_SIZES, pageOf, withParams } from './table/params.ts';

/** The page numbers to show: the first, the last and those around the current one; 0 is a gap. */
function pageNumbers(current: number, last: number): number[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) =>
    index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [0, page] : [page],
  );
}

/**
 * Pages of a list as links; the page number is in the address as `?page=`, or as `param` on a screen with two lists.
 * With `sizes` a person chooses the number of rows of a page, in the address as `?size=`.
 */
export function Pager({
  count,
  size,
  param = 'page',
  sizes = false,
}: {
  count: number;
  size: number;
  param?: string;
  sizes?: boolean;
}) {
  const [params] = useSearchParams();
  const last = Math.max(1, Math.ceil(count / size));
  const current = Math.min(last, pageOf(params, param));
  const to = (page: number) => {
    const next = new URLSearchParams(params);
    if (page === 1) next.delete(param);
    else next.set(param, String(page));
    return { search: next.toString() };
  };
  const from = (current - 1) * size + 1;
  return (
    <nav className={`${styles['pager']} num`} aria-label={t('Pages')}>
      <span className="soft">
        {t('{from} to {to} of {count}', {
          from: formatNumber(from),
          to: formatNumber(Math.min(count, current * size)),
          count: formatNumber(count),
        })}
      </span>
      {sizes && count > PAGE_SIZES[0] && <SizeField size={size} />}
      {last > 1 && (
        <span className={styles['links']}>
          {current > 1 && (
            <Link to={to(current - 1)} aria-label={t('Page before')}>
              <Icon name="before" />
            </Link>
          )}
          {pageNumbers(current, last).map((page, index) =>
            page === 0 ? (
              <span key={`gap-${index}`} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                key={page}
                to={to(page)}
                aria-label={t('Page {page}', { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {formatNumber(page)}
              </Link>
            ),
          )}
          {current < last && (
            <Link to={to(current + 1)} aria-label={t('Next page')}>
              <Icon name="next" />
            </Link>
          )}
        </span>
      )}
    </nav>
  );
}

function SizeField({ size }: { size: number }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <label className={styles['size']}>
      {t('Rows per page')}
      <select
        value={size}
        onChange={({ target }) => void navigate(withParams(params, { size: target.value }))}
      >
        {PAGE_SIZES.map((one) => (
          <option key={one} value={one}>
            {formatNumber(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
