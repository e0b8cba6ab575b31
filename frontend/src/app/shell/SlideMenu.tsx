import { t } from '../../i18n/index.ts';
import { useBackCloses } from '../../shared/useBackCloses.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SlideMenuContent } from './SlideMenuContent.tsx';

/** The menu of the phone, which slides in from the side. Going back closes it. */
export function SlideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  useBackCloses(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} title={t('Menu')} shape="sheet" header={<Logo />}>
      <SlideMenuContent onLeave={onClose} />
    </Dialog>
  );
}
