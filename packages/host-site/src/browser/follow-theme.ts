/** Applies the chosen colours to the page. The server has sent those that its cookie named. */
import { type Theme, themeDomain } from '@clinicart/sdk/theme';
import { pageShop } from '@clinicart/widgets';
import { dataTheme, themeColors } from '../theme.ts';

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  const chosen = dataTheme(theme);
  if (chosen) dataset.theme = chosen;
  else delete dataset.theme;
  for (const { media, content } of themeColors(theme))
    document
      .querySelector(`meta[name="theme-color"][media="${media}"]`)
      ?.setAttribute('content', content);
}

/** Follows the choice of this tab and of the others. */
export function followTheme(): void {
  const theme = pageShop().domain(themeDomain);
  // Subscribes with the present value too: the page may come from a cache that is older than the choice.
  theme.$theme.subscribe(apply);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) theme.refresh();
  });
  document.addEventListener('prerenderingchange', theme.refresh);
}
