import type { ReactNode } from 'react';
import panelCss from '../../ui/data/panel.css?inline';
import resultCss from './result.css?inline';

export const outcomeStyles = [panelCss, resultCss];

interface OutcomeProps {
  icon: ReactNode;
  tone: 'success' | 'danger' | 'neutral';
  title: string;
  /** Sentences below the title. */
  why: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one first. */
  actions: ReactNode;
}

/** The result of a payment with the next steps; announced when it changes. */
export function Outcome({ icon, tone, title, why, children, actions }: OutcomeProps) {
  return (
    <section className="clinic-panel clinic-result">
      <div className="clinic-result-head" role="status" data-tone={tone}>
        <span className="clinic-result-icon">{icon}</span>
        <h1>{title}</h1>
        <div className="clinic-result-why">{why}</div>
      </div>
      {children}
      <div className="clinic-result-ways">{actions}</div>
    </section>
  );
}

/** A list of labels and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="clinic-result-facts">{children}</dl>;
}

interface FactProps {
  label: string;
  /** Shown after the value: a copy button. */
  end?: ReactNode;
  strong?: boolean;
  children: ReactNode;
}

export function Fact({ label, end, strong, children }: FactProps) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
        {end}
      </dd>
    </div>
  );
}
