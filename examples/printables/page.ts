import { paletteOf, type Style } from './style.js';

const PAPERS = { a4: '210mm 297mm', letter: '8.5in 11in' } as const;

const FONTS = "'Helvetica Neue', Arial, 'Noto Sans', 'Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP', sans-serif";

/** A whole document for one sheet: nothing in it is loaded from elsewhere, and nothing runs. */
export function page(title: string, css: string, body: string, style: Style): string {
  const { accent, line } = paletteOf(style);
  const common = `
@page { size: ${PAPERS[style.paper]}; margin: 10mm 11mm; }
* { box-sizing: border-box; }
body { margin: 0; font: 10pt/1.3 ${FONTS}; color: #111; }
h1 { margin: 0; font-size: 20pt; line-height: 1.1; color: ${accent}; }
h2 { margin: 0 0 0.6mm; font-size: 11.5pt; color: ${accent}; }
p { margin: 0 0 1mm; }
header { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 3mm; border-bottom: 0.5mm solid ${accent}; padding-bottom: 1mm; }
ol { margin: 0 0 1mm; padding-left: 5mm; }
table { border-collapse: collapse; }
th, td { border: 0.2mm solid ${line}; padding: 0.4mm 2mm; text-align: left; font-weight: normal; }
thead th { font-weight: bold; }
tbody th { white-space: nowrap; }
figure { margin: 1mm 0 0; }
svg { max-width: 100%; font-family: ${FONTS}; }
@media screen { body { max-width: 190mm; margin: 8mm auto; } }`;
  return `<!DOCTYPE html>
<html lang="${escaped(style.messages.locale)}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${common}${css}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
