import { MembersOnly } from '../account/members-only.tsx';
import { useShop, useStore, useWords, type WidgetModule } from '../engine/index.ts';
import { FailureBlock } from '../ui/failure.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { baseCss, buttonCss, emptyCss, panelCss, skeletonCss } from '../ui/styles.ts';
import { profileWords } from './profile-words.ts';

/** The person and the clinic of an account. Spec: 1§2 Account profile */
function Profile() {
  return (
    <MembersOnly>
      <Member />
    </MembersOnly>
  );
}

function Member() {
  const shop = useShop();
  const text = useWords(profileWords);
  const read = useStore(shop.account.me.watch(null));
  if (read.error)
    return (
      <FailureBlock onRetry={() => shop.account.me.reload(null)}>{read.error.message}</FailureBlock>
    );
  return (
    <section className="clinic-panel">
      <h1>{text.title}</h1>
      {read.value ? (
        <p>{read.value.clinicName}</p>
      ) : (
        <Loading label={text.loading}>
          <Skeleton width={50} />
        </Loading>
      )}
    </section>
  );
}

export const widget: WidgetModule<'clinic-profile'> = {
  component: Profile,
  styles: [baseCss, buttonCss, emptyCss, panelCss, skeletonCss],
  load: async (shop) => {
    if (shop.session.$session.get().status !== 'member') return;
    await shop.account.me.get(null).catch(() => {});
  },
};
