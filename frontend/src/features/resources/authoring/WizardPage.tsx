import type { ResourceDraft } from '@bookgrove/api-client';
import { canBeSent, isLanguage, resourceRemarks, type ResourceRemark } from '@bookgrove/contract';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { WizardRemarks, openSteps } from '../../../shared/wizard/WizardRemarks.tsx';
import { ReviewComment, useStep, Wizard as Frame } from '../../../shared/wizard/Wizard.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ownResourcesApi } from '../api.ts';
import { ResourcePreview } from '../components/ResourcePreview.tsx';
import { kindLabel } from '../labels.ts';
import { AboutStep } from './AboutStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ResourceHistory } from '../moderation/ResourceHistory.tsx';
import { Preview, remarksToFix } from './PreviewStep.tsx';
import { RightsStep } from './RightsStep.tsx';
import { useResourceForm, type ResourceFormValues } from './useResourceForm.ts';
import { reasonLabel, stageKind, stageLabel, audienceLabel } from './labels.ts';
import styles from './Authoring.module.css';

const POLL_MS = 1_500;
/** The wizard of one resource, from its file to the decision. */
export default function WizardPage() {
  const { resourceId = '' } = useParams();
  const { currentData } = ownResourcesApi.endpoints.getOwnResource.useQueryState(resourceId);
  const query = ownResourcesApi.useGetOwnResourceQuery(resourceId, {
    pollingInterval: currentData?.check === 'waiting' ? POLL_MS : 0,
  });
  return (
    <div className={`wrap ${styles['page']}`}>
      <Link to={paths.uploadContent}>{t('All your uploads for lessons')}</Link>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('This did not load')}
        missing={
          <State
            scene="no-match"
            asPage
            title={t('This is not here')}
            actions={<ButtonLink to={paths.uploadContent}>{t('Your uploads')}</ButtonLink>}
          />
        }
      >
        {(draft) =>
          draft.stage === 'draft' || draft.stage === 'returned' ? (
            <Wizard key={draft.id} draft={draft} />
          ) : (
            <Standing draft={draft} />
          )
        }
      </QueryView>
    </div>
  );
}

/** Checks the current form values by the same rules as the server. */
function remarksNow(draft: ResourceDraft, said: ResourceFormValues): ResourceRemark[] {
  const named = draft.file_language?.slice(0, 2).toLowerCase();
  return resourceRemarks({
    ...draft,
    ...said,
    words_inside: draft.words_inside,
    file_language: isLanguage(named) ? named : null,
    poster: draft.poster !== null,
  });
}

function Wizard({ draft }: { draft: ResourceDraft }) {
  const { said, state, errors, set, flush } = useResourceForm(draft);
  const [step, go] = useStep();
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [submit, sending] = ownResourcesApi.useSubmitResourceMutation();
  const [remove] = ownResourcesApi.useRemoveResourceMutation();
  const remarks = remarksNow(draft, said);
  const mend = remarksToFix(remarks, draft, said, set);
  const send = async () => {
    const unsaved = await flush();
    if (unsaved !== null) return dispatch(showToast('bad', unsaved));
    const { error } = await submit(draft.id);
    dispatch(
      error ? showToast('bad', normalizeError(error).message) : showToast('ok', t('It is on its way')),
    );
  };
  const back = draft.stage === 'returned' ? draft.moves.find(({ move }) => move === 'return') : undefined;
  return (
    <div className={styles['stack']}>
      <Frame
        title={said.title || t('New: {kind}', { kind: kindLabel(draft.kind) })}
        state={state}
        step={step}
        onStep={go}
        open={openSteps(mend)}
        note={
          back && (
            <ReviewComment
              who={t('{name} asks for a change:', { name: back.actor_name })}
              words={[back.reason && `${reasonLabel(back.reason)}.`, back.note].filter(Boolean).join(' ')}
            />
          )
        }
        end={
          <Button
            tone="main"
            size="lg"
            icon="check"
            disabled={!canBeSent(remarks) || sending.isLoading}
            onClick={() => void send()}
          >
            {t('Send it')}
          </Button>
        }
      >
        {step === 'file' && <FileStep draft={draft} />}
        {step === 'about' && <AboutStep draft={draft} said={said} errors={errors} set={set} />}
        {step === 'rights' && (
          <RightsStep
            draft={draft}
            said={said}
            errors={errors}
            set={set}
            tenantKind={user?.is_staff ? 'platform' : 'school'}
          />
        )}
        {step === 'preview' && <Preview draft={draft} said={said} />}
        <WizardRemarks remarks={mend} step={step} onStep={go} />
      </Frame>
      <ResourceHistory moves={draft.moves} />
      <p>
        <Button
          size="sm"
          onClick={() => {
            if (window.confirm(t('Throw this away for good?')))
              void remove(draft.id).then(() => navigate(paths.uploadContent, { replace: true }));
          }}
        >
          {t('Throw it away')}
        </Button>
      </p>
    </div>
  );
}

/** The status of a resource when its author cannot edit it. */
function Standing({ draft }: { draft: ResourceDraft }) {
  const [recall, { isLoading }] = ownResourcesApi.useRecallResourceMutation();
  return (
    <div className={styles['stack']}>
      <div>
        <h1>
          <bdi>{draft.title}</bdi>
        </h1>
        <Status kind={stageKind(draft.stage)} label={stageLabel(draft.stage)} />{' '}
        {draft.wide && <Status kind="info" label={audienceLabel(draft.wide)} />}
      </div>
      <div className={styles['columns']}>
        <ResourcePreview piece={draft} />
        <div className={styles['stack']}>
          {draft.stage === 'submitted' && (
            <Button disabled={isLoading} onClick={() => void recall(draft.id)}>
              {t('Take it back and change it')}
            </Button>
          )}
          {draft.path && (
            <ButtonLink to={draft.path} tone="main">
              {t('See its page')}
            </ButtonLink>
          )}
          <ResourceHistory moves={draft.moves} />
        </div>
      </div>
    </div>
  );
}
