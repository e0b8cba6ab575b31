import { buffer } from 'node:stream/consumers';
import { LANGUAGE_TAGS, type CertificateDesign } from '@bookgrove/contract';
import QRCode from 'qrcode';
import { drawText } from '../../../platform/print/draw-text.ts';
import { languageOfText } from '../../../platform/print/language-of-text.ts';
import { MM, PAGE } from '../../../platform/print/page.ts';
import { artifact, drawFigure, type Doc } from '../../../platform/print/structure.ts';
import { TaggedPdf } from '../../../platform/print/tagged-pdf.ts';
import { certificateWords } from './certificate-words.ts';
import type { CertificateView } from './certificate-views.ts';

/** A4 on its side, in points. */
const [W, H] = [PAGE.height, PAGE.width];
const GREEN = '#1a6b4a';
const DEEP = '#0b3f2e';
const YELLOW = '#f2b230';
const ORANGE = '#ef6a43';
const PALE = '#dbeadd';
const QR = 24 * MM;

/** Drawings at the edges; the middle stays white for the words. */
const DESIGNS: Record<CertificateDesign, (doc: Doc) => void> = {
  arcs: (doc) => {
    doc.circle(0, 0, 46 * MM).fill(GREEN);
    doc.circle(0, 0, 23 * MM).fill(YELLOW);
    doc.circle(W, 0, 34 * MM).fill(PALE);
    doc.circle(0, H, 34 * MM).fill(DEEP);
    doc.circle(W, H, 52 * MM).fill(ORANGE);
    doc.circle(W, H, 26 * MM).fill(YELLOW);
  },
  ribbons: (doc) => {
    for (let at = 0; at < 5; at++) doc.rect(0, (8 + at * 9) * MM, (34 - at * 5) * MM, 3.5 * MM).fill(ORANGE);
    doc.circle(W, 0, 44 * MM).fill(GREEN);
    doc.circle(0, H, 34 * MM).fill(YELLOW);
    doc.circle(W, H, 26 * MM).fill(PALE);
  },
  hills: (doc) => {
    doc.ellipse(W * 0.12, 0, 60 * MM, 20 * MM).fill(PALE);
    doc.circle(W - 24 * MM, 22 * MM, 10 * MM).fill(YELLOW);
    doc.ellipse(W * 0.88, H, 62 * MM, 22 * MM).fill(ORANGE);
    doc.ellipse(W * 0.1, H, 48 * MM, 16 * MM).fill(GREEN);
  },
  stripes: (doc) => {
    doc.rect(0, 0, 9 * MM, H).fill(DEEP);
    doc.rect(9 * MM, 0, 3 * MM, H).fill(YELLOW);
    doc.circle(W, 0, 34 * MM).fill(PALE);
  },
};

/** A certificate as a tagged PDF for A4 on its side, in its language. Its content is that of the view alone. */
export async function certificatePdf(certificate: CertificateView): Promise<Buffer> {
  const words = certificateWords(certificate.language);
  const tag = LANGUAGE_TAGS[words.language];
  const day = (iso: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  const number = (value: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value);
  let written = Promise.resolve(Buffer.alloc(0));
  const pdf = new TaggedPdf(
    {
      title: `${words.title} ${certificate.number}`,
      author: certificate.school,
      language: words.language,
    },
    (content) => (written = buffer(content)),
  );
  pdf.addPage('landscape');
  const { doc } = pdf;
  artifact(doc, () => DESIGNS[certificate.design](doc));
  const section = pdf.section(words.title);
  const line = async (
    text: string,
    top: number,
    height: number,
    size: number,
    style: { bold?: boolean; heading?: boolean; x?: number; w?: number } = {},
  ): Promise<void> => {
    const { x = 50 * MM, w = W - 100 * MM, ...rest } = style;
    await drawText(doc, section, text, { x, y: top * MM, w, h: height * MM }, [6, size], {
      language: languageOfText(text, words.language),
      middle: true,
      ...rest,
    });
  };
  await line(certificate.school, 18, 10, 16, { bold: true });
  if (['revoked', 'reissued'].includes(certificate.state))
    await line(words.ended.toLocaleUpperCase(tag), 28, 8, 16, { bold: true });
  await line(words.for, 38, 8, 13);
  await line(certificate.name, 47, 20, 40, { bold: true, heading: true });
  await line(words.did[certificate.kind], 70, 8, 13);
  await line(certificate.title, 79, 15, 24, { bold: true });
  const facts = [
    certificate.detail,
    certificate.lessons === null ? '' : `${words.lessons}: ${number(certificate.lessons)}`,
    certificate.score === null ? '' : `${words.score}: ${number(certificate.score)} %`,
    certificate.minutes === null ? '' : `${words.hours}: ${number(certificate.minutes / 60)}`,
  ].filter(Boolean);
  if (facts.length > 0) await line(facts.join(' · '), 96, 14, 13);
  const { signers } = certificate;
  for (const [index, signer] of signers.entries()) {
    const width = 60 * MM;
    const x = W / 2 - (signers.length * 70 * MM) / 2 + 5 * MM + index * 70 * MM;
    artifact(doc, () =>
      doc
        .moveTo(x, 133 * MM)
        .lineTo(x + width, 133 * MM)
        .lineWidth(0.8)
        .stroke('#17211c'),
    );
    await line(signer.name, 135, 6, 11, { bold: true, x, w: width });
    if (signer.title) await line(signer.title, 141, 5, 10, { x, w: width });
  }
  const left = W / 2 - 62 * MM;
  drawFigure(doc, section, `${words.check} ${certificate.check_url}`, () => {
    const { modules } = QRCode.create(certificate.check_url, { errorCorrectionLevel: 'M' });
    const side = QR / modules.size;
    doc.save().fillColor('#000000');
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        if (modules.get(row, column))
          doc.rect(left + column * side, 160 * MM + row * side, side + 0.05, side + 0.05);
    doc.fill().restore();
  });
  const beside = { x: left + QR + 4 * MM, w: 96 * MM };
  await line(day(certificate.issued_at), 161, 5, 10, beside);
  await line(`${words.number} ${certificate.number}`, 167, 5, 10, { ...beside, bold: true });
  await line(`${words.check} ${certificate.check_url}`, 173, 5, 9, beside);
  if (certificate.valid_until)
    await line(`${words.validUntil} ${day(certificate.valid_until)}`, 179, 5, 9, beside);
  section.end();
  await pdf.end();
  return written;
}
