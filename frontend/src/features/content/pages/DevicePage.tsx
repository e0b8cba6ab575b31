import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { CameraCheck } from '../components/CameraCheck.tsx';
import styles from '../components/Device.module.css';
import pageStyles from '../components/Page.module.css';
import { PageHead } from '../components/PageHead.tsx';
import { checkConnection, checkReader, checkStorage, playTone, type Finding } from '../deviceChecks.ts';

const WORDS: Record<Finding['state'], { kind: StatusKind; label: string }> = {
  good: { kind: 'ok', label: 'Works' },
  weak: { kind: 'wait', label: 'Works, with limits' },
  bad: { kind: 'bad', label: 'Does not work' },
};

const CHECKS: { name: string; run: () => Promise<Finding> | Finding }[] = [
  { name: 'Connection', run: checkConnection },
  { name: 'Storage', run: checkStorage },
  { name: 'Reader', run: checkReader },
];

/** Checks whether this device meets the requirements for reading. No result leaves the browser. */
export default function DevicePage() {
  const [findings, setFindings] = useState<Record<string, Finding>>({});
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setFindings({});
    for (const { name, run: check } of CHECKS) {
      const finding = await check();
      setFindings((before) => ({ ...before, [name]: finding }));
    }
    setBusy(false);
  };
  return (
    <div className={`wrap ${pageStyles['page']}`}>
      <PageHead
        title={t('Check this device')}
        summary={t(
          'Five short checks tell whether reading works here. What they find stays in this browser.',
        )}
        art="science"
      />
      <div className="row">
        <Button tone="main" size="lg" disabled={busy} onClick={() => void run()}>
          {busy ? t('Checking') : t('Start the checks')}
        </Button>
      </div>
      <ul className={styles['checks']} aria-live="polite">
        {CHECKS.map(({ name }) => {
          const finding = findings[name];
          return (
            <li key={name}>
              <h2>{t(name)}</h2>
              {finding ? (
                <Status kind={WORDS[finding.state].kind} label={t(WORDS[finding.state].label)} />
              ) : (
                <Status kind="off" label={t('Not checked yet')} />
              )}
              {finding && <p>{finding.text}</p>}
            </li>
          );
        })}
        <SoundCheck />
        <CameraCheck />
      </ul>
      <p>
        {t('Something does not work?')} <Link to={paths.report}>{t('Report a problem')}</Link>
      </p>
    </div>
  );
}

/** Asks the person whether the tones were heard, which the browser cannot know. */
function SoundCheck() {
  const [state, setState] = useState<'off' | 'played' | 'heard' | 'silent' | 'failed'>('off');
  const play = async () => setState((await playTone()) ? 'played' : 'failed');
  return (
    <li>
      <h2>{t('Sound')}</h2>
      {state === 'heard' ? (
        <Status kind="ok" label={t('Works')} />
      ) : state === 'silent' || state === 'failed' ? (
        <Status kind="bad" label={t('Does not work')} />
      ) : (
        <Status kind="off" label={t('Not checked yet')} />
      )}
      {(state === 'silent' || state === 'failed') && (
        <p>{t('Turn the volume up, and check that the device is not muted. Then try again.')}</p>
      )}
      <p className="row">
        <Button size="sm" icon="audio" onClick={() => void play()}>
          {t('Play a sound')}
        </Button>
        {state === 'played' && (
          <>
            <Button size="sm" onClick={() => setState('heard')}>
              {t('I heard it')}
            </Button>
            <Button size="sm" onClick={() => setState('silent')}>
              {t('I heard nothing')}
            </Button>
          </>
        )}
      </p>
    </li>
  );
}
