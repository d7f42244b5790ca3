import { type Explanation, isShopError } from '@clinicart/sdk';
import { formFor, lacksPayPassword, profileDomain, regionCodes } from '@clinicart/sdk/identity';
import { useCallback, useEffect, useRef } from 'react';
import { useShop, useStore, useWidget, useWords, type WidgetModule } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { ToastRegion, toastStyles, useToasts } from '../../ui/overlay/toast.tsx';
import { changeAddress } from '../../ui/page/address-bar.ts';
import { FailureBlock, failureBlockStyles } from '../../ui/state/error-state.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { MembersOnly, membersOnlyStyles } from '../account/members-only.tsx';
import { CertificationNotice, certificationNoticeStyles } from './certification-notice.tsx';
import { ClinicPanel, clinicPanelStyles } from './clinic-panel.tsx';
import { ProfileDialogs } from './dialogs/profile-dialogs.tsx';
import { type ProfileDialogName, useProfileDialog } from './dialogs/use-profile-dialog.ts';
import profileCss from './profile.css?inline';
import { ProfileHead, profileHeadStyles } from './profile-head.tsx';
import { ProfileSkeleton, profileSkeletonStyles } from './profile-skeleton.tsx';
import { profileWords } from './profile-words.ts';
import { SecurityPanel, securityPanelStyles } from './security-panel.tsx';

/** The account and its clinic, with the dialogs that edit them. Spec: 1§2 Account profile, 1§4 */
function Profile() {
  const shop = useShop();
  // Registers the messages of the domain, which panels and dialogs show from the start.
  shop.domain(profileDomain);
  const modal = useProfileDialog();
  const { show, region } = useToasts();
  const done = (notice: Explanation) => {
    modal.close();
    show({ key: notice.reason, tone: 'success', text: shop.language.say(notice) });
  };
  return (
    <>
      <MembersOnly>
        <Member open={modal.open} />
      </MembersOnly>
      <ProfileDialogs modal={modal} onDone={done} />
      <ToastRegion {...region} />
    </>
  );
}

function Member({ open }: { open(name: ProfileDialogName): void }) {
  const shop = useShop();
  const text = useWords(profileWords);
  const { shown } = shop.domain(profileDomain);
  const read = useStore(shown.watch(null));
  useCertifyLink(open);
  if (read.error)
    return <FailureBlock onRetry={() => shown.reload(null)}>{read.error.message}</FailureBlock>;
  const account = read.value;
  if (!account) return <ProfileSkeleton />;
  return (
    <div className="clinic-profile">
      <ProfileHead account={account} open={open} />
      <CertificationNotice account={account} open={open} />
      {lacksPayPassword(account) && (
        <Notice
          tone="warning"
          lead={text.noPayPassword}
          action={
            <Button kind="link" onClick={() => open('payPassword')}>
              {text.setNow}
            </Button>
          }
        >
          {text.noPayPasswordWhy}
        </Notice>
      )}
      <SecurityPanel account={account} open={open} />
      <ClinicPanel account={account} open={open} />
    </div>
  );
}

const CERTIFY = '#certify';

/** Opens the certification form for links from other pages, after a login if needed. Spec: 1§6 */
function useCertifyLink(open: (name: ProfileDialogName) => void) {
  const shop = useShop();
  const { element } = useWidget();
  const certification = useStore(shop.domain(profileDomain).shown.watch(null)).value?.certification;
  const openForm = useRef(open);
  useEffect(() => {
    openForm.current = open;
  });
  const follow = useCallback(() => {
    const view = element?.ownerDocument.defaultView;
    if (!view || !certification || view.location.hash !== CERTIFY) return;
    // Removes the hash, so that a closed form stays closed after a reload.
    changeAddress('replace', view.location.href.slice(0, -CERTIFY.length), { view });
    openForm.current(formFor('clinic', certification));
  }, [element, certification]);
  useEffect(() => {
    follow();
    const view = element?.ownerDocument.defaultView;
    view?.addEventListener('hashchange', follow);
    return () => view?.removeEventListener('hashchange', follow);
  }, [element, follow]);
}

export const widget: WidgetModule<'clinic-profile'> = {
  component: Profile,
  styles: [
    buttonStyles,
    toastStyles,
    failureBlockStyles,
    noticeStyles,
    membersOnlyStyles,
    certificationNoticeStyles,
    clinicPanelStyles,
    profileHeadStyles,
    profileSkeletonStyles,
    securityPanelStyles,
    profileCss,
  ],
  load: async (shop) => {
    if (shop.session.$session.get().status !== 'member') return;
    // Ignores a failure: the widget shows it and retries in the browser.
    try {
      const account = await shop.domain(profileDomain).shown.get(null);
      if (shop.language.$language.get() === 'en')
        await shop.account.namedRegions.get([regionCodes(account)]);
    } catch (error) {
      if (!isShopError(error)) throw error;
    }
  },
};
