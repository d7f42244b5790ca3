import { useLayoutEffect, useRef } from 'react';
import { createHtmlPolicy } from '../../html/html-policy.ts';

let policy: ReturnType<typeof createHtmlPolicy> | undefined;

export interface ProviderHtmlProps {
  readonly title: string;
  readonly html: string;
}

/** HTML of a payment provider, in a sandboxed frame: no scripts, forms, navigation or origin. Spec: 2§7 qrCodeHtml */
function ProviderHtml({ title, html }: ProviderHtmlProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // React writes an attribute as a string, which a page with Trusted Types refuses.
  useLayoutEffect(() => {
    if (policy === undefined) policy = createHtmlPolicy('clinicart-frame');
    if (frame.current) Object.assign(frame.current, { srcdoc: policy?.createHTML(html) ?? html });
  }, [html]);
  return <iframe ref={frame} className="clinic-cashier-frame" title={title} sandbox="" />;
}

export const part = ProviderHtml;
