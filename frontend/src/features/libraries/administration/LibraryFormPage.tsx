import type { LibraryBody, LibraryDraft } from '@bookgrove/api-client';
import { COUNTRIES } from '@bookgrove/contract';
import { LIBRARY_KINDS, LIBRARY_SCENES, type LibraryKind } from '@bookgrove/contract/dear-world-book';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { WRITTEN } from '../../stories/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { FormSet, Ticks } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { work, WorkHead } from '../../../ui/WorkHead.tsx';
import { librariesApi } from '../api.ts';
import styles from '../Libraries.module.css';
import { kindLabel } from '../labels.ts';
import { PickedBooks, RequestedBooks } from './LibraryBooks.tsx';

/** Creates or edits a library. */
export default function LibraryFormPage() {
  const { libraryId = 'new' } = useParams();
  const isNew = libraryId === 'new';
  const query = librariesApi.useGetLibraryDraftQuery(libraryId, { skip: isNew });
  if (isNew) return <LibraryForm />;
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={420} />}
      failed={t('The library did not load')}
      missing={<NotFoundPage />}
    >
      {(found) => <LibraryForm key={`${found.id} ${found.version}`} found={found} />}
    </QueryView>
  );
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 64);

function LibraryForm({ found }: { found?: LibraryDraft }) {
  const platform = useLocation().pathname.startsWith('/admin-panel');
  const root = platform ? '/admin-panel/libraries' : '/admin/libraries';
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [make, making] = librariesApi.useCreateLibraryMutation();
  const [change, changing] = librariesApi.useChangeLibraryMutation();
  const [remove, removing] = librariesApi.useRemoveLibraryMutation();
  const [form, setForm] = useState<Omit<Required<LibraryBody>, 'books' | 'version'>>({
    name: found?.name ?? '',
    slug: found?.slug ?? '',
    kind: found?.kind ?? 'community',
    place: found?.place ?? '',
    country: (found?.country ?? 'GB') as LibraryBody['country'],
    languages: found?.languages ?? ['en'],
    summary: found?.summary ?? '',
    story: found?.story ?? '',
    scene: found?.scene ?? 'house',
    paper_books: found?.paper_books ?? 0,
    selection: found?.selection ?? 'picked',
    wishes: found?.wishes ?? [],
    shown: found?.shown ?? false,
  });
  const [picked, setPicked] = useState(found?.picked ?? []);
  const problem = making.error ?? changing.error;
  const error = problem ? normalizeError(problem) : null;
  const wrong = error?.fields ?? {};
  const set = <Name extends keyof typeof form>(name: Name, value: (typeof form)[Name]) =>
    setForm((now) => ({ ...now, [name]: value }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body: LibraryBody = { ...form, books: picked.map(({ id }) => id) };
    const answer = await (found
      ? change({ id: found.id, libraryBody: { ...body, version: found.version } })
      : make(body));
    if (answer.error) return;
    dispatch(showToast('ok', form.shown ? t('The library is open.') : t('The library is kept.')));
    void navigate(root);
  };
  const close = async () => {
    const { error: failed } = await remove(found!.id);
    if (failed) return void dispatch(showToast('bad', normalizeError(failed).message));
    dispatch(showToast('ok', t('The library is gone. Its books stay.')));
    void navigate(root);
  };
  return (
    <>
      <WorkHead title={found ? found.name : t('New library')} back={{ to: root, label: t('Libraries') }} />
      <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        {error && (
          <p className={work['bad']} role="alert">
            {error.message}
          </p>
        )}
        <Field
          label={t('Name')}
          value={form.name}
          maxLength={120}
          error={wrong['name']}
          onChange={({ target }) =>
            setForm((now) => ({
              ...now,
              name: target.value,
              // The slug follows the name until it is edited.
              ...(!found && now.slug === slugOf(now.name) && { slug: slugOf(target.value) }),
            }))
          }
        />
        <Field
          label={t('Address')}
          hint={t('The last part of /libraries/…')}
          value={form.slug}
          maxLength={64}
          error={wrong['slug']}
          onChange={({ target }) => set('slug', target.value)}
        />
        <SelectField
          label={t('Whose library is it?')}
          value={form.kind}
          error={wrong['kind']}
          onChange={({ target }) => set('kind', target.value as LibraryKind)}
        >
          {LIBRARY_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabel(kind)}
            </option>
          ))}
        </SelectField>
        <Field
          label={t('Town or village')}
          value={form.place}
          maxLength={120}
          error={wrong['place']}
          onChange={({ target }) => set('place', target.value)}
        />
        <SelectField
          label={t('Country')}
          value={form.country}
          error={wrong['country']}
          onChange={({ target }) => set('country', target.value as LibraryBody['country'])}
        >
          {COUNTRIES.map((code) => ({ code, name: countryName(code) }))
            .toSorted((one, other) => one.name.localeCompare(other.name))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </SelectField>
        <FormSet title={t('Languages that are read there')}>
          <Ticks>
            {[...new Set([...WRITTEN, ...form.languages])].map((tag) => (
              <Checkbox
                key={tag}
                label={languageName(tag)}
                checked={form.languages.includes(tag)}
                onChange={({ target }) =>
                  set(
                    'languages',
                    target.checked ? [...form.languages, tag] : form.languages.filter((one) => one !== tag),
                  )
                }
              />
            ))}
          </Ticks>
        </FormSet>
        <TextAreaField
          label={t('In a sentence or two')}
          rows={2}
          value={form.summary}
          maxLength={300}
          error={wrong['summary']}
          onChange={({ target }) => set('summary', target.value)}
        />
        <TextAreaField
          label={t('The story of this place')}
          hint={t('An empty line begins a new paragraph.')}
          rows={7}
          value={form.story}
          maxLength={4000}
          error={wrong['story']}
          onChange={({ target }) => set('story', target.value)}
        />
        <fieldset className={styles['scenes']}>
          <legend>{t('Drawing')}</legend>
          <div>
            {LIBRARY_SCENES.map((scene) => (
              <label key={scene}>
                <input
                  type="radio"
                  name="scene"
                  aria-label={scene}
                  checked={form.scene === scene}
                  onChange={() => set('scene', scene)}
                />
                <Art file="libraries" name={scene} viewBox="0 0 320 180" />
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          type="number"
          min={0}
          label={t('Books of paper in it')}
          value={form.paper_books}
          error={wrong['paper_books']}
          onChange={({ target }) => set('paper_books', Number(target.value))}
        />
        {!platform && (
          <SelectField
            label={t('Which books does it have?')}
            value={form.selection}
            error={wrong['selection']}
            onChange={({ target }) => set('selection', target.value as 'own' | 'picked')}
          >
            <option value="picked">{t('Books that I pick')}</option>
            <option value="own">{t('All published books of our school')}</option>
          </SelectField>
        )}
        {form.selection === 'picked' && (
          <PickedBooks picked={picked} problem={wrong['books']} onChange={setPicked} />
        )}
        <RequestedBooks wishes={form.wishes} errors={wrong} onChange={(wishes) => set('wishes', wishes)} />
        <Checkbox
          label={t('The library is open: everybody finds it, at every school.')}
          checked={form.shown}
          onChange={({ target }) => set('shown', target.checked)}
        />
        <div className={styles['row']}>
          <Button
            type="submit"
            tone="main"
            aria-disabled={making.isLoading || changing.isLoading || undefined}
          >
            {t('Save')}
          </Button>
          {found && (
            <Button tone="danger" disabled={removing.isLoading} onClick={() => void close()}>
              {t('Take this library away')}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
