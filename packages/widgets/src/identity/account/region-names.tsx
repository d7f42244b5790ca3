import {
  type AddressForm,
  addressLine,
  type Province,
  type RegionChoice,
  regionCodes,
} from '@clinicart/sdk/identity';
import { useState } from 'react';
import { useLanguage, useShop, useStore } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';

export const regionNamesStyles = skeletonStyles;

/** The names of regions, for the lines of addresses. */
export interface RegionNames {
  /** The whole tree, once it has loaded. */
  readonly tree: readonly Province[];
  /** The places that have a name: those sent with the page, then the whole tree. */
  readonly places: readonly Province[];
  /** Addresses name their regions in Chinese only: in English, their names are still to come. */
  readonly isAwaited: boolean;
}

/** The names of the regions that some addresses are in. The server sends them with the page; see `account.namedRegions`. */
export function useRegionNames(choices: readonly RegionChoice[]): RegionNames {
  const { regions, namedRegions } = useShop().account;
  const language = useLanguage();
  // Those of the first render, as the server sent them; the tree names what is added later.
  const [codes] = useState(() => choices.map(regionCodes));
  const sent = useStore(namedRegions.watch(codes)).value;
  const whole = useStore(regions.watch(null));
  const places = whole.value ?? sent;
  return {
    tree: whole.value ?? [],
    places: places ?? [],
    isAwaited: language === 'en' && !places && whole.status === 'loading',
  };
}

interface AddressTextProps {
  address: Pick<AddressForm, 'province' | 'city' | 'district' | 'street' | 'unit'>;
  names: RegionNames;
  as: 'p' | 'span';
  className?: string;
}

/** An address in one text. Until its regions have English names it has room for them. */
export function AddressText({ address, names, as: Place, className }: AddressTextProps) {
  const language = useLanguage();
  const { places, isAwaited } = names;
  if (!isAwaited)
    return (
      <ServerText as={Place} className={className}>
        {addressLine(address, places, language)}
      </ServerText>
    );
  const { street, unit } = address;
  return (
    <Place className={className}>
      <ServerText as="span">{[unit, street].filter(Boolean).join(', ')}</ServerText>
      <Skeleton width={66} />
    </Place>
  );
}
