import { LANGUAGE_NAMES, type Language } from '@bookgrove/contract';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { emailDetailPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ReasonDialog } from '../../../shared/forms/ReasonDialog.tsx';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { TableTools } from '../../../ui/table/TableTools.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useChangeWordingMutation,
  useGetEmailTemplateQuery,
  usePreviewEmailTemplateMutation,
  useRestoreWordingMutation,
  useSendTestEmailMutation,
  type EmailTemplateDetail,
  type WordingVersion,
} from '../api.ts';
import { useWordingPlace, WordingPlace } from '../components/WordingPlace.tsx';
import { templateName } from '../model.ts';
import styles from '../components/Emails.module.css';

/** How long typing pauses before the preview is made, in milliseconds. */
const PAUSE_MS = 500;

interface Place {
  template: string;
  school?: string;
  language: Language;
}

/** One template: what a school says in it besides the standard text, with a preview and every version. */
export default function EmailTemplatePage() {
  const { template = '' } = useParams();
  const { school, language } = useWordingPlace();
  const place: Place = { template, language, ...(school && { school }) };
  const query = useGetEmailTemplateQuery(place);
  const name = templateName(template);
  usePageTitle(name);
  const back = `${paths.emailTemplates}?language=${language}${school && `&school=${school}`}`;
  return (
    <>
      <WorkHead
        title={name}
        lead={query.data && `${query.data.school}, ${LANGUAGE_NAMES[language]}`}
        back={{ to: back, label: t('E-mail templates') }}
      />
      <TableTools>
        <WordingPlace />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={480} />}
        failed={t('The template did not load')}
        missing={
          <State
            asPage
            scene="lost"
            title={t('There is no such template')}
            actions={<ButtonLink to={back}>{t('All templates')}</ButtonLink>}
          />
        }
      >
        {(detail) => (
          <Editor
            key={`${template} ${school} ${language} ${detail.versions[0]?.version ?? 0}`}
            place={place}
            detail={detail}
          />
        )}
      </QueryView>
    </>
  );
}

function Editor({ place, detail }: { place: Place; detail: EmailTemplateDetail }) {
  const newest = detail.versions[0];
  const [subject, setSubject] = useState(newest?.subject ?? '');
  const [above, setAbove] = useState(newest?.above ?? '');
  const [below, setBelow] = useState(newest?.below ?? '');
  const [saving, setSaving] = useState(false);
  const [save] = useChangeWordingMutation();
  const [test, { isLoading }] = useSendTestEmailMutation();
  const [sent, setSent] = useState<string | null>(null);
  const dispatch = useDispatch();
  const draft = { subject, above, below };
  const { errors, preview } = usePreview(place, draft);
  const { template, ...where } = place;
  const changed =
    subject !== (newest?.subject ?? '') || above !== (newest?.above ?? '') || below !== (newest?.below ?? '');
  const sendTest = async () => {
    if (isLoading) return;
    const { data, error } = await test({ template, wordingBody: { ...where, ...draft } });
    if (error) return void dispatch(showToast('bad', normalizeError(error).message));
    setSent(data.id);
    dispatch(showToast('ok', t('A test goes to {address}', { address: data.address })));
  };
  return (
    <>
      <div className={styles['template']}>
        <form
          noValidate
          className={styles['words']}
          onSubmit={(event) => {
            event.preventDefault();
            if (Object.keys(errors).length === 0) setSaving(true);
          }}
        >
          <Field
            label={t('Subject')}
            hint={t('Empty: {subject}', { subject: detail.standard_subject })}
            name="subject"
            maxLength={150}
            lang={place.language}
            dir="auto"
            value={subject}
            error={errors['subject']}
            onChange={({ target }) => setSubject(target.value)}
          />
          <TextAreaField
            label={t('After the greeting')}
            hint={t('Lists begin with “- ”, and [Our books](/library) is a link to the school.')}
            name="above"
            rows={5}
            maxLength={1500}
            lang={place.language}
            dir="auto"
            value={above}
            error={errors['above']}
            onChange={({ target }) => setAbove(target.value)}
          />
          <TextAreaField
            label={t('At the end')}
            name="below"
            rows={5}
            maxLength={1500}
            lang={place.language}
            dir="auto"
            value={below}
            error={errors['below']}
            onChange={({ target }) => setBelow(target.value)}
          />
          <p className="soft">
            {t('Names that are filled in: {names}', {
              names: detail.placeholders.map((name) => `{${name}}`).join(' '),
            })}
          </p>
          <div className={record['actions']}>
            <Button type="submit" tone="main" aria-disabled={!changed || undefined}>
              {t('Save as version {version}', { version: String((newest?.version ?? 0) + 1) })}
            </Button>
            <Button icon="mail" aria-disabled={isLoading || undefined} onClick={() => void sendTest()}>
              {t('Send a test to me')}
            </Button>
          </div>
          {sent && (
            <p>
              <TextLink to={emailDetailPath(sent)}>{t('See the test in the log')}</TextLink>
            </p>
          )}
        </form>
        <section className={styles['preview']} aria-label={t('Preview')}>
          <h2 className={record['title']}>{t('Preview with sample data')}</h2>
          {preview && (
            <>
              <p dir="auto">
                <b lang={place.language}>{preview.subject}</b>
              </p>
              <iframe
                className={styles['frame']}
                src={preview.url}
                sandbox=""
                title={t('The e-mail with sample data')}
              />
            </>
          )}
        </section>
      </div>
      <Versions place={place} versions={detail.versions} />
      {saving && changed && (
        <ReasonDialog
          title={t('Save the wording')}
          action={t('Save')}
          onClose={() => setSaving(false)}
          onSend={async (reason) => {
            const { error } = await save({
              template,
              newWordingBody: { ...where, ...draft, base_version: newest?.version ?? 0, reason },
            });
            if (error) return error;
            dispatch(showToast('ok', t('The wording is saved')));
            setSaving(false);
            return undefined;
          }}
        >
          <p>{t('E-mails that are asked for from now on have it. Those before stay as they are.')}</p>
        </ReasonDialog>
      )}
    </>
  );
}

/** The preview of a draft, made when typing pauses; the fault of each field instead where it may not be used. */
function usePreview(place: Place, draft: { subject: string; above: string; below: string }) {
  const { template, ...where } = place;
  const body = JSON.stringify({ ...where, ...draft });
  const settled = useDebounced(body, PAUSE_MS);
  const [make, { data, error }] = usePreviewEmailTemplateMutation();
  useEffect(() => {
    void make({ template, wordingBody: JSON.parse(settled) as typeof where & typeof draft });
  }, [make, template, settled]);
  const errors: Record<string, string> = error ? normalizeError(error).fields : {};
  // The last preview stays while a draft has faults.
  const [last, setLast] = useState(data);
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  return { errors, preview: data ?? last };
}

/** Every version, the newest first. */
function Versions({ place, versions }: { place: Place; versions: WordingVersion[] }) {
  const [asked, setAsked] = useState<WordingVersion | null>(null);
  const [restore] = useRestoreWordingMutation();
  const dispatch = useDispatch();
  const { template, ...where } = place;
  const newest = versions[0];
  return (
    <>
      <h2 className={record['title']}>{t('Versions')}</h2>
      {!newest && <p className="soft">{t('The standard text alone. It was never changed here.')}</p>}
      {newest && (
        <Timeline
          label={t('Versions')}
          entries={versions.map((one) => ({
            key: String(one.version),
            at: one.at,
            state: one === newest ? 'now' : 'done',
            title: t('Version {version} by {name}', { version: String(one.version), name: one.by || '–' }),
            text:
              one.restored_from === null
                ? one.reason
                : t('Version {version} again: {reason}', {
                    version: String(one.restored_from),
                    reason: one.reason,
                  }),
            more: (
              <details className={styles['more']}>
                <summary>{t('What it says')}</summary>
                <p className={styles['version']} dir="auto" lang={place.language}>
                  {[one.subject, one.above, one.below].filter(Boolean).join('\n\n') || t('Standard text')}
                </p>
                {one !== newest && (
                  <Button size="sm" icon="retry" onClick={() => setAsked(one)}>
                    {t('Restore')}
                  </Button>
                )}
              </details>
            ),
          }))}
        />
      )}
      {asked && newest && (
        <ReasonDialog
          title={t('Restore version {version}', { version: String(asked.version) })}
          action={t('Restore')}
          onClose={() => setAsked(null)}
          onSend={async (reason) => {
            const { error } = await restore({
              template,
              restoreWordingBody: { ...where, version: asked.version, base_version: newest.version, reason },
            });
            if (error) return error;
            dispatch(showToast('ok', t('The wording is restored')));
            setAsked(null);
            return undefined;
          }}
        >
          <p>{t('It becomes a new version; the others stay.')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
