const FILE = /^\/files\/([A-Za-z0-9-]{1,40})\.pdf$/;

/** A sheet of text: a heading, and lines below it. Helvetica has Latin letters alone. */
export function pdfSheet(heading: string, text: readonly string[]): string {
  const line = (size: number, y: number, words: string) => {
    const plain = words.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&');
    return `BT /F1 ${size} Tf 56 ${y} Td (${plain}) Tj ET`;
  };
  const lines = [
    line(20, 770, heading),
    ...text.map((words, at) => line(12, 742 - at * 26, words)),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${lines.length} >>\nstream\n${lines}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(start).padStart(10, '0');
  });
  const table = pdf.length;
  const entries = starts.map((start) => `${start} 00000 n \n`).join('');
  return `${pdf}xref\n0 6\n0000000000 65535 f \n${entries}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
}

/** A one-page PDF for a product's leaflet, so that the links of the catalogue lead somewhere. */
export function leafletAt(path: string): string | undefined {
  const name = FILE.exec(path)?.[1];
  if (!name) return undefined;
  return pdfSheet('Instructions for use', [
    `Document ${name}`,
    'Sample document of the Clinicart sandbox.',
  ]);
}
