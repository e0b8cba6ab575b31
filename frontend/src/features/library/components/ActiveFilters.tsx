import { Link } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { useCombined } from '../../search/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { valueName } from '../../../shared/books/facetLabels.ts';
import { NARROWING, valuesOf, withFilter, withValue } from '../../../shared/books/filters.ts';
import styles from './LibraryBrowser.module.css';

/** Active filters that no tile or chip above shows, each with a button to remove it. */
export default function ActiveFilters({
  params,
  search,
}: {
  params: URLSearchParams;
  search?: string | undefined;
}) {
  const active: { name: string; value: string; label: string; to: ReturnType<typeof withFilter> }[] = [
    ...(search
      ? [
          {
            name: 'search',
            label: t('Search'),
            value: t('“{search}”', { search: search }),
            to: withFilter(params, 'search', ''),
          },
        ]
      : []),
    ...NARROWING.flatMap((name) =>
      valuesOf(params, name).map((value) => ({
        name: `${name} ${value}`,
        label: valueName(name, value),
        value: '',
        to: withValue(params, name, value),
      })),
    ),
  ];
  const { data: found } = useCombined(search ?? '', 5);
  const meant = search && found?.query === search ? found.did_you_mean : null;
  return (
    <>
      {meant && (
        <p className={styles['meant']}>
          <Link to={withFilter(params, 'search', meant)}>
            {t('Did you mean “{words}”?', { words: meant })}
          </Link>
        </p>
      )}
      <p className={styles['active']}>
        {active.map(({ name, label, value, to }) => (
          <span key={name} className={styles['filter']}>
            {value ? (
              <>
                {label} <b>{value}</b>
              </>
            ) : (
              <b>{label}</b>
            )}
            <Link to={to} aria-label={t('Remove filter {label}', { label })} preventScrollReset>
              <Icon name="close" />
            </Link>
          </span>
        ))}
      </p>
    </>
  );
}
