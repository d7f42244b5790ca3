import type { Language } from '../foundation/context.tsx';
import { UiRoot } from '../foundation/ui-root.tsx';
import { useWords } from '../foundation/words.ts';
import { Carousels } from './carousels.tsx';
import { Badges, Buttons, Choices, Fields, Prices, SecretNumbers, Steppers } from './controls.tsx';
import {
  Countdowns,
  Icons,
  Pictures,
  Skeletons,
  Sorting,
  Specifications,
  TabsAndPagers,
} from './lists.tsx';
import { Empties, Notices, Overlays } from './states.tsx';
import { previewWords } from './words.ts';

/** Shows every component in every state. */
export function Page({ language }: { language: Language }) {
  return (
    <UiRoot language={language}>
      <div className="preview">
        <Title />
        <Buttons />
        <Badges />
        <Prices />
        <Steppers />
        <Fields />
        <SecretNumbers />
        <Choices />
        <TabsAndPagers />
        <Sorting />
        <Specifications />
        <Pictures />
        <Carousels />
        <Skeletons />
        <Countdowns />
        <Notices />
        <Empties />
        <Overlays />
        <Icons />
      </div>
    </UiRoot>
  );
}

function Title() {
  return <h1>{useWords(previewWords).title}</h1>;
}
