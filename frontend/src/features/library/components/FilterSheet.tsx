import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import FilterPanel from './FilterPanel.tsx';
import styles from './LibraryBrowser.module.css';

/** The filters as a sheet over the page: on phones, and wherever there is no room beside the books. */
export default function FilterSheet({
  params,
  open,
  onClose,
}: {
  params: URLSearchParams;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Filters')} shape="sheet">
      <div className={styles['sheet']}>
        <FilterPanel params={params} onDone={onClose} />
      </div>
    </Dialog>
  );
}
