import { bilingual, useShop, useStore, useWords, type WidgetModule } from '../engine/index.ts';
import { SearchIcon } from '../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import ownCss from './compare.css?inline';

const ownWords = bilingual({
  zh: { title: '新元件', empty: '暫時未有內容', loading: '正在載入內容' },
  en: { title: 'Compare', empty: 'Nothing here yet', loading: 'Loading the list' },
});

function Compare() {
  const text = useWords(ownWords);
  return (
    <section className="clinic-compare">
      <h1>{text.title}</h1>
      <Entries />
    </section>
  );
}

function Entries() {
  const { navigation } = useShop().catalogue;
  const text = useWords(ownWords);
  const read = useStore(navigation.watch(null));
  if (read.error)
    return (
      <FailureBlock onRetry={() => navigation.reload(null)}>{read.error.message}</FailureBlock>
    );
  if (!read.value)
    return (
      <Loading label={text.loading}>
        <Skeleton lines={3} />
      </Loading>
    );
  if (read.value.length === 0) return <Empty icon={<SearchIcon size={20} />} title={text.empty} />;
  return (
    <ul>
      {read.value.map(({ path, name }) => (
        <li key={path}>{name}</li>
      ))}
    </ul>
  );
}

export const widget: WidgetModule<'clinic-compare'> = {
  component: Compare,
  styles: [emptyStyles, failureBlockStyles, skeletonStyles, ownCss],
  load: async (shop) => {
    // Ignores a failure: the widget shows it and retries in the browser.
    await shop.catalogue.navigation.get(null).catch(() => {});
  },
};
