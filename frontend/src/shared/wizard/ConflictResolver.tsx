import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import type { EditConflict } from './editConflict.ts';
import styles from './Wizard.module.css';

/** Shows fields that were changed in two places side by side, to choose which version to keep. */
export function ConflictResolver<Said>({
  clash,
  ours,
  nameOf,
  valueOf,
  onChoose,
}: {
  clash: EditConflict<Said>;
  ours: Said;
  nameOf: (name: keyof Said) => string;
  valueOf: (name: keyof Said, value: unknown) => string;
  onChoose: (side: 'ours' | 'theirs') => void;
}) {
  return (
    <section className={styles['clash']} role="alert" aria-labelledby="two-versions">
      <h2 id="two-versions">{t('This was changed somewhere else, too')}</h2>
      <p>{t('Somebody else, or another window, was quicker. Nothing is lost: choose what stays.')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('What')}</th>
            <th scope="col">{t('Written here')}</th>
            <th scope="col">{t('Written there')}</th>
          </tr>
        </thead>
        <tbody>
          {clash.names.map((name) => (
            <tr key={String(name)}>
              <th scope="row">{nameOf(name)}</th>
              <td dir="auto">{valueOf(name, ours[name]) || '–'}</td>
              <td dir="auto">{valueOf(name, clash.theirs[name]) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['actions']}>
        <Button tone="main" onClick={() => onChoose('ours')}>
          {t('Keep what is written here')}
        </Button>
        <Button onClick={() => onChoose('theirs')}>{t('Take what is written there')}</Button>
      </div>
    </section>
  );
}
