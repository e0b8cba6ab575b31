import type { Language } from '@bookgrove/contract';
import type { EmailReason } from './footer-texts.ts';

/** Colours of the school as `#rrggbb`; those of texts are readable on their fills. */
interface EmailColors {
  brand: string;
  on_brand: string;
  button: string;
  on_button: string;
}

/** Everything around the content of an e-mail. */
export interface EmailFrame {
  language: Language;
  /** Name of the school. */
  school: string;
  /** Address of the school's web app. */
  origin: string;
  colors: EmailColors;
  /** The e-mail has the school's logo as the part `cid:logo`. */
  logo: boolean;
  reason: EmailReason;
  /** Page on which e-mails of this kind are stopped; null where they cannot be. */
  unsubscribe: string | null;
}
