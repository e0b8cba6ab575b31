import type { StoryView } from '@bookgrove/api-client';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { beneficiaryMembers, beneficiaryText } from '../../../shared/giving/beneficiary.ts';
import { BeneficiaryPicker } from '../../../shared/giving/BeneficiaryPicker.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChooseStoryCharityMutation } from '../api.ts';
import styles from './Side.module.css';

/** The charity that the book of a story names; its authors, or a teacher who reads it, choose it. No price is shown. */
export function StoryCharity({ story }: { story: StoryView }) {
  const { charity, may_choose_charity: mayChoose } = story;
  const [choosing, setChoosing] = useState(false);
  if (!charity && !mayChoose) return null;
  return (
    <section className={styles['card']}>
      <h2>{t('Who the book helps')}</h2>
      <p>
        {charity ? (
          <bdi>{charity.project ? `${charity.name}: ${charity.project.title}` : charity.name}</bdi>
        ) : (
          t('Nobody is chosen yet.')
        )}
      </p>
      {mayChoose && (
        <Button icon="heart" onClick={() => setChoosing(true)}>
          {charity ? t('Choose another charity') : t('Choose a charity')}
        </Button>
      )}
      {choosing && <Choose story={story} onClose={() => setChoosing(false)} />}
    </section>
  );
}

function Choose({ story, onClose }: { story: StoryView; onClose: () => void }) {
  const { id, charity } = story;
  const [value, setValue] = useState(charity ? beneficiaryText(charity.id, charity.project?.id ?? '') : '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [choose, choosing] = useChooseStoryCharityMutation();
  const dispatch = useDispatch();
  const save = async () => {
    const { error } = await choose({ id, storyCharityBody: beneficiaryMembers(value) });
    if (!error) return onClose();
    const { fields, message } = normalizeError(error);
    setErrors(fields);
    if (Object.keys(fields).length === 0) dispatch(showToast('bad', message));
  };
  return (
    <Dialog open title={t('Who should this book help?')} onClose={onClose}>
      <p>
        {t(
          'If a grown-up sells the book one day, a part of the money can go there. The page of the book names it.',
        )}
      </p>
      <BeneficiaryPicker
        label={t('Charity')}
        value={value}
        named={charity}
        errors={{ charity: errors['charity_id'], project: errors['project_id'] }}
        onChange={setValue}
      />
      <div className="row">
        <Button tone="main" disabled={choosing.isLoading} onClick={() => void save()}>
          {t('Save')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </Dialog>
  );
}
