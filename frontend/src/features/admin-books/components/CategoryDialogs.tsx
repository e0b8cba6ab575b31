import type { CategoryNode } from '@bookgrove/api-client';
import { useState, type FormEvent } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { categoriesApi } from '../categoriesApi.ts';
import { branches, subtree } from '../tree.ts';
import styles from './Categories.module.css';

interface DialogProps {
  node: CategoryNode | null;
  nodes: CategoryNode[];
  onClose: () => void;
  /** Receives a message about what was done, to be announced by screen readers. */
  onDone: (words: string) => void;
}

const indented = (depth: number, name: string): string => `${'\u2003'.repeat(depth)}${name}`;

/** Position of a category as two selects: its parent, and the sibling that follows it. */
export function MoveCategoryDialog({ node, onClose, ...rest }: DialogProps) {
  return (
    <Dialog open={node !== null} onClose={onClose} title={node ? t('Move {name}', { name: node.name }) : ''}>
      {node && <MoveForm node={node} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function MoveForm({ node, nodes, onClose, onDone }: DialogProps & { node: CategoryNode }) {
  const [parent, setParent] = useState(node.parent ?? '');
  const [before, setBefore] = useState('');
  const [failed, setFailed] = useState('');
  const [move, { isLoading }] = categoriesApi.useMoveCategoryMutation();
  const own = subtree(nodes, node.slug);
  const neighbours = nodes.filter(
    (other) => other.own && (other.parent ?? '') === parent && other.slug !== node.slug,
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await move({
      slug: node.slug,
      moveCategoryBody: { parent: parent || null, before: before || null },
    });
    if (error) return setFailed(normalizeError(error).message);
    onDone(t('{name} is moved', { name: node.name }));
    onClose();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <SelectField
        label={t('Below')}
        value={parent}
        error={failed || undefined}
        onChange={({ target }) => {
          setParent(target.value);
          setBefore('');
        }}
      >
        <option value="">{t('At the top')}</option>
        {branches(nodes)
          .filter((branch) => !own.has(branch.node.slug))
          .map((branch) => (
            <option key={branch.node.slug} value={branch.node.slug}>
              {indented(branch.depth, branch.node.name)}
            </option>
          ))}
      </SelectField>
      <SelectField label={t('Before')} value={before} onChange={({ target }) => setBefore(target.value)}>
        <option value="">{t('At the end')}</option>
        {neighbours.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button tone="main" type="submit" disabled={isLoading}>
        {t('Move')}
      </Button>
    </form>
  );
}

/** Deletes a category; asks for another category for its books and children first. */
export function RemoveCategoryDialog({ node, onClose, ...rest }: DialogProps) {
  return (
    <Dialog
      open={node !== null}
      onClose={onClose}
      title={node ? t('Delete {name}?', { name: node.name }) : ''}
    >
      {node && <RemoveForm node={node} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function RemoveForm({ node, nodes, onClose, onDone }: DialogProps & { node: CategoryNode }) {
  const below = subtree(nodes, node.slug);
  const full = node.books > 0 || below.size > 1;
  const [to, setTo] = useState('');
  const [failed, setFailed] = useState('');
  const [remove, { isLoading }] = categoriesApi.useRemoveCategoryMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (full && !to) return setFailed(t('Choose where its books and the categories below it go.'));
    const { error } = await remove({ slug: node.slug, ...(to && { to }) });
    if (error) return setFailed(normalizeError(error).message);
    onDone(t('{name} is deleted', { name: node.name }));
    onClose();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      {full ? (
        <SelectField
          label={t('Its books and the categories below it go to')}
          value={to}
          error={failed || undefined}
          onChange={({ target }) => setTo(target.value)}
        >
          <option value="">{t('Choose a category')}</option>
          {branches(nodes)
            .filter((branch) => !below.has(branch.node.slug))
            .map((branch) => (
              <option key={branch.node.slug} value={branch.node.slug}>
                {indented(branch.depth, branch.node.name)}
              </option>
            ))}
        </SelectField>
      ) : (
        <p>{failed || t('It is empty. This cannot be undone.')}</p>
      )}
      <Button tone="main" type="submit" disabled={isLoading}>
        {t('Delete')}
      </Button>
    </form>
  );
}
