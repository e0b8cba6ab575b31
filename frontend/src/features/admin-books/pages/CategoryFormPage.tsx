import type { CategoryBody, CategoryNode } from '@bookgrove/api-client';
import { LANGUAGES, CATEGORY_ICONS, type CategoryIcon } from '@bookgrove/contract';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { clearsErrors, ErrorSummary, FormFoot } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { categoriesApi } from '../categoriesApi.ts';
import styles from '../components/Categories.module.css';
import { branches, subtree } from '../tree.ts';

/** Form for a category: name, look and parent. */
export default function CategoryFormPage() {
  const { categoryId } = useParams();
  const { pathname } = useLocation();
  const list = pathname.startsWith(paths.platform) ? paths.platformCategories : paths.adminCategories;
  const query = categoriesApi.useListCategoryTreeQuery();
  return (
    <>
      <WorkHead
        title={categoryId ? t('Category') : t('New category')}
        back={{ to: list, label: t('Categories') }}
      />
      <QueryView query={query} skeleton={<TableSkeleton />} failed={t('The category did not load')}>
        {({ results }) => {
          const node = results.find(({ id, own }) => own && id === categoryId);
          return categoryId && !node ? (
            <State
              scene="no-match"
              title={t('There is no such category here')}
              actions={<ButtonLink to={list}>{t('All categories')}</ButtonLink>}
            />
          ) : (
            <CategoryForm key={categoryId ?? 'new'} node={node} nodes={results} list={list} />
          );
        }}
      </QueryView>
    </>
  );
}

function CategoryForm({
  node,
  nodes,
  list,
}: {
  node: CategoryNode | undefined;
  nodes: CategoryNode[];
  list: string;
}) {
  const [name, setName] = useState(node?.name ?? '');
  const [names, setNames] = useState<Record<string, string>>(node?.names ?? {});
  const [description, setDescription] = useState(node?.description ?? '');
  const [icon, setIcon] = useState<string | null>(node?.icon ?? null);
  const [color, setColor] = useState<string | null>(node?.color ?? null);
  const [parent, setParent] = useState(node?.parent ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  const [add, adding] = categoriesApi.useCreateCategoryMutation();
  const [change, changing] = categoriesApi.useChangeCategoryMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const below = node ? subtree(nodes, node.slug) : new Set<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body: CategoryBody = {
      name,
      names,
      description,
      icon: icon as CategoryIcon | null,
      color,
      parent: parent || null,
    };
    const { error } = node ? await change({ slug: node.slug, categoryBody: body }) : await add(body);
    if (error) {
      const failure = normalizeError(error);
      setErrors(failure.fields);
      setTried((now) => now + 1);
      if (Object.keys(failure.fields).length === 0) dispatch(showToast('bad', failure.message));
      return;
    }
    dispatch(showToast('ok', t('The category is saved')));
    void navigate(list);
  };
  return (
    <form
      className={styles['page']}
      noValidate
      onChange={clearsErrors(setErrors)}
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary errors={errors} tried={tried} />
      <Field
        label={t('Name')}
        name="name"
        value={name}
        maxLength={60}
        required
        error={errors['name']}
        onChange={({ target }) => setName(target.value)}
      />
      {LANGUAGES.filter((language) => language !== 'en').map((language) => (
        <Field
          key={language}
          label={t('Name in {language}', { language: languageName(language) })}
          name={`name-${language}`}
          lang={language}
          dir="auto"
          value={names[language] ?? ''}
          maxLength={60}
          onChange={({ target }) => setNames((now) => ({ ...now, [language]: target.value }))}
        />
      ))}
      <TextAreaField
        label={t('Description')}
        name="description"
        rows={3}
        value={description}
        maxLength={500}
        error={errors['description']}
        onChange={({ target }) => setDescription(target.value)}
      />
      <SelectField
        label={t('Below')}
        name="parent"
        value={parent}
        error={errors['parent']}
        onChange={({ target }) => setParent(target.value)}
      >
        <option value="">{t('At the top')}</option>
        {branches(nodes)
          .filter((branch) => !below.has(branch.node.slug))
          .map((branch) => (
            <option key={branch.node.slug} value={branch.node.slug}>
              {`${'\u2003'.repeat(branch.depth)}${branch.node.name}`}
            </option>
          ))}
      </SelectField>
      <fieldset className={styles['icons']}>
        <legend>{t('Picture')}</legend>
        {CATEGORY_ICONS.map((one) => (
          <label key={one}>
            <input type="radio" name="icon" checked={icon === one} onChange={() => setIcon(one)} />
            <Art file="categories" name={one} viewBox="0 0 56 56" />
            <span className="sr">{iconWord(one)}</span>
          </label>
        ))}
      </fieldset>
      <Checkbox
        label={t('A colour of its own')}
        checked={color !== null}
        onChange={({ target }) => setColor(target.checked ? '#dfeee6' : null)}
      />
      {color !== null && (
        <Field
          label={t('Colour')}
          name="color"
          type="color"
          value={color}
          error={errors['color']}
          onChange={({ target }) => setColor(target.value.toLowerCase())}
        />
      )}
      <FormFoot>
        <Button tone="main" type="submit" disabled={adding.isLoading || changing.isLoading}>
          {t('Save category')}
        </Button>
        <ButtonLink to={list}>{t('Cancel')}</ButtonLink>
      </FormFoot>
    </form>
  );
}

const iconWord = (icon: CategoryIcon): string =>
  ({
    animals: t('Animals'),
    sea: t('Sea and sky'),
    'folk-tales': t('Folk tales'),
    feelings: t('Feelings'),
    space: t('Space'),
    science: t('Science'),
    poems: t('Poems'),
    journeys: t('Journeys'),
    other: t('Star'),
  })[icon];
