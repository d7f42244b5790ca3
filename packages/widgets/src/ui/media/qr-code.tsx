import { type ReactNode, useEffect, useState } from 'react';
import { drawQr } from './qr-drawing.ts';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** The text of the code. */
  of: string;
  /** What it is, for whoever cannot see it. */
  label: string;
  /** 160 (when not given) or 320 px wide, or as much of that as there is room for. */
  size?: 'm' | 'l' | undefined;
  /** Its least version, so that one kind of code looks alike: it only grows with a text that needs more. */
  version?: number | undefined;
  /** Stands in its place when what draws it could not be fetched. */
  failed?: ReactNode;
}

interface Drawn {
  readonly of: string;
  readonly size: number;
  /** Nothing where it could not be drawn. */
  readonly path: string | undefined;
}

/** A QR code; what draws it is fetched when one is shown. Its place is kept until then. Sheets: qr-code */
export function QrCode({ of, label, size = 'm', version = 1, failed }: QrCodeProps) {
  const [code, setCode] = useState<Drawn>();
  useEffect(() => {
    let wanted = true;
    const show = (next: Drawn) => {
      if (wanted) setCode(next);
    };
    drawQr(of, version).then(
      (drawing) => show({ of, ...drawing }),
      () => show({ of, size: 1, path: undefined }),
    );
    return () => {
      wanted = false;
    };
  }, [of, version]);
  const shown = code?.of === of ? code : undefined;
  if (shown && shown.path === undefined && failed !== undefined) return failed;
  return (
    <svg
      className="clinic-qr"
      data-size={size}
      viewBox={`0 0 ${shown?.size ?? 1} ${shown?.size ?? 1}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={shown?.path ?? ''} />
    </svg>
  );
}
