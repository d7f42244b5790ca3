import { useRoutes, useWidget, useWords } from '../engine/index.ts';
import { Breadcrumb, breadcrumbStyles } from '../ui/data/breadcrumb.tsx';
import { pointsWords } from './points-words.ts';

export const pointsTrailStyles = breadcrumbStyles;

/** The breadcrumb of the points mall; a partner's page has its own. */
export function PointsTrail({ page }: { page?: string | undefined }) {
  const { links } = useWidget();
  const text = useWords(pointsWords);
  const routes = useRoutes();
  if (links().site) return null;
  return (
    <Breadcrumb
      items={[
        { label: text.home, ...routes.link('home') },
        { label: text.mall, ...(page && routes.link('pointsMall')) },
        ...(page ? [{ label: page }] : []),
      ]}
    />
  );
}
