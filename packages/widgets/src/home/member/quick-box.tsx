import { quickOrderDomain } from '@clinicart/sdk/quick-order';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Card } from './card.tsx';
import { memberWords } from './member-words.ts';

/** Takes article numbers with their quantities, one or a pasted list, to the page of the quick order. Spec: 1§5 */
export function QuickBox() {
  const shop = useShop();
  const text = useWords(memberWords);
  const routes = useRoutes();
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const kept = useKeptLines();
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    if (busy) return;
    const refuse = (why: string) => {
      setError(why);
      field.current?.focus();
    };
    if (typed.trim() === '') return refuse(text.lineMissing);
    setBusy(true);
    const taken = await shop.domain(quickOrderDomain).prepare(typed);
    if (taken.ok) routes.go('quickOrder');
    else refuse(shop.language.say(taken));
    setBusy(false);
  };
  return (
    <Card area="quick" title={text.quickOrder}>
      <form className="clinic-member-quick" onSubmit={(event) => void submit(event)} noValidate>
        <VisuallyHidden>
          <label htmlFor={id}>{text.line}</label>
        </VisuallyHidden>
        <span className="clinic-input" part="input-frame">
          <textarea
            ref={field}
            id={id}
            part="input"
            rows={1}
            placeholder={text.example}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-message`}
            onChange={() => setError('')}
          />
        </span>
        <Button type="submit" kind="secondary" busy={busy} busyLabel={text.taking}>
          {text.take}
        </Button>
        <p id={`${id}-message`} className="clinic-member-quiet" aria-live="polite">
          {error ? (
            <span className="clinic-member-error">{error}</span>
          ) : (
            <a {...routes.link('quickOrder')}>
              {kept > 0 ? text.kept({ count: kept }) : text.upload}
            </a>
          )}
        </p>
      </form>
    </Card>
  );
}

/** The lines of the list that this tab keeps for the account; 0 until it is read. */
function useKeptLines(): number {
  const shop = useShop();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    void shop
      .domain(quickOrderDomain)
      .drafts()
      .then((drafts) => {
        const rows = drafts.load()?.rows ?? [];
        if (!isGone) setCount(rows.filter(({ outcome }) => outcome?.state !== 'added').length);
      });
    return () => {
      isGone = true;
    };
  }, [shop]);
  return count;
}
