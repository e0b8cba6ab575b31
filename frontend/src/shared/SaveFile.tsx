import { useDispatch } from 'react-redux';
import { baseApi } from '../api/baseApi.ts';
import { normalizeError } from '../api/normalizeError.ts';
import { t } from '../i18n/index.ts';
import { Button, type ButtonSize } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';

const files = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A file of the server as an address of this page; the caller revokes it. */
    fetchFile: build.mutation<string, string>({
      query: (url) => ({
        url,
        responseHandler: async (response): Promise<unknown> =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
  }),
});

/**
 * Saves a file that only some people may read. A link would not do: the browser sends no access token with it.
 * `url` is relative to the API, such as `/donation-management/export.csv`.
 */
export function SaveFile({
  url,
  name,
  label,
  spoken,
  size = 'md',
}: {
  url: string;
  /** Name of the saved file. */
  name: string;
  label: string;
  /** Accessible name, where the label is the same in several rows. */
  spoken?: string;
  size?: ButtonSize;
}) {
  const dispatch = useDispatch();
  const [fetchFile, { isLoading }] = files.useFetchFileMutation();
  const save = async () => {
    if (isLoading) return;
    const { data, error } = await fetchFile(url);
    if (!data) {
      dispatch(showToast('bad', error ? normalizeError(error).message : t('The file did not load')));
      return;
    }
    const link = document.createElement('a');
    link.href = data;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(data), 10_000);
  };
  return (
    <Button
      size={size}
      icon="download"
      aria-label={spoken}
      aria-disabled={isLoading || undefined}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
