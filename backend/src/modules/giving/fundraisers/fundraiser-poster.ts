import { buffer } from 'node:stream/consumers';
import type { Language } from '@bookgrove/contract';
import QRCode from 'qrcode';
import { drawText } from '../../../platform/print/draw-text.ts';
import { languageOfText } from '../../../platform/print/language-of-text.ts';
import { MM, PAGE, type Box } from '../../../platform/print/page.ts';
import { artifact, drawFigure } from '../../../platform/print/structure.ts';
import { TaggedPdf } from '../../../platform/print/tagged-pdf.ts';
import type { FundraiserView } from './fundraiser-views.ts';

const WORDS: Readonly<Record<Language, { scan: string; charity: string; qr: string }>> = {
  en: {
    scan: 'Scan the code with a phone. No account is needed.',
    charity: 'The money goes to {charity}. It never goes to a child.',
    qr: 'QR code of the address',
  },
  hi: {
    scan: 'फ़ोन से कोड स्कैन करें। किसी खाते की ज़रूरत नहीं।',
    charity: 'पैसा {charity} को जाता है। किसी बच्चे को कभी नहीं।',
    qr: 'पते का QR कोड',
  },
  ar: {
    scan: 'امسح الرمز بالهاتف. لا حاجة إلى حساب.',
    charity: 'يذهب المال إلى {charity}. لا يذهب إلى أي طفل أبدًا.',
    qr: 'رمز QR للعنوان',
  },
  fr: {
    scan: 'Scannez le code avec un téléphone. Aucun compte n’est nécessaire.',
    charity: 'L’argent va à {charity}. Il ne va jamais à un enfant.',
    qr: 'Code QR de l’adresse',
  },
};

const SIDE = 20 * MM;
const WIDTH = PAGE.width - 2 * SIDE;
const QR = 80 * MM;

/** The poster of a fundraiser page for a wall or a fair: a tagged PDF for A4, in one colour, so that every printer prints it. */
export async function fundraiserPoster(
  page: FundraiserView,
  school: string,
  language: Language,
): Promise<Buffer> {
  const words = WORDS[language];
  let written = Promise.resolve(Buffer.alloc(0));
  const pdf = new TaggedPdf(
    { title: page.title, author: school, language },
    (content) => (written = buffer(content)),
  );
  pdf.addPage();
  const { doc } = pdf;
  const section = pdf.section(page.title);
  artifact(doc, () => doc.rect(0, 0, PAGE.width, 9 * MM).fill('#17211c'));
  const say = (
    text: string,
    y: number,
    h: number,
    sizes: [number, number],
    bold = false,
    heading = false,
  ) => {
    const box: Box = { x: SIDE, y, w: WIDTH, h };
    return drawText(doc, section, text, box, sizes, {
      language: languageOfText(text, language),
      middle: true,
      ...(bold && { bold }),
      ...(heading && { heading }),
    });
  };
  await say(page.title, 22 * MM, 52 * MM, [20, 54], true, true);
  await say(page.first_name ?? page.class_name ?? school, 78 * MM, 10 * MM, [12, 20]);
  await say(page.message.split(/\n\s*\n/)[0] ?? '', 92 * MM, 40 * MM, [10, 17]);
  drawFigure(doc, section, `${words.qr} ${page.link}`, () => drawQr(pdf, page.link));
  await say(page.link, 226 * MM, 9 * MM, [8, 14], true);
  await say(words.scan, 237 * MM, 8 * MM, [8, 12]);
  await say(words.charity.replace('{charity}', page.project.charity.name), 250 * MM, 12 * MM, [8, 12]);
  await say(school, 270 * MM, 8 * MM, [8, 12], true);
  section.end();
  await pdf.end();
  return written;
}

/** In the middle of the sheet; it can be read with a quarter of it damaged. */
function drawQr({ doc }: TaggedPdf, link: string): void {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'Q' });
  const side = QR / modules.size;
  const [x, y] = [(PAGE.width - QR) / 2, 140 * MM];
  doc.save().fillColor('#000000');
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(x + column * side, y + row * side, side + 0.05, side + 0.05);
  doc.fill().restore();
}
