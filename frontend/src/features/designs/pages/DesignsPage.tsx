import type { Design } from '@bookgrove/api-client';
import type { DesignBody, DesignSize } from '@bookgrove/contract';
import { DESIGN_SIZES } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { designPath } from '../../../app/paths.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { pageOf } from '../../../ui/table/params.ts';
import {
  useCopyDesignMutation,
  useDeleteDesignMutation,
  useListDesignsQuery,
  useCreateDesignMutation,
} from '../api.ts';
import { Preview } from '../components/Preview.tsx';
import { emptyBody, TEMPLATES } from '../templates.ts';
import { SIZE_NAMES } from '../../../shared/art/designLabels.ts';
import styles from './DesignsPage.module.css';

const EACH = 12;

/** Covers and posters: templates, and the person's own designs. */
export default function DesignsPage() {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const query = useListDesignsQuery({ limit: EACH, offset: (page - 1) * EACH });
  const [make, making] = useCreateDesignMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const tenant = useTenant();
  const user = useSelector(selectUser);
  // No external links for children.
  const canva = user?.role !== 'student' && (tenant?.features ?? []).includes('canva');
  const begin = async (title: string, size: DesignSize, body: DesignBody) => {
    const answer = await make({ title, size, body });
    if (answer.error) dispatch(showToast('bad', normalizeError(answer.error).message));
    else void navigate(designPath(answer.data.id));
  };
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{t('Covers and posters')}</h1>
        <p>
          {t('Draw a cover for a book, or a poster for the wall. Nobody else sees it until you show it.')}
        </p>
        {canva && (
          <ButtonLink to="https://www.canva.com/" target="_blank" rel="noopener noreferrer">
            {t('Open Canva')}
          </ButtonLink>
        )}
      </header>
      <section className={styles['part']}>
        <h2>{t('My designs')}</h2>
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={260} />}
          failed={t('Your designs did not load')}
          isEmpty={({ count }) => count === 0}
          empty={
            <p className={styles['none']}>
              {t('Nothing here yet. Begin with an empty page or a template below.')}
            </p>
          }
        >
          {({ results, count }) => (
            <>
              <ul className={styles['cards']}>
                {results.map((design) => (
                  <Card key={design.id} design={design} />
                ))}
              </ul>
              {count > EACH && <Pager count={count} size={EACH} />}
            </>
          )}
        </QueryView>
      </section>
      <section className={styles['part']}>
        <h2>{t('Begin a new one')}</h2>
        <div className="row">
          {(Object.keys(DESIGN_SIZES) as DesignSize[]).map((size) => (
            <Button
              key={size}
              icon="plus"
              disabled={making.isLoading}
              onClick={() => void begin(t(SIZE_NAMES[size]), size, emptyBody())}
            >
              {t('Empty: {size}', { size: t(SIZE_NAMES[size]) })}
            </Button>
          ))}
        </div>
        <ul className={styles['cards']}>
          {TEMPLATES.map(({ key, name, size, body }) => (
            <TemplateCard
              key={key}
              name={name}
              size={size}
              make={body}
              busy={making.isLoading}
              onBegin={(drawing) => void begin(t(name), size, drawing)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

function TemplateCard({
  name,
  size,
  make,
  busy,
  onBegin,
}: {
  name: string;
  size: DesignSize;
  make: () => DesignBody;
  busy: boolean;
  onBegin: (body: DesignBody) => void;
}) {
  const [body] = useState(make);
  return (
    <li>
      <button type="button" className={styles['card']} disabled={busy} onClick={() => onBegin(body)}>
        <span className={styles['picture']}>
          <Preview body={body} size={size} high={size === 'square' ? 166 : 220} />
        </span>
        <b>{t(name)}</b>
        <span className="soft">{t(SIZE_NAMES[size])}</span>
      </button>
    </li>
  );
}

function Card({ design }: { design: Design }) {
  const [copy, copying] = useCopyDesignMutation();
  const [remove] = useDeleteDesignMutation();
  const [asking, setAsking] = useState(false);
  const dispatch = useDispatch();
  const { id, title, size, updated_at } = design;
  const copyIt = async () => {
    const answer = await copy(id);
    if (answer.error) dispatch(showToast('bad', normalizeError(answer.error).message));
    else dispatch(showToast('ok', t('“{title}” is copied.', { title })));
  };
  const removeIt = async () => {
    setAsking(false);
    const answer = await remove(id);
    if (answer.error) dispatch(showToast('bad', normalizeError(answer.error).message));
    else dispatch(showToast('ok', t('“{title}” is deleted.', { title })));
  };
  return (
    <li>
      <Link className={styles['card']} to={designPath(id)}>
        <span className={styles['picture']}>
          <Preview body={design.body as DesignBody} size={size} high={size === 'square' ? 166 : 220} />
        </span>
        <b>{title}</b>
        <span className="soft">
          {t(SIZE_NAMES[size])} · {formatAgo(updated_at)}
        </span>
      </Link>
      <span className={styles['tools']}>
        <IconButton
          icon="copy"
          label={t('Copy {title}', { title })}
          disabled={copying.isLoading}
          onClick={() => void copyIt()}
        />
        <IconButton icon="close" label={t('Delete {title}', { title })} onClick={() => setAsking(true)} />
      </span>
      <ConfirmDialog
        open={asking}
        title={t('Delete this design?')}
        action={t('Delete it')}
        cancel={t('Keep it')}
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={() => void removeIt()}
      >
        <p>{t('“{title}” will be gone for good.', { title })}</p>
      </ConfirmDialog>
    </li>
  );
}
