export { CurrencyField } from './components/CurrencyField.tsx';
export { ItemCover } from './components/ItemCover.tsx';
export { splitOf, splitParts } from './split.ts';
export { useCartView, type CartView } from './useCartView.ts';
export { useAskedCart } from './useAskedCart.ts';
export { kindLabel } from './kindLabel.ts';
