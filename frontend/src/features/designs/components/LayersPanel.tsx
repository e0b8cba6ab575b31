import type { Dispatch } from 'react';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { moved, without, type Step, type Work } from '../model.ts';
import { nameOf } from '../../../shared/art/designLabels.ts';
import styles from './Panels.module.css';

/** The elements of the page, topmost first. */
export function LayersPanel({ work: { body, chosen }, step }: { work: Work; step: Dispatch<Step> }) {
  const top = body.elements.length - 1;
  return (
    <details className={styles['panel']} open>
      <summary>{t('What lies on the page')}</summary>
      <div className={styles['inside']}>
        {top < 0 && <p className="soft">{t('Nothing yet. Add words, a shape or a picture.')}</p>}
        <ol className={styles['layers']}>
          {body.elements.toReversed().map((element, index) => {
            const at = top - index;
            const name = nameOf(element);
            return (
              <li key={element.id} data-chosen={element.id === chosen || undefined}>
                <button
                  type="button"
                  aria-pressed={element.id === chosen}
                  onClick={() => step({ do: 'choose', id: element.id })}
                >
                  {name}
                </button>
                <IconButton
                  icon="up"
                  label={t('Bring {name} forward', { name })}
                  disabled={at === top}
                  onClick={() => step({ do: 'change', body: moved(body, element.id, 1) })}
                />
                <IconButton
                  icon="down"
                  label={t('Put {name} behind', { name })}
                  disabled={at === 0}
                  onClick={() => step({ do: 'change', body: moved(body, element.id, -1) })}
                />
                <IconButton
                  icon="close"
                  label={t('Take {name} away', { name })}
                  onClick={() => step({ do: 'change', body: without(body, element.id), choose: null })}
                />
              </li>
            );
          })}
        </ol>
      </div>
    </details>
  );
}
