import { useEffect, useRef, useState } from 'react';

/**
 * Text that depends on the time. A kept page of the server may be hours old, and a device's clock wrong: the server's text
 * stays while the page hydrates, and is replaced then.
 */
export function TimelyText({ children }: { children: string }) {
  const span = useRef<HTMLSpanElement>(null);
  const [isReplaced, replace] = useState(false);
  useEffect(() => {
    if (span.current?.textContent !== children) replace(true);
  }, [children]);
  return (
    <span ref={span} key={isReplaced ? 'now' : 'sent'} suppressHydrationWarning>
      {children}
    </span>
  );
}
