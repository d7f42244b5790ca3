import { useEffect, useState } from 'react';

interface Drawn {
  readonly of: string;
  readonly size: number;
  readonly path: string;
}

/** A QR code; what draws it is fetched when one is shown. Its place is kept until then. */
export function QrCode({ of, label }: { of: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let wanted = true;
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(of, { ecc: 'M', border: 2 });
        const path = data
          .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
          .join('');
        if (wanted) setDrawn({ of, size, path });
      },
      // The link stands beside it.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [of]);
  const shown = drawn?.of === of ? drawn : undefined;
  return (
    <svg
      className="clinic-qr"
      viewBox={`0 0 ${shown?.size ?? 1} ${shown?.size ?? 1}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={shown?.path ?? ''} />
    </svg>
  );
}
