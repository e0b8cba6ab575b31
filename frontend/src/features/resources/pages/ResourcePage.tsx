import type { ResourceView } from '@bookgrove/api-client';
import { LANGUAGE_NAMES } from '@bookgrove/contract';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { resourcesApi } from '../api.ts';
import { ResourcePreview } from '../components/ResourcePreview.tsx';
import styles from '../components/ResourcesPage.module.css';
import { agesLabel, fileSummary, kindLabel, subjectLabel, lessonLabel } from '../labels.ts';

/** The page of one resource: view, play and download. */
export default function ResourcePage() {
  const { resourceId = '' } = useParams();
  const query = resourcesApi.useGetResourceQuery(resourceId);
  return (
    <div className="wrap">
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('This did not load')}
        missing={
          <State
            scene="no-match"
            asPage
            title={t('This is not here')}
            actions={<ButtonLink to={paths.resources}>{t('To learn with')}</ButtonLink>}
          />
        }
      >
        {(piece) => <Piece piece={piece} />}
      </QueryView>
    </div>
  );
}

function Piece({ piece }: { piece: ResourceView }) {
  usePageTitle(piece.title);
  const written = { lang: piece.language || undefined, dir: 'auto' as const };
  const facts: [string, string][] = [
    [t('What it is'), [kindLabel(piece.kind), fileSummary(piece)].filter(Boolean).join(' · ')],
    [t('Age'), agesLabel(piece.age_min, piece.age_max)],
    [t('Language'), piece.language && LANGUAGE_NAMES[piece.language]],
    [t('Subject'), piece.subjects.map(subjectLabel).join(', ')],
    [t('Part of the lesson'), piece.uses.map(lessonLabel).join(', ')],
    [t('Goals'), piece.goals.map(goalName).join(', ')],
    [t('Made by'), piece.credit],
    [t('Licence'), piece.license ?? ''],
  ];
  return (
    <div className={styles['page']}>
      <Link to={paths.resources} className={styles['back']}>
        <Icon name="before" />
        {t('To learn with')}
      </Link>
      <div>
        <h1 {...written}>{piece.title}</h1>
        <p className="soft" {...written}>
          {piece.summary}
        </p>
      </div>
      <div className={styles['columns']}>
        <ResourcePreview piece={piece} />
        <aside className={styles['aside']}>
          {piece.download && (
            <a className={styles['download']} href={piece.download} download>
              {t('Take it along')}
            </a>
          )}
          {piece.pages !== null &&
            piece.pages > piece.page_pictures.length &&
            piece.page_pictures.length > 0 && (
              <p className="soft">{t('There is more to read in the file.')}</p>
            )}
          <dl>
            {facts
              .filter(([, value]) => value)
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
          </dl>
        </aside>
      </div>
    </div>
  );
}
