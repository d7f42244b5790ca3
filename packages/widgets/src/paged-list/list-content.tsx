import type { ReactNode } from 'react';
import panelCss from '../ui/data/panel.css?inline';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import type { PagedList } from './use-paged-list.ts';

export const listContentStyles = [panelCss, failureBlockStyles];

/** Props of {@link ListContent}. */
export interface ListContentProps<Page> {
  list: PagedList<Page>;
  /** Shown while a page loads. */
  skeleton: ReactNode;
  /** Shows a page. */
  children(page: Page): ReactNode;
}

/** The page of the question, its skeleton, or its failure with a retry. */
export function ListContent<Page>({ list, skeleton, children }: ListContentProps<Page>) {
  const { value, error } = list.read;
  if (error && error.kind !== 'login-required')
    return (
      <div className="clinic-panel">
        <FailureBlock onRetry={list.reload}>{error.message}</FailureBlock>
      </div>
    );
  return value === undefined ? skeleton : children(value);
}
