import type { OwnResourceItem } from '@bookgrove/api-client';
import { RESOURCE_KINDS, type ResourceKind } from '@bookgrove/contract';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths, uploadContentPath } from '../../../app/paths.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { PieceRow, PieceRows } from '../../../shared/wizard/PieceRow.tsx';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ownResourcesApi } from '../api.ts';
import { Thumb } from '../components/Look.tsx';
import { kindWord } from '../words.ts';
import { kindHelp, stageKind, stageWord, wideWord } from './words.ts';
import styles from './Work.module.css';

const ART: Record<ResourceKind, string> = {
  film: 'journeys', slides: 'science', sheet: 'poems', picture: 'other', sound: 'feelings',
}; // prettier-ignore

/** What one put in for lessons, and how it stands; and where something new begins. */
export default function MyResourcesPage() {
  const query = ownResourcesApi.useListOwnResourcesQuery();
  const [make, { isLoading }] = ownResourcesApi.useMakeResourceMutation();
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
          {t('Films, slides, worksheets, pictures and sounds. Four steps, kept as you go; somebody of your school looks before others find it.')}{' '}
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
              <b>{kindWord(kind)}</b>
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
            <PieceRows>
              {all.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </PieceRows>
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
} // prettier-ignore

function Row({ item }: { item: OwnResourceItem }) {
  const open = item.stage === 'draft' || item.stage === 'returned';
  const title = item.title || t('{kind} without a title', { kind: kindWord(item.kind) });
  return (
    <PieceRow
      picture={<Thumb kind={item.kind} preview={item.preview} />}
      title={title}
      facts={`${kindWord(item.kind)} · ${formatAgo(item.updated_at)}`}
      action={
        <TextLink
          to={uploadContentPath(item.id)}
          aria-label={open ? t('Go on with {title}', { title }) : t('See it: {title}', { title })}
        >
          {open ? t('Go on') : t('See it')}
        </TextLink>
      }
    >
      <Status kind={stageKind(item.stage)} label={stageWord(item.stage)} />{' '}
      {item.wide && <Status kind="info" label={wideWord(item.wide)} />}
    </PieceRow>
  );
}
