import { MESSAGES } from '@bookgrove/contract';
import type { Mode } from '@bookgrove/api-client';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../../../app/paths.ts';
import { selectSession } from '../../../api/session.ts';
import { t, translated } from '../../../i18n/index.ts';
import { modeLabels } from '../../../shared/modeLabels.ts';
import { closePicker, modeChosen, selectPickerOpen, useModes } from '../../../shared/modes.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ModePicture } from './ModePicture.tsx';
import styles from './ModePicker.module.css';

/** The overlay in which a person chooses a mode of their school. */
export function ModePicker() {
  const open = useSelector(selectPickerOpen);
  const dispatch = useDispatch();
  const title = t('Select a Different Mode');
  return (
    <Dialog
      open={open}
      onClose={() => dispatch(closePicker())}
      title={title}
      shape="wide"
      header={
        <div className={styles['head']}>
          <h2>{title}</h2>
          <p>{t('A mode picks what you see first. You can change it at any time.')}</p>
        </div>
      }
    >
      <Modes />
    </Dialog>
  );
}

function Modes() {
  const { phase } = useSelector(selectSession);
  const { pathname, search } = useLocation();
  const { query, modes, current } = useModes();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  if (phase !== 'member')
    return (
      <State
        scene="gate"
        title={t(MESSAGES.modesNeedLogin)}
        actions={
          <ButtonLink
            tone="main"
            size="lg"
            to={loginPath(pathname + search)}
            onClick={() => dispatch(closePicker())}
          >
            {t('Log in')}
          </ButtonLink>
        }
      />
    );
  const choose = (mode: Mode) => {
    dispatch(modeChosen(mode.id));
    dispatch(showToast('ok', t('Your mode is now {name}', { name: modeLabels(mode.name) })));
    void navigate(mode.landing_path);
  };
  return (
    <QueryView
      query={query}
      skeleton={<div className={styles['waiting']} aria-hidden="true" />}
      failed={t('The modes did not load')}
      isEmpty={({ count }) => count === 0}
      empty={<State scene="empty" title={t('This school offers no modes')} />}
    >
      {() => (
        <ul className={styles['modes']}>
          {modes.map((mode) => (
            <li key={mode.id}>
              <ModeCard mode={mode} current={mode.id === current?.id} onChoose={() => choose(mode)} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function ModeCard({ mode, current, onChoose }: { mode: Mode; current: boolean; onChoose: () => void }) {
  const { name, description, image, locked, lock_reason } = mode;
  return (
    <button
      type="button"
      className={styles['mode']}
      aria-pressed={current}
      aria-disabled={locked || undefined}
      onClick={() => {
        if (!locked) onChoose();
      }}
    >
      <span className={styles['picture']}>
        <ModePicture image={image} />
        {locked && (
          <span className={styles['lock']}>
            <Icon name="lock" />
          </span>
        )}
        {current && (
          <span className={styles['tick']}>
            <Icon name="check" />
          </span>
        )}
      </span>
      <b>{modeLabels(name)}</b>
      <span>
        {locked ? translated(lock_reason ?? '') : current ? t('Your mode now') : modeLabels(description)}
      </span>
    </button>
  );
}
