import { LANGUAGE_TAGS } from '@bookgrove/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { normalizeError, type AppError } from '../../../api/normalizeError.ts';
import { storyPath } from '../../../app/paths.ts';
import { language, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { FileField } from '../../../ui/FileField.tsx';
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
  const navigate = useNavigate();
  const send = async () => {
    const made = await put({ file: file!, ...about });
    if (made.error) setError(normalizeError(made.error));
    else void navigate(storyPath(made.data.story_id!));
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
        {error && <p role="alert">{error.message}</p>}
        <div className="row">
          <Button
            type="submit"
            tone="main"
            disabled={!file || !own || !about.title.trim() || putting.isLoading}
          >
            {t('Put it in')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
