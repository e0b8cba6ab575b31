import { LANGUAGE_TAGS } from '@bookgrove/contract';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { normalizeError, type AppError } from '../../../api/normalizeError.ts';
import type { SessionStore } from '../../../api/reauth.ts';
import { forgetUpload, sendResumable } from '../../../api/resumable.ts';
import { storyPath } from '../../../app/paths.ts';
import { language, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { usePutInBookMutation } from '../api.ts';
import { AboutFields, type About } from './AboutFields.tsx';

/** The form in which a student puts in a book: the file, what it is called and about, and that it is their own work. */
export function PutInBook({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [put, putting] = usePutInBookMutation();
  const [file, setFile] = useState<File | null>(null);
  const [own, setOwn] = useState(false);
  const [about, setAbout] = useState<About>({
    title: '',
    summary: '',
    language: LANGUAGE_TAGS[language()].split('-')[0] ?? 'en',
  });
  const [error, setError] = useState<AppError>();
  const [share, setShare] = useState<number | null>(null);
  const store = useStore() as unknown as SessionStore;
  const navigate = useNavigate();
  const send = async () => {
    setError(undefined);
    setShare(0);
    const sent = await sendResumable(
      file!,
      store,
      setShare,
      t('The connection broke. What has arrived is kept: press “Put it in” again.'),
    );
    setShare(null);
    if ('error' in sent) return setError(sent.error);
    const made = await put({ sent, ...about });
    if (made.error) return setError(normalizeError(made.error));
    forgetUpload(file!);
    void navigate(storyPath(made.data.story_id!));
  };
  return (
    <Dialog open={open} title={t('Put in a book')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{t('Your teacher reads it first. Then your family says yes or no.')}</p>
        <FileField
          label={t('The file of your book')}
          hint={t('An EPUB or a PDF file')}
          words={file?.name ?? t('Choose a file')}
          error={error?.fields['file']}
          accept=".epub,.pdf"
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <AboutFields about={about} fields={error?.fields ?? {}} onChange={setAbout} />
        <Checkbox
          label={t('I made this book myself')}
          checked={own}
          onChange={({ target }) => setOwn(target.checked)}
        />
        {share !== null && <Progress value={share * 100} label={t('Sending your book')} />}
        {error && <p role="alert">{error.message}</p>}
        <div className="row">
          <Button
            type="submit"
            tone="main"
            disabled={!file || !own || !about.title.trim() || share !== null || putting.isLoading}
          >
            {t('Put it in')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
