import { amountOf, formatMoney, times } from '@clinicart/sdk';
import { isBuyable } from '@clinicart/sdk/cart';
import { leastQuantity, packWords } from '@clinicart/sdk/catalogue';
import type { KeyboardEvent } from 'react';
import { useLanguage, useRoutes, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { as } from '../../ui/data/table-roles.ts';
import { isOwnKey } from '../../ui/page/own-key.ts';
import { Quantity } from '../card/quantity.tsx';
import type { ArticleLineProps } from './article-row.tsx';
import { RowSquare } from './row-square.tsx';
import { tableWords } from './table-words.ts';

/** A row that can be bought from: its line, and whether the stepper of a phone is open. */
interface BuyProps extends ArticleLineProps {
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

const nameOf = ({ product, row: { specification } }: ArticleLineProps) =>
  specification.articleNumber || specification.name || product.name;

/** The quantity and the button; an enquiry in their place for a price on request. */
export function ArticleBuy(props: BuyProps) {
  const { product, row, quantity, list, onAdd } = props;
  const { specification } = row;
  const asks = specification.offer.price.kind === 'enquire';
  const choose = (next: number) => list.choose(product, specification, next);
  // Without a quantity, Add takes the smallest that is sold.
  const add = (typed = quantity) => {
    if (typed === 0) choose(leastQuantity(specification));
    onAdd([specification.id]);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !isOwnKey(event)) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add(Number(event.target.value) || 0);
  };
  return (
    <>
      <td {...as.cell} data-cell="quantity" onKeyDown={press}>
        {!asks && <ArticleQuantity {...props} onChoose={choose} />}
      </td>
      <td {...as.cell} data-cell="add">
        {asks ? <Ask {...props} /> : <Add {...props} onPress={() => add()} />}
        <RowSquare
          article={nameOf(props)}
          kind={asks ? 'ask' : isBuyable(specification) ? 'buy' : 'none'}
          quantity={quantity}
          isOpen={props.isOpen}
          onPress={() => {
            if (quantity === 0 && !props.isOpen) choose(leastQuantity(specification));
            props.onOpen(!props.isOpen);
          }}
        />
      </td>
    </>
  );
}

function ArticleQuantity(props: ArticleLineProps & { onChoose(quantity: number): void }) {
  const { row, table, quantity, problem, onChoose } = props;
  const { specification } = row;
  const { offer, unit, step, stock } = specification;
  const text = useWords(tableWords);
  const words = packWords[useLanguage()];
  const amount = amountOf(offer.price);
  const terms = words.multiple({ step, unit });
  const saysStep = table.step === undefined && terms !== '';
  return (
    <>
      <p className="clinic-article-terms">
        <span>{[terms, words.stock({ count: stock, unit })].filter(Boolean).join(' · ')}</span>
        {amount !== undefined && quantity > 0 && <b>{formatMoney(times(amount, quantity))}</b>}
      </p>
      <Quantity
        specification={specification}
        quantity={quantity}
        onChange={onChoose}
        least={0}
        disabled={!isBuyable(specification)}
        refusal={problem}
        label={text.quantityOf({ article: nameOf(props), terms })}
        isCell
      />
      {saysStep && <small className="clinic-article-step">{terms}</small>}
    </>
  );
}

function Ask(props: ArticleLineProps) {
  const routes = useRoutes();
  const text = useWords(tableWords);
  return (
    <Button
      className="clinic-article-add"
      aria-label={text.askAbout({ article: nameOf(props) })}
      {...routes.link('contactUs')}
    >
      {text.askUs}
    </Button>
  );
}

function Add(props: ArticleLineProps & { onPress(): void }) {
  const text = useWords(tableWords);
  const { row, quantity, isAdding, onPress } = props;
  if (!isBuyable(row.specification)) return null;
  return (
    <Button
      className="clinic-article-add"
      kind={quantity > 0 ? 'secondary' : 'neutral'}
      aria-label={text.addOf({ article: nameOf(props) })}
      busy={isAdding}
      busyLabel={text.adding}
      onClick={onPress}
    >
      {text.add}
    </Button>
  );
}
