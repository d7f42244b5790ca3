import { useEffect, useRef, useState } from 'react';
import { useRoutes, useShop, useWidget, type WidgetProps } from '../../engine/index.ts';
import { changeAddress } from '../../ui/page/address-bar.ts';

/** The tab of all brands. */
export const ALL = 'all';
/** Changes within this time are one history entry: the arrow keys pass over several tabs. */
const ONE_STEP_MS = 1000;

/**
 * The chosen tab. With `navigate` it is kept in the page's URL, so that Back, reload and a shared link show the same;
 * without, it stays in the element.
 */
export function useBrandTab({ group, navigate }: WidgetProps<'clinic-brand-index'>) {
  const shop = useShop();
  const routes = useRoutes();
  const { element } = useWidget();
  const given = group ?? ALL;
  const [own, setOwn] = useState({ given, key: given });
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const key = own.given === given ? own.key : given;
  const view = navigate ? element?.ownerDocument.defaultView : undefined;

  useEffect(() => {
    if (!view) return undefined;
    const onPopState = () => {
      const asked = new URLSearchParams(view.location.search).get('group');
      setOwn({ given, key: asked ?? ALL });
    };
    view.addEventListener('popstate', onPopState);
    return () => view.removeEventListener('popstate', onPopState);
  }, [view, given]);

  const select = (next: string) => {
    setOwn({ given, key: next });
    if (!view) return;
    const now = shop.clock.now();
    const url = routes.href('brandIndex', next === ALL ? {} : { group: next });
    const how = now - changedAt.current < ONE_STEP_MS ? 'replace' : 'push';
    changeAddress(how, url, { view, state: null });
    changedAt.current = now;
  };
  return [key, select] as const;
}
