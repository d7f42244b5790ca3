import { useRoutes, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { BoxIcon, SearchIcon } from '../../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { listWords } from './list-words.ts';
import type { OrderList } from './use-order-list.ts';

export const noOrdersStyles = [buttonStyles, emptyStyles, panelCss];

/** Says that no order matches: the keyword, the tab, the page, or none at all. Spec: 2§2.5 */
export function NoOrders({ list, pages }: { list: OrderList; pages: number }) {
  return (
    <div className="clinic-panel clinic-orders-none">
      <Reason list={list} pages={pages} />
    </div>
  );
}

function Reason({ list, pages }: { list: OrderList; pages: number }) {
  const text = useWords(listWords);
  const routes = useRoutes();
  const { query } = list;
  if (query.page > 1 && pages > 0)
    return (
      <Empty
        icon={<BoxIcon size={20} />}
        title={text.beyond}
        action={
          <Button kind="secondary" onClick={() => list.go({ ...query, page: 1 })}>
            {text.firstPage}
          </Button>
        }
      />
    );
  if (query.keyword)
    return (
      <Empty
        icon={<SearchIcon size={20} />}
        title={text.noMatch(query)}
        action={
          <Button kind="secondary" onClick={() => list.go({ ...query, keyword: '', page: 1 })}>
            {text.clear}
          </Button>
        }
      >
        {text.noMatchWhy}
      </Empty>
    );
  if (query.tab !== 'all')
    return (
      <Empty
        icon={<BoxIcon size={20} />}
        title={text.noneHere}
        action={
          <Button kind="secondary" onClick={() => list.go({ tab: 'all', keyword: '', page: 1 })}>
            {text.showAll}
          </Button>
        }
      >
        {text.noneHereWhy}
      </Empty>
    );
  return (
    <Empty
      icon={<BoxIcon size={20} />}
      title={text.none}
      action={
        <Button kind="primary" {...routes.link('home')}>
          {text.goShopping}
        </Button>
      }
    >
      {text.noneWhy}
    </Empty>
  );
}
