import type { CategoryNode } from '@bookgrove/api-client';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { categoryPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { categoryArt } from '../../../shared/categoryArt.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { type RowAction, RowMenu } from '../../../ui/table/RowMenu.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { categoriesApi } from '../categoriesApi.ts';
import styles from '../components/Categories.module.css';
import { MoveCategoryDialog, RemoveCategoryDialog } from '../components/CategoryDialogs.tsx';
import { branches, dropOf, type Branch } from '../tree.ts';
import { useTreeDrag } from '../useTreeDrag.ts';

/**
 * The tree of categories, reordered by dragging or by a menu. A school adds its own categories to those of the
 * platform.
 */
export default function CategoriesPage() {
  const { pathname } = useLocation();
  const area = pathname.startsWith(paths.platform) ? 'platform' : 'school';
  const query = categoriesApi.useListCategoryTreeQuery();
  return (
    <>
      <WorkHead
        title={t('Categories')}
        lead={
          area === 'school'
            ? t(
                'Your own categories come first in the library; drag them into order, or use their menus. Those of the platform can be hidden.',
              )
            : t('Every school shows these, after its own ones. Drag them into order, or use their menus.')
        }
      >
        <ButtonLink tone="main" icon="plus" to={categoryPath(area)}>
          {t('New category')}
        </ButtonLink>
      </WorkHead>
      <QueryView
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The categories did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={<State scene="empty" title={t('There are no categories yet')} />}
      >
        {({ results }) => <Tree nodes={results} area={area} />}
      </QueryView>
    </>
  );
}

type Dialogs = { kind: 'move' | 'remove'; node: CategoryNode } | null;

function Tree({ nodes, area }: { nodes: CategoryNode[]; area: 'school' | 'platform' }) {
  const [open, setOpen] = useState<Dialogs>(null);
  const [said, setSaid] = useState('');
  const [move] = categoriesApi.useMoveCategoryMutation();
  const [show] = categoriesApi.useSetCategoryVisibilityMutation();
  const dispatch = useDispatch();
  const settle = (error: unknown, done: string) => {
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else setSaid(done);
  };
  const { dragged, over, grip } = useTreeDrag((slug, { slug: target, place }) => {
    const node = nodes.find((one) => one.slug === slug);
    const moveCategoryBody = dropOf(nodes, slug, target, place);
    if (!node || !moveCategoryBody) return;
    void move({ slug, moveCategoryBody }).then(({ error }) =>
      settle(error, t('{name} is moved', { name: node.name })),
    );
  });
  const actions = (node: CategoryNode): RowAction[] =>
    node.own
      ? [
          { label: t('Edit'), icon: 'edit', to: categoryPath(area, node.id) },
          { label: t('Move to…'), icon: 'swap', run: () => setOpen({ kind: 'move', node }) },
          { label: t('Delete…'), icon: 'close', run: () => setOpen({ kind: 'remove', node }) },
        ]
      : [
          {
            label: node.hidden ? t('Show at this school') : t('Hide at this school'),
            icon: node.hidden ? 'eye' : 'eyeOff',
            run: () =>
              void show({ slug: node.slug, categoryVisibilityBody: { shown: node.hidden } }).then(
                ({ error }) =>
                  settle(
                    error,
                    node.hidden
                      ? t('{name} is shown', { name: node.name })
                      : t('{name} is hidden', { name: node.name }),
                  ),
              ),
          },
        ];
  const row = ({ node, depth }: Branch) => (
    <li
      key={node.slug}
      className={styles['row']}
      style={{ marginInlineStart: `min(${depth * 32}px, ${depth * 6}vw)` }}
      data-slug={node.slug}
      data-dragged={dragged === node.slug || undefined}
      data-over={over?.slug === node.slug ? over.place : undefined}
    >
      {node.own && (
        <span className={styles['grip']} aria-hidden="true" {...grip(node.slug)}>
          <Icon name="grip" />
        </span>
      )}
      <span className={styles['art']} style={node.color ? { background: node.color } : undefined}>
        <Art file="categories" name={node.icon ?? categoryArt(node.slug)} viewBox="0 0 56 56" />
      </span>
      <span className={styles['words']}>
        <span>
          <b dir="auto">{node.name}</b>
          <small>
            {t('{count, plural, =0 {No books} one {# book} other {# books}}', { count: node.books })}
            {node.description && ` · ${node.description}`}
          </small>
        </span>
        {!node.own && (
          <Status
            kind={node.hidden ? 'off' : 'info'}
            label={node.hidden ? t('Hidden') : t('Of the platform')}
          />
        )}
      </span>
      <RowMenu label={t('Actions for {name}', { name: node.name })} actions={actions(node)} />
    </li>
  );
  return (
    <>
      <ul className={styles['tree']} aria-label={t('Categories')}>
        {branches(nodes).map(row)}
      </ul>
      <p className="sr" role="status">
        {said}
      </p>
      <MoveCategoryDialog
        node={open?.kind === 'move' ? open.node : null}
        nodes={nodes}
        onClose={() => setOpen(null)}
        onDone={setSaid}
      />
      <RemoveCategoryDialog
        node={open?.kind === 'remove' ? open.node : null}
        nodes={nodes}
        onClose={() => setOpen(null)}
        onDone={setSaid}
      />
    </>
  );
}
