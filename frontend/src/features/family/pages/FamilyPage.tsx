import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useListChildrenQuery } from '../../../api/children.ts';
import type { ChildOfFamily } from '../api.ts';
import { AddChild } from '../components/AddChild.tsx';
import { ChildPanel } from '../components/ChildPanel.tsx';
import styles from '../../../shared/family/Family.module.css';

/** A guardian's children, one at a time, selected by the address. */
export default function FamilyPage() {
  const query = useListChildrenQuery();
  const [params] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const children = query.data?.children ?? [];
  const chosen = children.find(({ id }) => params.getAll('child').includes(id)) ?? children[0];
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['head']}>
        <div>
          <h1>{t('My family')}</h1>
          <p className={styles['lead']}>{t('What your children read at school, and what you allow.')}</p>
        </div>
        {children.length > 0 && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('Add a child')}
          </Button>
        )}
      </div>
      <QueryView
        query={query}
        failed={t('Your family did not load')}
        skeleton={<SkeletonLine width={40} />}
        isEmpty={(family) => family.children.length === 0}
        empty={
          <div className={styles['columns']}>
            <State scene="gate" title={t('No child yet')}>
              <p>
                {t('The school gives you a letter with a code for each child. Type it here, and you are in.')}
              </p>
            </State>
            <div className={styles['card']}>
              <AddChild />
            </div>
          </div>
        }
      >
        {() => (
          <>
            <nav className={styles['switch']} aria-label={t('Children')}>
              {children.map((child) => (
                <Chooser key={child.link_id} child={child} current={child === chosen} />
              ))}
            </nav>
            {chosen &&
              (chosen.state === 'active' ? (
                <ChildPanel key={chosen.id} studentId={chosen.id} asked={params.getAll('ask')} />
              ) : (
                <div style={{ marginTop: 24 }}>
                  <State scene="empty" title={t('The school looks at it first')}>
                    <p>
                      {t(
                        'Your code for {name} was right. The office says yes to each guardian; come back later.',
                        {
                          name: chosen.first_name,
                        },
                      )}
                    </p>
                  </State>
                </div>
              ))}
          </>
        )}
      </QueryView>
      <Dialog open={adding} onClose={() => setAdding(false)} title={t('Add a child')}>
        <AddChild onDone={() => setAdding(false)} />
      </Dialog>
    </div>
  );
}

function Chooser({ child, current }: { child: ChildOfFamily; current: boolean }) {
  return (
    <Link to={`?child=${child.id}`} aria-current={current ? 'true' : undefined}>
      <Avatar person={child} size={48} round />
      {child.first_name}
      {child.consents_waiting > 0 && (
        <b className="num">
          {child.consents_waiting}
          <span className="sr">
            {t('{count, plural, one {question waits} other {questions wait}}', {
              count: child.consents_waiting,
            })}
          </span>
        </b>
      )}
    </Link>
  );
}
