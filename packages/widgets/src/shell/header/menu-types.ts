import type { ComponentType } from 'react';
import type { LinkProps } from '../../engine/index.ts';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import type { SubcategoriesProps } from '../categories/subcategories.tsx';
import type { accountWords, categoryWords, headerWords } from './header-words.ts';

/** The member as the header shows it. */
export interface HeaderMember {
  readonly name: string;
  readonly avatar: string | undefined;
}

export interface AccountPopoverProps {
  name: string;
  logOut: string;
  onLogOut(): void;
}

/**
 * The parts of the header that the phone sheet shows too. The header passes them: if both imported them, the bundler
 * would put them into a separate chunk that every page loads.
 */
export interface HeaderKit {
  readonly AccountMark: ComponentType;
  readonly Avatar: ComponentType<{ name: string; picture: string | undefined }>;
  readonly LanguageSwitch: ComponentType;
  readonly LateSubcategories: ComponentType<Pick<SubcategoriesProps, 'parent' | 'aim'>>;
  readonly useCategoryLink: () => (category: {
    readonly id: string;
    readonly name: string;
  }) => LinkProps;
  readonly useMember: () => HeaderMember | undefined;
  readonly useNavigation: () => readonly MenuItem[];
  readonly accountWords: typeof accountWords;
  readonly categoryWords: typeof categoryWords;
  readonly headerWords: typeof headerWords;
}

export interface PhoneSheetProps {
  hasCategories: boolean;
  hasLanguage: boolean;
  kit: HeaderKit;
  onClose(): void;
}
