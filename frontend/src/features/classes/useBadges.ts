import { useDispatch } from 'react-redux';
import { usePrintBadgesMutation, useVoidBadgesMutation, type ClassCard } from '../../api/classes.ts';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { fileName, downloadFromAddress } from './downloadSheet.ts';

/** Prints and voids badges of a class, for all or for selected students. */
export function useBadges({ id, name }: ClassCard) {
  const dispatch = useDispatch();
  const [print, printing] = usePrintBadgesMutation();
  const [voidThem, voiding] = useVoidBadgesMutation();
  return {
    busy: printing.isLoading || voiding.isLoading,
    print: async (wanted: { students?: string[]; only_missing?: boolean } = {}): Promise<boolean> => {
      const { data, error } = await print({ id, ...wanted });
      if (error) {
        dispatch(showToast('bad', normalizeError(error).message));
        return false;
      }
      downloadFromAddress(fileName(t('Badges of {name}', { name })), data);
      dispatch(
        showToast('ok', t('The sheet is in your downloads. Print it at full size, on card if you can.')),
      );
      return true;
    },
    voidBadges: async (students?: string[]): Promise<boolean> => {
      const { data, error } = await voidThem({ id, badgesBody: students ? { students } : {} });
      if (error) {
        dispatch(showToast('bad', normalizeError(error).message));
        return false;
      }
      dispatch(
        showToast(
          'ok',
          t(
            '{count, plural, =0 {No badge worked} one {# badge opens nothing now} other {# badges open nothing now}}.',
            {
              count: data.voided,
            },
          ),
        ),
      );
      return true;
    },
  };
}
