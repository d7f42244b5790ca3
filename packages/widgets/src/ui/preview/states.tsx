import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../form/field.tsx';
import { TextInput } from '../form/text-input.tsx';
import { useWords } from '../foundation/words.ts';
import { AlertIcon, BoxIcon } from '../media/first-icons.tsx';
import { ChevronDownIcon, DocumentIcon, TagIcon, UserIcon } from '../media/icons.tsx';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { MenuList } from '../overlay/menu-list.tsx';
import { Popover } from '../overlay/popover.tsx';
import { ToastRegion, useToasts } from '../overlay/toast.tsx';
import { Empty } from '../state/empty.tsx';
import { Notice } from '../state/notice.tsx';
import { Section } from './section.tsx';
import { previewWords } from './words.ts';

export function Notices() {
  const words = useWords(previewWords);
  const { notices } = words;
  return (
    <Section title={words.notice}>
      <Notice tone="info" lead={notices.review}>
        {notices.reviewText}
      </Notice>
      <Notice tone="success" lead={notices.approved}>
        {notices.approvedText}
      </Notice>
      <Notice tone="danger" lead={notices.rejected} action={<a href="#edit">{notices.resubmit}</a>}>
        {notices.rejectedText}
      </Notice>
      <Notice
        tone="warning"
        lead={notices.none}
        action={<Button kind="link">{words.certify}</Button>}
      >
        {notices.noneText}
      </Notice>
      <Notice tone="accent" icon={<TagIcon />} lead={notices.offer}>
        {notices.offerText}
      </Notice>
    </Section>
  );
}

export function Empties() {
  const words = useWords(previewWords);
  const { empty } = words;
  return (
    <Section title={empty.orders}>
      <Empty
        icon={<BoxIcon size={20} />}
        title={empty.orders}
        action={<Button kind="primary">{empty.shop}</Button>}
      >
        {empty.ordersWhy}
      </Empty>
      <Empty
        icon={<AlertIcon size={20} />}
        tone="danger"
        title={empty.glitch}
        action={
          <>
            <Button>{words.crumbs.home}</Button>
            <Button kind="primary">{empty.reload}</Button>
          </>
        }
      >
        {empty.glitchWhy}
      </Empty>
    </Section>
  );
}

type Asked = 'delete' | 'choose' | 'login' | 'required';

export function Overlays() {
  const words = useWords(previewWords);
  const [asked, setAsked] = useState<Asked>();
  const { show, region } = useToasts();
  const close = () => setAsked(undefined);
  const { toasts, menuItems } = words;
  return (
    <Section title={words.dialog}>
      <div className="preview-row">
        <Button onClick={() => setAsked('delete')}>{words.confirmDelete}</Button>
        <Button onClick={() => setAsked('choose')}>{words.choose}</Button>
        <Button onClick={() => setAsked('login')}>{words.login}</Button>
        <Button onClick={() => setAsked('required')}>{words.required}</Button>
        <Popover
          closeOnSelect
          trigger={words.menu}
          button={{ icon: <UserIcon />, iconEnd: <ChevronDownIcon /> }}
          align="end"
        >
          <MenuList
            head={words.clinicName}
            items={[
              { key: 'orders', label: menuItems.orders, icon: <DocumentIcon />, href: '#orders' },
              { key: 'profile', label: menuItems.profile, href: '#profile', current: true },
              { key: 'out', label: menuItems.signOut, onSelect: () => {}, danger: true },
            ]}
          />
        </Popover>
      </div>
      <div className="preview-row">
        <Button
          onClick={() =>
            show({
              key: 'add',
              tone: 'success',
              text: toasts.added,
              action: { label: toasts.view },
            })
          }
        >
          {toasts.added}
        </Button>
        <Button onClick={() => show({ key: 'copy', tone: 'info', text: toasts.copied })}>
          {toasts.copied}
        </Button>
        <Button onClick={() => show({ key: 'add', tone: 'error', text: toasts.short })}>
          {words.short}
        </Button>
      </div>
      <ConfirmDialog
        open={asked === 'delete'}
        title={words.confirmDelete}
        description={words.deleteText}
        confirm={words.deleted}
        destructive
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        open={asked === 'choose'}
        title={words.choose}
        description={words.notices.offerText}
        confirm={words.choose}
        onConfirm={close}
        onCancel={close}
      />
      <Dialog
        open={asked === 'login' || asked === 'required'}
        required={asked === 'required'}
        title={words.login}
        description={words.loginText}
        onClose={close}
        actions={
          <Button kind="primary" size="l" block onClick={close}>
            {words.login}
          </Button>
        }
      >
        <Field label={words.phone}>
          <TextInput inputMode="tel" />
        </Field>
      </Dialog>
      <ToastRegion {...region} />
    </Section>
  );
}
