import type { OwnResourceItem } from '@bookgrove/api-client';
import { RESOURCE_KINDS, type ResourceKind } from '@bookgrove/contract';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths, uploadContentPath } from '../../../app/paths.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ContributionRow, ContributionRows } from '../../../shared/wizard/ContributionRow.tsx';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ownResourcesApi } from '../api.ts';
import { Thumb } from '../components/ResourcePreview.tsx';
import { kindLabel } from '../labels.ts';
import { kindHelp, stageKind, stageLabel, audienceLabel } from './labels.ts';
import styles from './Authoring.module.css';

const ART: Record<ResourceKind, string> = {
  film: 'journeys',
  slides: 'science',
  sheet: 'poems',
  picture: 'other',
  sound: 'feelings',
};

/** The person's own resources with their status, and a button for a new one. */
export default function MyResourcesPage() {
  const query = ownResourcesApi.useListOwnResourcesQuery();
  const [make, { isLoading }] = ownResourcesApi.useCreateResourceMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const begin = async (kind: ResourceKind) => {
    const { data, error } = await make({ kind });
    if (data) void navigate(uploadContentPath(data.id));
    else dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <div className={`wrap ${styles['page']}`}>
      <div>
        <h1>{t('Upload for lessons')}</h1>
        <p className="soft">
          {t(
            'Films, slides, worksheets, pictures and sounds. Four steps, kept as you go; somebody of your school looks before others find it.',
          )}{' '}
          <Link to={paths.upload}>{t('Books go here.')}</Link>
        </p>
      </div>
      <section>
        <h2>{t('What do you have?')}</h2>
        <div className={styles['kinds']}>
          {RESOURCE_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className={styles['kind']}
              disabled={isLoading}
              onClick={() => void begin(kind)}
            >
              <Art file="categories" name={ART[kind]} viewBox="0 0 56 56" />
              <b>{kindLabel(kind)}</b>
              <small>{kindHelp(kind)}</small>
            </button>
          ))}
        </div>
      </section>
      <section>
        <h2>{t('What you put in')}</h2>
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={200} />}
          failed={t('Your uploads did not load')}
          isEmpty={(all) => all.length === 0}
          empty={<State scene="empty" title={t('You have not put anything in yet')} />}
        >
          {(all) => (
            <ContributionRows>
              {all.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ContributionRows>
          )}
        </QueryView>
      </section>
      <p>
        <ButtonLink to={paths.resources} icon="search">
          {t('What others put in')}
        </ButtonLink>
      </p>
    </div>
  );
}

function Row({ item }: { item: OwnResourceItem }) {
  const open = item.stage === 'draft' || item.stage === 'returned';
  const title = item.title || t('{kind} without a title', { kind: kindLabel(item.kind) });
  return (
    <ContributionRow
      picture={<Thumb kind={item.kind} preview={item.preview} />}
      title={title}
      facts={`${kindLabel(item.kind)} · ${formatAgo(item.updated_at)}`}
      action={
        <TextLink
          to={uploadContentPath(item.id)}
          aria-label={open ? t('Go on with {title}', { title }) : t('See it: {title}', { title })}
        >
          {open ? t('Go on') : t('See it')}
        </TextLink>
      }
    >
      <Status kind={stageKind(item.stage)} label={stageLabel(item.stage)} />{' '}
      {item.wide && <Status kind="info" label={audienceLabel(item.wide)} />}
    </ContributionRow>
  );
}
