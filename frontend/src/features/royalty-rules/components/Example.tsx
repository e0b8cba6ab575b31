import { t } from '../../../i18n/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { usePreviewRoyaltyRuleQuery } from '../api.ts';
import { partLook, share } from '../model.ts';

/** A book of GBP 6.50 whose page promises 20 % to a charity, with the fee of a card. */
const EXAMPLE = { currency: 'GBP', price: 650, fee: 31, tax: 0, charityBps: 2000 };

/** How an example sale is divided by these shares; worked out by the server, as a real sale is. */
export function Example({ platformBps, authorBps }: { platformBps: number; authorBps: number }) {
  const query = usePreviewRoyaltyRuleQuery({ ...EXAMPLE, platformBps, authorBps });
  return (
    <QueryView query={query} skeleton={<SkeletonLine height={220} />} failed={t('The example did not load')}>
      {({ parts, currency, price }) => (
        <>
          <Split
            title={t('Worked out: a book of {price}', { price: formatMoney({ amount: price, currency }) })}
            parts={parts.map(({ party, amount }) => ({ ...partLook(party), value: { amount, currency } }))}
          />
          <p className="soft">
            {t(
              'With {share} for a charity, as the page of the book promises. The parts add up to the price.',
              {
                share: share(EXAMPLE.charityBps),
              },
            )}
          </p>
        </>
      )}
    </QueryView>
  );
}
