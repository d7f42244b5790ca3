import { onDemand } from '../../engine/index.ts';
import { useCategoryLink } from './category-link.ts';
import type { SubcategoriesProps } from './subcategories.tsx';

const Subcategories = onDemand<SubcategoriesProps>(() => import('./subcategories.tsx'));

/** Loads the chunk as soon as a pointer, a finger or the focus comes near. */
export const fetchSubcategories: () => void = Subcategories.fetch;

/** The subcategories of a parent; their chunk loads with the first one that opens. Spec: 1§2 Home */
export function LateSubcategories(props: Pick<SubcategoriesProps, 'parent' | 'aim'>) {
  const link = useCategoryLink();
  return <Subcategories key={props.parent.id} {...props} link={link} />;
}
