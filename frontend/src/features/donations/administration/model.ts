import { t } from '../../../i18n/index.ts';
import type { ManagedDonation } from '../deskApi.ts';

/** Who gave, as staff may read it. */
export const donorName = ({
  donor_name: name,
  donor_hidden: hidden,
}: Pick<ManagedDonation, 'donor_name' | 'donor_hidden'>): string =>
  hidden ? t('A friend') : (name ?? t('Without a name'));

/** How a gift outside of the site came. */
export const offlineWay = (way: 'jar' | 'cash' | 'bank'): string =>
  ({ jar: t('from a jar'), cash: t('in cash'), bank: t('by the bank') })[way];
