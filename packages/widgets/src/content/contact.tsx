import {
  ARTICLES,
  type ContactField,
  contentDomain,
  mailLink,
  phoneLink,
} from '@clinicart/sdk/content';
import { moveAreaCode } from '@clinicart/sdk/identity';
import { TEXT_LIMITS } from '@clinicart/sdk/values';
import { useEffect, useRef } from 'react';
import {
  useRoutes,
  useSay,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
} from '../engine/index.ts';
import { AreaCodeSelect, areaCodeSelectStyles } from '../identity/session/area-code-select.tsx';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { Field, fieldStyles } from '../ui/form/field.tsx';
import { TextArea, textAreaStyles } from '../ui/form/text-area.tsx';
import { TextInput, textInputStyles } from '../ui/form/text-input.tsx';
import { FailureLine, failureLineStyles } from '../ui/state/failure-line.tsx';
import { Notice, noticeStyles } from '../ui/state/notice.tsx';
import { Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import contactCss from './contact.css?inline';
import { contactWords } from './contact-words.ts';
import { HotlineHours, hotlineHoursStyles } from './hotline-hours.tsx';
import { NewTab } from './new-tab.tsx';
import { type ContactState, useContactForm } from './use-contact-form.ts';

/** The contact form, and other ways to reach the shop. Spec: 2§2.12 */
function Contact() {
  const text = useWords(contactWords);
  const contact = useContactForm();
  return (
    <section className="clinic-contact">
      <header>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      <div className="clinic-contact-body">
        <div className="clinic-panel">
          {contact.sent ? <Sent contact={contact} /> : <ContactForm contact={contact} />}
        </div>
        <Directly />
      </div>
    </section>
  );
}

function Sent({ contact }: { contact: ContactState }) {
  const say = useSay();
  const text = useWords(contactWords);
  const message = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} className="clinic-contact-sent" tabIndex={-1}>
      <Notice tone="success" role="status" lead={contact.sent && say(contact.sent)}>
        {text.thanks}
      </Notice>
      <Button kind="neutral" onClick={contact.writeAnother}>
        {text.another}
      </Button>
    </div>
  );
}

function ContactForm({ contact }: { contact: ContactState }) {
  const text = useWords(contactWords);
  const routes = useRoutes();
  const { values } = contact;
  const control = (field: ContactField) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) =>
      contact.change({ [field]: event.target.value }),
    onBlur: () => contact.touch(field),
  });
  return (
    <form
      ref={contact.ref}
      className="clinic-contact-form"
      noValidate
      onSubmit={(event) => void contact.submit(event)}
    >
      <Field label={text.name} required error={contact.messageFor('name')}>
        <TextInput autoComplete="name" maxLength={TEXT_LIMITS.personName} {...control('name')} />
      </Field>
      <Field label={text.phone} optional error={contact.messageFor('phone')}>
        <TextInput
          type="tel"
          autoComplete="tel-national"
          {...control('phone')}
          onChange={({ target: { value: phone } }) =>
            contact.change(moveAreaCode({ phone, areaCode: values.areaCode }, 'message'))
          }
          lead={
            <AreaCodeSelect
              flow="message"
              value={values.areaCode}
              onChange={(areaCode) => contact.change({ areaCode })}
            />
          }
        />
      </Field>
      <Field label={text.email} required error={contact.messageFor('email')}>
        <TextInput
          type="email"
          autoComplete="email"
          maxLength={TEXT_LIMITS.email}
          spellCheck={false}
          autoCapitalize="off"
          {...control('email')}
        />
      </Field>
      <Field label={text.message} required error={contact.messageFor('message')}>
        <TextArea rows={6} maxLength={TEXT_LIMITS.message} {...control('message')} />
      </Field>
      {contact.mayHaveArrived && (
        <Notice tone="warning" role="status" lead={text.mayHaveArrived}>
          {text.leftWhy}
        </Notice>
      )}
      {contact.failure && (
        <Notice tone="danger" role="alert" lead={contact.failure}>
          {text.kept}
        </Notice>
      )}
      <div className="clinic-contact-end">
        <p>
          {text.privacy}{' '}
          <NewTab link={routes.link('about', { id: ARTICLES.privacy })}>{text.policy}</NewTab>
        </p>
        <Button
          kind="primary"
          size="l"
          type="submit"
          busy={contact.isSubmitting}
          busyLabel={text.sending}
        >
          {text.send}
        </Button>
      </div>
    </form>
  );
}

/** Phone and mail come from the server. Spec: 1§1, 2§2.12 */
function Directly() {
  const shop = useShop();
  const text = useWords(contactWords);
  const read = useStore(shop.domain(contentDomain).support.watch(null));
  const support = read.value;
  const phone = support && phoneLink(support.phone);
  const mail = support && mailLink(support.email);
  return (
    <aside className="clinic-panel clinic-contact-direct">
      <h2>{text.direct}</h2>
      {read.error ? (
        <FailureLine onRetry={() => shop.domain(contentDomain).support.reload(null)}>
          {text.unread}
        </FailureLine>
      ) : (
        <dl>
          <dt>{text.hotline}</dt>
          <dd>
            {support ? phone && <a href={phone}>{support.phone}</a> : <Skeleton width={50} />}
            <HotlineHours />
          </dd>
          {(!support || mail) && (
            <>
              <dt>{text.mail}</dt>
              <dd>{support ? <a href={mail}>{support.email}</a> : <Skeleton width={75} />}</dd>
            </>
          )}
          {support?.address !== '' && (
            <>
              <dt>{text.address}</dt>
              <dd>{support ? support.address : <Skeleton width={90} />}</dd>
            </>
          )}
        </dl>
      )}
    </aside>
  );
}

export const widget: WidgetModule<'clinic-contact'> = {
  component: Contact,
  styles: [
    buttonStyles,
    fieldStyles,
    textAreaStyles,
    textInputStyles,
    failureLineStyles,
    noticeStyles,
    skeletonStyles,
    panelCss,
    hotlineHoursStyles,
    areaCodeSelectStyles,
    contactCss,
  ],
  load: async (shop) => {
    // Ignores a failure: the widget shows it and retries in the browser.
    await shop
      .domain(contentDomain)
      .support.get(null)
      .catch(() => {});
  },
};
