import type { ResourceDraft } from '@bookgrove/api-client';
import {
  LANGUAGE_NAMES,
  REASONED_DECISIONS,
  RESOURCE_REASONS,
  type ResourceDecision,
  type ResourceReason,
} from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { FlaggedWords } from '../../../shared/FlaggedWords.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { FormFoot } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { licenceLabel, rightLabel } from '../../../shared/books/bookLabels.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { resourceModerationApi } from '../api.ts';
import { ResourcePreview } from '../components/ResourcePreview.tsx';
import { agesLabel, fileSummary, kindLabel, subjectLabel, lessonLabel } from '../labels.ts';
import { ResourceHistory } from './ResourceHistory.tsx';
import {
  languageOf,
  reasonLabel,
  stageKind,
  stageLabel,
  remarkLabel,
  audienceLabel,
} from '../authoring/labels.ts';
import wizard from '../../../shared/wizard/Wizard.module.css';
import styles from '../authoring/Authoring.module.css';

const DECISIONS: Record<ResourceDecision, string> = {
  approve: 'Approve it',
  return: 'Return it',
  withdraw: 'Take it off the list',
  widen: 'Give it to every school',
  decline: 'Leave it in its school',
};

/** One resource, its history, and the decision. */
export default function ModeratedResourcePage() {
  const { resourceId = '' } = useParams();
  const { pathname } = useLocation();
  const root = pathname.startsWith('/admin-panel') ? '/admin-panel/resources' : '/admin/resources';
  const query = resourceModerationApi.useGetResourceForModerationQuery(resourceId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={320} />}
      failed={t('This did not load')}
      missing={
        <State
          scene="no-match"
          asPage
          title={t('This is not here')}
          actions={<ButtonLink to={root}>{t('Put in for lessons')}</ButtonLink>}
        />
      }
    >
      {(piece) => <Piece piece={piece} root={root} />}
    </QueryView>
  );
}

/** The possible decisions, the likeliest first. */
function decisionsFor({ stage, wide }: ResourceDraft, team: boolean): ResourceDecision[] {
  if (team && wide !== null) return wide === 'asked' ? ['widen', 'decline'] : [];
  if (stage === 'submitted') return ['approve', 'return'];
  if (stage === 'approved') return ['withdraw'];
  return stage === 'withdrawn' ? ['approve'] : [];
}

function Piece({ piece, root }: { piece: ResourceDraft; root: string }) {
  const [asked, setAsked] = useState<ResourceDecision | null>(null);
  const [reason, setReason] = useState<ResourceReason | ''>('');
  const [note, setNote] = useState('');
  const [decide, { isLoading }] = resourceModerationApi.useDecideOnResourceMutation();
  const { form, errors, settle } = useForm();
  const dispatch = useDispatch();
  const send = async (decision: ResourceDecision) => {
    const { error } = await decide({
      id: piece.id,
      resourceDecisionBody: { decision, ...(reason && { reason }), ...(note && { note }) },
    });
    if (!settle(error)) return;
    setAsked(null);
    setReason('');
    setNote('');
    dispatch(showToast('ok', t('Decided')));
  };
  const facts: [string, string][] = [
    [t('Put in by'), piece.owner_name],
    [t('What it is'), [kindLabel(piece.kind), fileSummary(piece)].filter(Boolean).join(' · ')],
    [t('Language'), piece.language ? LANGUAGE_NAMES[piece.language] : languageOf(null)],
    [t('Age'), agesLabel(piece.age_min, piece.age_max)],
    [t('Level of its words'), piece.level === null ? '' : t('{level} of 4', { level: piece.level })],
    [t('Subjects'), piece.subjects.map(subjectLabel).join(', ')],
    [t('Part of the lesson'), piece.uses.map(lessonLabel).join(', ')],
    [
      t('Who finds it'),
      piece.readers === 'teachers' ? t('Teachers alone') : t('Students of this age, families and teachers'),
    ],
    [t('For'), piece.audience === 'everybody' ? t('Every school') : t('This school')],
    [t('Right'), piece.rights && rightLabel(piece.rights)],
    [t('Licence'), piece.license ? licenceLabel(piece.license) : ''],
    [t('Made by'), piece.credit],
    [t('The permission'), piece.proof],
    [t('What the picture shows'), piece.alt],
    [t('Captions'), piece.captions.map((one) => LANGUAGE_NAMES[one]).join(', ')],
    [t('Changed to make it safe'), piece.findings.join(' ')],
  ];
  return (
    <div className={styles['stack']}>
      <WorkHead title={piece.title} back={{ to: root, label: t('Put in for lessons') }}>
        <div className={wizard['foot']}>
          {decisionsFor(piece, root.startsWith('/admin-panel')).map((decision) => (
            <Button
              key={decision}
              tone={decision === 'approve' || decision === 'widen' ? 'main' : 'line'}
              disabled={isLoading}
              onClick={() =>
                REASONED_DECISIONS.includes(decision) ? setAsked(decision) : void send(decision)
              }
            >
              {t(DECISIONS[decision])}
            </Button>
          ))}
        </div>
      </WorkHead>
      <p>
        <Status kind={stageKind(piece.stage)} label={stageLabel(piece.stage)} />{' '}
        {piece.wide && <Status kind="info" label={audienceLabel(piece.wide)} />}
      </p>
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <p dir="auto">{piece.summary}</p>
          <ResourcePreview piece={piece} />
          {piece.download && piece.page_pictures.length === 0 && (
            <p>
              <a href={piece.download} download>
                {t('Take the file along and look at it')}
              </a>
            </p>
          )}
          <FlaggedWords flags={piece.flags} />
          {piece.remarks.length > 0 && (
            <ul className={wizard['remarks']} aria-label={t('Worth a look')}>
              {piece.remarks.map((remark) => (
                <li key={remark}>{remarkLabel(remark)}</li>
              ))}
            </ul>
          )}
        </div>
        <aside className={styles['stack']}>
          <dl className={styles['facts']}>
            {facts
              .filter(([, value]) => value)
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
          </dl>
          <ResourceHistory moves={piece.moves} />
        </aside>
      </div>
      <Dialog open={asked !== null} onClose={() => setAsked(null)} title={asked ? t(DECISIONS[asked]) : ''}>
        <form
          ref={form}
          noValidate
          className={styles['stack']}
          onSubmit={(event) => {
            event.preventDefault();
            if (asked) void send(asked);
          }}
        >
          <SelectField
            label={t('Why')}
            value={reason}
            error={errors['reason']}
            onChange={({ target }) => setReason(target.value as ResourceReason)}
          >
            <option value="">{t('Choose')}</option>
            {RESOURCE_REASONS.map((one) => (
              <option key={one} value={one}>
                {reasonLabel(one)}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label={t('What {name} can do', { name: piece.owner_name })}
            rows={4}
            maxLength={1000}
            value={note}
            error={errors['note']}
            onChange={({ target }) => setNote(target.value)}
          />
          <FormFoot>
            <Button type="submit" tone="main" disabled={isLoading}>
              {asked ? t(DECISIONS[asked]) : ''}
            </Button>
          </FormFoot>
        </form>
      </Dialog>
    </div>
  );
}
