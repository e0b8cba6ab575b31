import { t, translated } from '../../../i18n/index.ts';
import { providerLabel, type Provider } from '../../../shared/providerLabels.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import type { CheckoutOptions } from '../api.ts';
import styles from './Checkout.module.css';

const ICONS: Record<Provider, IconName> = { stripe: 'card', paypal: 'wallet', phonepe: 'device' };

const help = (provider: Provider): string =>
  ({
    stripe: t('Debit or credit'),
    paypal: t('You go to PayPal and come back here'),
    phonepe: t('From a bank in India, in rupees'),
  })[provider];

/** The ways to pay; one that cannot be used now says why. */
export function ProviderChoice({
  providers,
  value,
  error,
  onChange,
}: {
  providers: CheckoutOptions['providers'] | undefined;
  value: Provider | null;
  error?: string | undefined;
  onChange: (provider: Provider) => void;
}) {
  if (!providers) return <SkeletonLine height={200} />;
  return (
    <fieldset className={styles['providers']} aria-describedby={error ? 'provider-error' : undefined}>
      <legend className="sr">{t('How do you want to pay?')}</legend>
      {providers.map(({ provider, available, reason }) => (
        <label key={provider} data-off={available ? undefined : ''}>
          <input
            type="radio"
            name="provider"
            value={provider}
            checked={value === provider}
            disabled={!available}
            onChange={() => onChange(provider)}
          />
          <span>
            <b>{providerLabel(provider)}</b>
            <small>{available ? help(provider) : reason && translated(reason)}</small>
          </span>
          <Icon name={available ? ICONS[provider] : 'lock'} />
        </label>
      ))}
      {error && (
        <p id="provider-error" className={styles['error']}>
          <Icon name="info" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
