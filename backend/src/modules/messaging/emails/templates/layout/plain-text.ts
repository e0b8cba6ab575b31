import type { EmailBlock, EmailContent } from '../email-blocks.ts';
import type { EmailFrame } from './email-frame.ts';
import { FOOTER_TEXTS } from './footer-texts.ts';

/** The plain-text part of an e-mail. */
export function plainTextOf({ blocks }: EmailContent, frame: EmailFrame): string {
  const { because, unsubscribe } = FOOTER_TEXTS[frame.language];
  const shown = blocks.filter((block) => block !== '');
  const colon = frame.language === 'fr' ? ' :' : ':';
  return [
    shown.map((block, index) => textOfBlock(block, shown[index - 1], colon)).join(''),
    `\n\n${frame.school}\n${frame.origin}\n\n${because[frame.reason](frame.school)}`,
    frame.unsubscribe ? `\n\n${unsubscribe}${colon}\n${frame.unsubscribe}` : '',
  ].join('');
}

function textOfBlock(block: EmailBlock, previous: EmailBlock | undefined, colon: string): string {
  const gap = previous === undefined ? '' : '\n\n';
  if (typeof block === 'string') return gap + block;
  if ('quote' in block) return gap + block.quote.replace(/^/gm, '> ').replace(/^> $/gm, '>');
  if ('facts' in block)
    return gap + block.facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n');
  if ('list' in block) return gap + block.list.map((entry) => `- ${entry}`).join('\n');
  if ('code' in block) return gap + block.code;
  // A sentence that ends with a colon introduces the link already.
  return typeof previous === 'string' && previous.endsWith(':')
    ? `\n${block.url}`
    : `${gap}${block.button}${colon}\n${block.url}`;
}
