import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { showToast } from '../../ui/toasts.ts';
import { useOpenPdfMutation } from './api.ts';

/** How long the browser may take to read a file, in milliseconds. */
const KEPT_MS = 60_000;

/**
 * Downloads a PDF of the API, with the credentials of the reader; a refusal is shown.
 * @returns `download` gets the path below `/api` and the name of the file without its ending
 */
export function useDownloadPdf(): { busy: boolean; download: (path: string, name: string) => Promise<void> } {
  const [open, { isLoading: busy }] = useOpenPdfMutation();
  const dispatch = useDispatch();
  const download = async (path: string, name: string): Promise<void> => {
    if (busy) return;
    const { data, error } = await open(path);
    if (!data) {
      dispatch(showToast('bad', normalizeError(error).message));
      return;
    }
    const link = document.createElement('a');
    link.href = data;
    link.download = `${name}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(data), KEPT_MS);
  };
  return { busy, download };
}
