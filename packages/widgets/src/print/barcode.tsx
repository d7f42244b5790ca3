import { code128 } from './code-128.ts';

export { default as barcodeStyles } from './sheet.css?inline';

const HEIGHT = 40;
/** Clear space on both sides, in modules. */
const QUIET = 10;

/** A text as Code 128; nothing for a text that it cannot hold. */
export function Barcode({ of: text }: { of: string }) {
  const code = code128(text);
  if (!code) return null;
  return (
    <svg
      className="clinic-print-barcode"
      viewBox={`-${QUIET} 0 ${code.width + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {code.bars.map(({ at, width }) => (
        <rect key={at} x={at} y={0} width={width} height={HEIGHT} />
      ))}
    </svg>
  );
}
