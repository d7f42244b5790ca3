import { isShopError } from '@clinicart/sdk';
import {
  contentDomain,
  MAIL_CHANGE_DAYS,
  type MailPreference,
  type MailPreferences,
  refuseMailChange,
} from '@clinicart/sdk/content';
import {
  type Dispatch,
  type SetStateAction,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSay, useShop, useStore, useWords, type WidgetModule } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { LockIcon, MailIcon } from '../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { Notice, noticeStyles } from '../ui/state/notice.tsx';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import mailCss from './mail-preferences.css?inline';
import { mailWords } from './mail-words.ts';

/** Chooses which e-mails the account receives. Spec: 1§2 Email preferences, 1§3, 1§9 */
function MailPreferencesWidget() {
  // Another person begins anew.
  return <MailPage key={useStore(useShop().session.$forgotten)} />;
}

function MailPage() {
  const shop = useShop();
  const text = useWords(mailWords);
  const session = useStore(shop.session.$session);
  // Survives a failed save and the end of a session.
  const choice = useState<ReadonlyMap<string, boolean>>(new Map());
  return (
    <section className="clinic-mails">
      <h1>{text.title}</h1>
      {session.status === 'member' ? (
        <Member choice={choice} />
      ) : (
        <Empty
          icon={<MailIcon size={20} />}
          tone="primary"
          title={text.logInFirst}
          action={
            <Button kind="primary" onClick={() => void shop.session.requestLogin()}>
              {text.logIn}
            </Button>
          }
        >
          {text.logInWhy}
        </Empty>
      )}
    </section>
  );
}

/** The switches that differ from the server's, and how to change them. */
type Choice = readonly [
  chosen: ReadonlyMap<string, boolean>,
  choose: Dispatch<SetStateAction<ReadonlyMap<string, boolean>>>,
];

function Member({ choice }: { choice: Choice }) {
  const shop = useShop();
  const read = useStore(shop.domain(contentDomain).mailPreferences.watch(null));
  if (read.error)
    return (
      <FailureBlock onRetry={() => shop.domain(contentDomain).mailPreferences.reload(null)}>
        {read.error.message}
      </FailureBlock>
    );
  return read.value ? <Preferences preferences={read.value} choice={choice} /> : <MailSkeleton />;
}

type Saving =
  | { readonly status: 'idle' | 'busy' | 'saved' }
  | { readonly status: 'failed'; readonly why: string }
  /** The server refused to change these; the others are saved. */
  | { readonly status: 'refused'; readonly mails: readonly { title: string; why: string }[] };

interface PreferencesProps {
  preferences: MailPreferences;
  choice: Choice;
}

function Preferences({ preferences, choice: [chosen, choose] }: PreferencesProps) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(mailWords);
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const withChoice = (mail: MailPreference) => ({
    ...mail,
    isOn: chosen.get(mail.id) ?? mail.isOn,
  });
  const mails = preferences.groups.flatMap((group) => group.mails);
  const saved = useRef<{ over: MailPreferences; choice: ReadonlyMap<string, boolean> }>(undefined);
  // From the next answer on, the server has what was saved, or what another tab has changed since.
  useLayoutEffect(() => {
    if (!saved.current || saved.current.over === preferences) return;
    const { choice } = saved.current;
    saved.current = undefined;
    choose((now) => new Map([...now].filter(([id, isOn]) => choice.get(id) !== isOn)));
  }, [preferences, choose]);
  const isChanged = mails.some((mail) => withChoice(mail).isOn !== mail.isOn);
  const turn = (mail: MailPreference, isOn: boolean) => {
    if (refuseMailChange(mail)) return;
    choose(new Map([...chosen, [mail.id, isOn]]));
    setSaving({ status: 'idle' });
  };
  const save = async () => {
    setSaving({ status: 'busy' });
    try {
      const { saveMailPreferences } = shop.domain(contentDomain);
      const refused = await saveMailPreferences(mails.map(withChoice), mails);
      saved.current = { over: preferences, choice: chosen };
      if (refused.length === 0) return setSaving({ status: 'saved' });
      const why = new Map(refused.map(({ id, message }) => [id, message]));
      // Resets the switches that the server refused to change.
      choose((before) => new Map([...before].filter(([id]) => !why.has(id))));
      setSaving({
        status: 'refused',
        mails: mails.flatMap(({ id, title }) => {
          const reason = why.get(id);
          return reason === undefined ? [] : { title, why: reason };
        }),
      });
    } catch (error) {
      if (!isShopError(error)) throw error;
      setSaving({ status: 'failed', why: error.message });
    }
  };
  const days = say({ reason: 'mail-change-days', facts: { days: MAIL_CHANGE_DAYS } });
  return (
    <>
      <p className="clinic-mails-lead">
        {preferences.email && text.sentTo({ email: preferences.email })}
        {days}
      </p>
      {preferences.groups.map((group) => (
        <section key={group.title} className="clinic-panel clinic-mails-group">
          <header>
            <h2>{group.title}</h2>
            {group.about && <p>{group.about}</p>}
          </header>
          <ul>
            {group.mails.map((mail) => (
              <MailSwitch
                key={mail.id}
                mail={withChoice(mail)}
                onTurn={(isOn) => turn(mail, isOn)}
              />
            ))}
          </ul>
        </section>
      ))}
      {saving.status === 'failed' && (
        <Notice tone="danger" role="alert" lead={text.notSaved}>
          {saving.why}
        </Notice>
      )}
      {saving.status === 'refused' && (
        <Notice tone="danger" role="alert" lead={text.refused}>
          {saving.mails.map(({ title, why }) => (
            <p key={title}>{text.refusedMail({ title, why })}</p>
          ))}
        </Notice>
      )}
      {saving.status === 'saved' && !isChanged && (
        <Notice tone="success" role="status" lead={say({ reason: 'modified', facts: {} })}>
          {days}
        </Notice>
      )}
      <div className="clinic-mails-end">
        <p>{isChanged && saving.status !== 'busy' && text.unsaved}</p>
        <Button
          kind="primary"
          size="l"
          disabled={!isChanged}
          busy={saving.status === 'busy'}
          busyLabel={text.saving}
          onClick={save}
        >
          {text.save}
        </Button>
      </div>
    </>
  );
}

interface MailSwitchProps {
  readonly mail: MailPreference;
  onTurn(isOn: boolean): void;
}

function MailSwitch({ mail, onTurn }: MailSwitchProps) {
  const say = useSay();
  const text = useWords(mailWords);
  const id = useId();
  const refusal = refuseMailChange(mail);
  return (
    <li>
      <label className="clinic-mails-mail">
        <span>
          {mail.title}
          <span id={id}>
            <span className="clinic-mails-about">{mail.about}</span>
            {refusal && <span className="clinic-mails-about">{say(refusal)}</span>}
          </span>
        </span>
        {refusal && mail.isOn && (
          <span className="clinic-mails-always">
            <LockIcon size={16} />
            <span>{text.alwaysOn}</span>
          </span>
        )}
        <input
          type="checkbox"
          role="switch"
          aria-checked={mail.isOn}
          aria-describedby={id}
          checked={mail.isOn}
          disabled={refusal !== undefined}
          onChange={(event) => onTurn(event.target.checked)}
        />
      </label>
    </li>
  );
}

const PLACES = ['a', 'b', 'c'];

function MailSkeleton() {
  const text = useWords(mailWords);
  return (
    <Loading label={text.loading}>
      <p className="clinic-mails-lead">
        <Skeleton width={50} />
      </p>
      {PLACES.map((group) => (
        <div key={group} className="clinic-panel clinic-mails-group">
          <h2>
            <Skeleton width={25} />
          </h2>
          <ul>
            {PLACES.map((mail) => (
              <li key={mail} className="clinic-mails-mail">
                <Skeleton lines={2} width={66} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-mail-preferences'> = {
  component: MailPreferencesWidget,
  styles: [
    buttonStyles,
    emptyStyles,
    failureBlockStyles,
    noticeStyles,
    skeletonStyles,
    panelCss,
    mailCss,
  ],
};
