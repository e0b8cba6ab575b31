import { contrastOf, LANGUAGE_TAGS } from '@bookgrove/contract';
import { escapeUTF8 as escaped } from 'entities';
import type { EmailBlock, EmailContent } from '../email-blocks.ts';
import type { EmailFrame } from './email-frame.ts';
import { FOOTER_TEXTS } from './footer-texts.ts';

/** The school's logo, whose file is a part of the e-mail; removed where the file is gone. */
export const LOGO_IMAGE =
  '<img src="cid:logo" alt="" height="40" style="display:inline-block;height:40px;width:auto;max-width:120px;padding:4px;margin-inline-end:12px;border-radius:8px;background-color:#ffffff;vertical-align:middle">';

/** Colours of the frame in light; DARK replaces them by class. The school's colours stay. */
export const LIGHT = { page: '#f3f4ec', card: '#ffffff', ink: '#17211c', soft: '#5d6862', line: '#dde1d8' };
export const DARK = { page: '#101613', card: '#1b231f', ink: '#eef2ee', soft: '#a9b5ae', line: '#38433d' };

const FONT =
  "font-family:Figtree,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic','Noto Sans Devanagari',Arial,sans-serif";
const P = `margin:0 0 16px;${FONT};font-size:16px;line-height:1.6;color:${LIGHT.ink}`;
const SMALL = `margin:0 0 8px;${FONT};font-size:13px;line-height:1.5;color:${LIGHT.soft}`;

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body,table,td{-webkit-text-size-adjust:100%}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.page{background-color:${DARK.page}!important}
.card{background-color:${DARK.card}!important}
.ink{color:${DARK.ink}!important}
.soft{color:${DARK.soft}!important}
.line{border-color:${DARK.line}!important}
.button{border-color:${DARK.soft}!important}
}`;

/**
 * The HTML part of an e-mail: tables and inline styles, since mail programs ignore most of CSS. It loads nothing: no
 * font, no picture from a server, no script.
 */
export function htmlOf({ subject, blocks }: EmailContent, frame: EmailFrame): string {
  const { language, school, origin, colors, logo, reason, unsubscribe } = frame;
  const footer = FOOTER_TEXTS[language];
  const heading = `<h1 class="ink" style="${P};margin-bottom:20px;font-size:22px;line-height:1.3;font-weight:700">${escaped(subject)}</h1>`;
  const link = (url: string, label: string): string =>
    `<a href="${escaped(url)}" class="soft" style="color:${LIGHT.soft};text-decoration:underline">${escaped(label)}</a>`;
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${LIGHT.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${LIGHT.page}"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed;border-collapse:separate;border-radius:12px;overflow:hidden;background-color:${LIGHT.card};overflow-wrap:anywhere;word-break:break-word;text-align:start">
<tr><td class="pad" style="padding:16px 32px;background-color:${colors.brand};${FONT};font-size:18px;line-height:1.4;font-weight:700;color:${colors.on_brand}">${logo ? LOGO_IMAGE : ''}<span style="color:${colors.on_brand};vertical-align:middle">${escaped(school)}</span></td></tr>
<tr><td class="pad" style="padding:28px 32px 12px">
${[heading, ...blocks.filter((block) => block !== '').map((block) => htmlOfBlock(block, colors))].join('\n')}
</td></tr>
<tr><td class="pad line" style="padding:16px 32px 20px;border-top:1px solid ${LIGHT.line}">
<p class="soft" style="${SMALL}">${escaped(footer.because[reason](school))}</p>
<p class="soft" style="${SMALL}">${escaped(school)}<br>${link(origin, origin)}</p>
${unsubscribe ? `<p class="soft" style="${SMALL}">${link(unsubscribe, footer.unsubscribe)}</p>` : ''}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const withBreaks = (text: string): string => escaped(text).replaceAll('\n', '<br>');

function htmlOfBlock(block: EmailBlock, colors: EmailFrame['colors']): string {
  if (typeof block === 'string')
    return block
      .split(/\n{2,}/)
      .map((paragraph) => `<p class="ink" style="${P}">${withBreaks(paragraph)}</p>`)
      .join('\n');
  if ('quote' in block)
    return `<blockquote dir="auto" class="ink" style="${P};padding:4px 16px;border-inline-start:4px solid ${colors.brand}">${withBreaks(block.quote)}</blockquote>`;
  if ('facts' in block) {
    const rows = block.facts.map(
      ([label, value]) =>
        `<tr><th scope="row" align="start" valign="top" class="soft line" width="35%" style="${SMALL};margin:0;padding:8px 0;padding-inline-end:12px;border-bottom:1px solid ${LIGHT.line};font-weight:400;text-align:start">${escaped(label)}</th><td valign="top" class="ink line" style="${P};margin:0;padding:6px 0;border-bottom:1px solid ${LIGHT.line}">${withBreaks(value)}</td></tr>`,
    );
    return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;table-layout:fixed">${rows.join('')}</table>`;
  }
  if ('list' in block)
    return `<ul class="ink" style="${P};padding-inline-start:24px">${block.list.map((entry) => `<li>${withBreaks(entry)}</li>`).join('')}</ul>`;
  if ('code' in block)
    return `<p dir="ltr" class="ink line" style="${P};padding:12px;border:1px solid ${LIGHT.line};border-radius:8px;font-family:Consolas,Menlo,monospace;font-size:24px;letter-spacing:2px;text-align:center">${escaped(block.code)}</p>`;
  // A button in nearly the colour of the card is seen by its outline.
  const outline = contrastOf(colors.button, LIGHT.card)! < 1.5 ? LIGHT.soft : colors.button;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td class="button" bgcolor="${colors.button}" style="border-radius:24px;background-color:${colors.button};border:1px solid ${outline}"><a href="${escaped(block.url)}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:1.4;font-weight:600;color:${colors.on_button};text-decoration:none">${escaped(block.button)}</a></td></tr></table>`;
}
