import { VIEW_LIMITS, viewQuery, type ViewTable } from '@bookgrove/contract';
import { savedViewsCalls, type SavedView } from '@bookgrove/api-client';
import { useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../api/normalizeError.ts';
import { LIST } from '../../api/baseApi.ts';
import { selectUser } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Disclosure.tsx';
import { Field } from '../../ui/Field.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import styles from './SavedViews.module.css';

const { useListSavedViewsQuery, useSaveViewMutation, useRemoveViewMutation } =
  savedViewsCalls.enhanceEndpoints({
    addTagTypes: ['SavedView'],
    endpoints: {
      listSavedViews: { providesTags: [{ type: 'SavedView', id: LIST }] },
      saveView: { invalidatesTags: (_list, error) => (error ? [] : [{ type: 'SavedView', id: LIST }]) },
      removeView: { invalidatesTags: [{ type: 'SavedView', id: LIST }] },
    },
  });

/** Filters and order of a large table that a person saves under a name, available on all their devices. */
export function SavedViews({ table }: { table: ViewTable }) {
  const keeps = useSelector(selectUser)?.permissions?.includes('view.save') ?? false;
  if (!keeps) return null;
  return (
    <Popover
      className={styles['root']}
      button={(props) => (
        <Button tone="plain" size="sm" icon="star" {...props}>
          {t('My views')}
        </Button>
      )}
    >
      {(close) => <Panel table={table} onLeave={close} />}
    </Popover>
  );
}

function Panel({ table, onLeave }: { table: ViewTable; onLeave: () => void }) {
  const [params] = useSearchParams();
  const current = viewQuery(table, params.toString());
  const query = useListSavedViewsQuery(table);
  const [remove] = useRemoveViewMutation();
  const [said, setSaid] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const dispatch = useDispatch();
  const forget = async ({ id, name }: SavedView) => {
    // The button disappears with its view; the focus stays in the panel.
    panel.current?.focus();
    const { error } = await remove(id);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else setSaid(t('The view {name} is gone', { name }));
  };
  return (
    <div ref={panel} className={styles['panel']} role="group" aria-label={t('My views')} tabIndex={-1}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={44} />}
        failed={t('Your views did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={<p className="soft">{t('You keep no view of this table yet.')}</p>}
      >
        {({ results }) => (
          <ul className={styles['views']}>
            {results.map((view) => (
              <li key={view.id}>
                <Link
                  to={{ search: view.query }}
                  aria-current={view.query === current ? 'true' : undefined}
                  onClick={onLeave}
                  dir="auto"
                >
                  {view.name}
                </Link>
                <IconButton
                  icon="close"
                  label={t('Remove the view {name}', { name: view.name })}
                  onClick={() => void forget(view)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <KeepForm table={table} current={current} kept={query.data?.results ?? []} />
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}

/** Saves the current filters and order; replaces a view of the same name. */
function KeepForm({ table, current, kept }: { table: ViewTable; current: string; kept: SavedView[] }) {
  const [name, setName] = useState('');
  const [keep, { isLoading }] = useSaveViewMutation();
  const { form, errors, settle } = useForm();
  const dispatch = useDispatch();
  if (!current)
    return (
      <p className="soft">{t('Choose a filter or an order. Then you can keep it here under a name.')}</p>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!settle((await keep({ table, name, query: current })).error)) return;
    dispatch(showToast('ok', t('The view is kept')));
    setName('');
  };
  const replaces = kept.some((view) => view.name === name.trim());
  return (
    <form ref={form} noValidate className={styles['keep']} onSubmit={(event) => void submit(event)}>
      <Field
        label={t('Keep what is shown now as')}
        maxLength={VIEW_LIMITS.name}
        value={name}
        hint={replaces ? t('The older view of this name gives way.') : undefined}
        error={errors['name'] ?? errors['query']}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" tone="main" size="sm" disabled={isLoading}>
        {t('Keep view')}
      </Button>
    </form>
  );
}
