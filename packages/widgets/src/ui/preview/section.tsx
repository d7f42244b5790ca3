import type { ReactNode } from 'react';

/** One titled panel of the preview. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="clinic-panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
