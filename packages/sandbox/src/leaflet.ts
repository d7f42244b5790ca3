const FILE = /^\/files\/([A-Za-z0-9-]{1,40})\.pdf$/;

/** A one-page PDF for a product's leaflet, so that the links of the catalogue lead somewhere. */
export function leafletAt(path: string): string | undefined {
  const name = FILE.exec(path)?.[1];
  if (!name) return undefined;
  const lines = [
    'BT /F1 20 Tf 56 770 Td (Instructions for use) Tj ET',
    `BT /F1 12 Tf 56 742 Td (Document ${name}) Tj ET`,
    'BT /F1 12 Tf 56 716 Td (Sample document of the Clinicart sandbox.) Tj ET',
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
