import type { AppError } from '../../../api/normalizeError.ts';

/**
 * A file on its way: chosen, then sending, then on the server, where its check is followed by the book's id.
 * `failed` did not arrive and can be sent again; what arrived and was refused is the server's word.
 */
export type UploadState =
  | { step: 'chosen' }
  | { step: 'queued' }
  | { step: 'sending'; share: number }
  | { step: 'arrived'; bookId: string }
  | { step: 'failed'; error: AppError }
  | { step: 'cancelled' };

export interface Upload {
  key: string;
  file: File;
  title: string;
  isbn: string;
  state: UploadState;
}

export type UploadAction =
  | { type: 'add'; uploads: Upload[] }
  | { type: 'remove'; key: string }
  | { type: 'title'; key: string; title: string }
  | { type: 'isbn'; key: string; isbn: string }
  | { type: 'state'; key: string; state: UploadState }
  | { type: 'queue' };

/** The list of files after an action. */
export function uploadsReducer(uploads: Upload[], action: UploadAction): Upload[] {
  const change = (key: string, part: Partial<Upload>) =>
    uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload));
  switch (action.type) {
    case 'add':
      return [...uploads, ...action.uploads];
    case 'remove':
      return uploads.filter(({ key }) => key !== action.key);
    case 'title':
      return change(action.key, { title: action.title });
    case 'isbn':
      return change(action.key, { isbn: action.isbn });
    case 'state':
      return change(action.key, { state: action.state });
    case 'queue':
      return uploads.map((upload) =>
        upload.state.step === 'chosen' ? { ...upload, state: { step: 'queued' } } : upload,
      );
  }
}

/** Why a file is not even sent, or null. The server judges by content; this only saves a vain upload. */
export function obstacle(
  file: Pick<File, 'name' | 'size'>,
  maxBytes: number,
): 'empty' | 'too-large' | 'wrong-kind' | null {
  if (!/\.(epub|pdf)$/i.test(file.name)) return 'wrong-kind';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'too-large' : null;
}
