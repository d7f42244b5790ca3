import type { Explanation } from '@clinicart/sdk';
import { useRoutes, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { registerWords } from './register-words.ts';

export const alreadyMemberStyles = [buttonStyles, panelCss];

interface AlreadyMemberProps {
  name: string;
  /** The result of a registration, where the page stays. */
  done: Explanation | undefined;
}

/** Shown to a member instead of the form: the account, and the way to the shop. */
export function AlreadyMember({ name, done }: AlreadyMemberProps) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(registerWords);
  const routes = useRoutes();
  const who = name === '' ? text.memberUnnamed : text.member({ name });
  return (
    <section className="clinic-register clinic-register-member">
      <div className="clinic-panel">
        <header>
          <h1>{done ? text.doneTitle : text.memberTitle}</h1>
          <p role={done ? 'status' : undefined}>{done ? say(done) : who}</p>
        </header>
        <div className="clinic-register-ways">
          <Button kind="primary" size="l" {...routes.link('home')}>
            {text.home}
          </Button>
          <Button size="l" onClick={() => shop.session.signOut()}>
            {text.logOut}
          </Button>
        </div>
      </div>
    </section>
  );
}
