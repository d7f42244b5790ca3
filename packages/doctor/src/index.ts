export { examinePage } from './examine-page.ts';
export type { Language, Report, ReportedFinding } from './report.ts';
