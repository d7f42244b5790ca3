import {
  choosePlace,
  nextLevel,
  type Place,
  type Province,
  placeName,
  placesAt,
  REGION_LEVELS,
  type RegionChoice,
  type RegionLevel,
  regionLine,
} from '@clinicart/sdk/identity';
import { useId, useState } from 'react';
import { useLanguage, useShop, useStore, useWords } from '../../engine/index.ts';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { useFieldControl } from '../../ui/form/field.tsx';
import { classes } from '../../ui/foundation/class-names.ts';
import { langOf } from '../../ui/foundation/text-language.ts';
import { ChevronDownIcon } from '../../ui/media/icons.tsx';
import { Popover, popoverStyles } from '../../ui/overlay/popover.tsx';
import { FailureLine, failureLineStyles } from '../../ui/state/failure-line.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { RegionList, regionListStyles } from './region-list.tsx';
import { regionWords } from './region-words.ts';

export const regionPickerStyles = [
  tabsStyles,
  popoverStyles,
  failureLineStyles,
  skeletonStyles,
  regionListStyles,
];

export interface RegionPickerProps {
  /** The `name` of the button, which a form uses to focus it. */
  name?: string | undefined;
  value: RegionChoice;
  onChange(choice: RegionChoice): void;
  /** Runs when the panel closes. */
  onLeave?: (() => void) | undefined;
}

/**
 * Chooses province, city and district in tabs under a button that shows the choice. Place it in a Field. Loads the
 * regions when first opened. Spec: 2§2.2
 */
export function RegionPicker({ name, value, onChange, onLeave }: RegionPickerProps) {
  const text = useWords(regionWords);
  const language = useLanguage();
  const { account } = useShop();
  const regions = useStore(account.regions.watch(null));
  const { id, required: _, ...control } = useFieldControl();
  // The label names the button, so the choice is its description.
  const lineId = useId();
  const describedBy = classes(lineId, control['aria-describedby']);
  const tree = regions.value ?? [];
  const line = regionLine(tree, value, language);
  return (
    <Popover
      trigger={
        <>
          <span
            id={lineId}
            className="clinic-region-line"
            lang={langOf(line, language)}
            data-empty={line === '' || undefined}
          >
            {line || text.choose}
          </span>
          <ChevronDownIcon />
        </>
      }
      button={{
        ...(id === undefined ? {} : { id }),
        ...control,
        name,
        'aria-describedby': describedBy,
        className: 'clinic-region-button',
      }}
      onClose={onLeave}
    >
      {(close) => (
        <div className="clinic-region">
          {regions.status === 'failed' && !regions.value ? (
            <FailureLine onRetry={() => void account.regions.reload(null)}>
              {text.failed}
            </FailureLine>
          ) : regions.value ? (
            <RegionTabs tree={tree} value={value} onChange={onChange} onDone={close} />
          ) : (
            <Loading label={text.loading}>
              <Skeleton lines={5} />
            </Loading>
          )}
        </div>
      )}
    </Popover>
  );
}

interface RegionTabsProps {
  tree: readonly Province[];
  value: RegionChoice;
  onChange(choice: RegionChoice): void;
  onDone(): void;
}

function RegionTabs({ tree, value, onChange, onDone }: RegionTabsProps) {
  const text = useWords(regionWords);
  const language = useLanguage();
  const [level, setLevel] = useState<RegionLevel>(() => nextLevel(tree, value) ?? 'district');
  // On a tab the arrow keys go from one to the next, so the focus stays there.
  const [isByTab, setByTab] = useState(false);
  const open = REGION_LEVELS.filter((each) => placesAt(tree, value, each).length > 0);
  const shown = open.includes(level) ? level : (open.at(-1) ?? 'province');
  const choose = (region: Place) => {
    const choice = choosePlace(value, shown, region);
    onChange(choice);
    const next = nextLevel(tree, choice);
    if (!next) return onDone();
    setByTab(false);
    setLevel(next);
  };
  return (
    <Tabs
      label={text.region}
      items={open.map((each) => ({
        key: each,
        label: placeName(tree, value, each, language) || text.chooseLevel[each],
      }))}
      selected={shown}
      onSelect={(next) => {
        setByTab(true);
        setLevel(next);
      }}
    >
      <RegionList
        key={shown}
        label={text.levels[shown]}
        regions={placesAt(tree, value, shown)}
        chosen={value[shown]?.code}
        takesFocus={!isByTab}
        onChoose={choose}
      />
    </Tabs>
  );
}
