import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useGetOwnImpactQuery } from '../api.ts';
import { impactTexts } from '../impactTexts.ts';
import { FollowImpact } from './FollowImpact.tsx';

/** What a child has done, in one line, and what their class did together; nothing before the first time. */
export function OwnImpact() {
  const { data, isError } = useGetOwnImpactQuery(undefined);
  if (isError) return <p className="soft">{t('Failed to fetch impact count')}</p>;
  if (!data) return null;
  const own = impactTexts(data.me);
  const [first] = data.classes;
  const together = first ? impactTexts(first) : [];
  if (own.length + together.length === 0) return null;
  return (
    <section className="sec">
      <FollowImpact />
      <h2>{t('What you have done')}</h2>
      {own.length > 0 && <p className="num">{own.join(' · ')}</p>}
      {first && together.length > 0 && (
        <p className="soft num">
          {t('Together in {name}: {done}', { name: first.name, done: together.join(' · ') })}
        </p>
      )}
      <p>
        <Link to={paths.goals}>{t('17 goals for a good world')}</Link>
      </p>
    </section>
  );
}
