import { type ReactNode, useEffect, useState } from 'react';
import { drawQr } from './qr-drawing.ts';

export { default as qrCodeStyles } from './qr-code.css?inline';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** Text that the code encodes. */
  of: string;
  /** Text for screen readers. */
  label: string;
  /** Width: 160 (the default) or 320 px, or less if the container is narrower. */
  size?: 'm' | 'l' | undefined;
  /** Smallest version, so that codes of one kind look alike; a longer text raises it. */
  version?: number | undefined;
  /** Replaces the code if its generator could not be loaded. */
  failed?: ReactNode;
}

interface Drawn {
  readonly of: string;
  readonly size: number;
  /** Undefined if the code could not be drawn. */
  readonly path: string | undefined;
}

/** A QR code. Its generator loads when a code is first shown; the space is reserved until then. */
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
