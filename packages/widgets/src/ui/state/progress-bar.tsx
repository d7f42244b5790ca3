import progressBarCss from './progress-bar.css?inline';

export const progressBarStyles = progressBarCss;

interface ProgressBarProps {
  label: string;
  value: number;
  /** The value of finished work; 1 by default. */
  max?: number | undefined;
}

/** Shows how much of some work is done. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  return <progress className="clinic-progress-bar" aria-label={label} max={max} value={value} />;
}
