import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFetchCharityPaperMutation } from '../deskApi.ts';

/** Fetches a paper with the person's permission and saves it. */
export function OpenPaper({
  charity,
  document: id,
  name,
  kind,
}: {
  charity: string;
  document: string;
  name: string;
  kind: string;
}) {
  const dispatch = useDispatch();
  const [fetchPaper] = useFetchCharityPaperMutation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { data, error } = await fetchPaper({ charity, document: id });
    setBusy(false);
    if (!data) return void dispatch(showToast('bad', normalizeError(error).message));
    const link = window.document.createElement('a');
    link.href = data;
    link.download = `${name}.${kind}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(data), 10_000);
  };
  return (
    <Button
      size="sm"
      icon="download"
      aria-label={t('Download {name}', { name })}
      aria-disabled={busy || undefined}
      onClick={() => void save()}
    >
      {t('Download')}
    </Button>
  );
}
