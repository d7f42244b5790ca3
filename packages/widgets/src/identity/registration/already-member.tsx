import type { Explanation } from '@clinicart/sdk';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { registerWords } from './register-words.ts';

interface AlreadyMemberProps {
  name: string;
  /** What came of registering, for a page that stays. */
  done: Explanation | undefined;
}

/** Whoever is signed in has nothing to register: who they are, and the way on. */
export function AlreadyMember({ name, done }: AlreadyMemberProps) {
  const shop = useShop();
  const text = useWords(registerWords);
  const routes = useRoutes();
  const who = name === '' ? text.memberUnnamed : text.member({ name });
  return (
    <section className="clinic-register clinic-register-member">
      <div className="clinic-panel">
        <header>
          <h1>{done ? text.doneTitle : text.memberTitle}</h1>
          <p role={done ? 'status' : undefined}>{done ? shop.language.say(done) : who}</p>
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
