import { type Article, contentDomain, isArticleGone, outlineOf } from '@clinicart/sdk/content';
import { type MouseEvent, useRef } from 'react';
import {
  bilingual,
  useLanguage,
  useRoutes,
  useSay,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../engine/index.ts';
import { ServerHtml, serverHtmlStyles } from '../html/server-html.tsx';
import { Breadcrumb, breadcrumbStyles } from '../ui/data/breadcrumb.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { ServerText } from '../ui/data/server-text.tsx';
import * as commonWords from '../ui/foundation/common-words.ts';
import { dayText, isoDay } from '../ui/page/date.ts';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import articleCss from './article.css?inline';
import { NotThere, notThereStyles } from './not-there.tsx';

const articleWords = bilingual({
  zh: {
    home: commonWords.home.zh,
    updated: '更新日期：',
    contents: '目錄',
    loading: '正在載入文章',
  },
  en: {
    home: commonWords.home.en,
    updated: 'Updated ',
    contents: 'Contents',
    loading: 'Loading the article',
  },
});

/** A table of contents for fewer headings than this is not worth its space. */
const FEWEST_HEADINGS = 4;

function ArticleWidget({ articleId = '' }: WidgetProps<'clinic-article'>) {
  const shop = useShop();
  const say = useSay();
  const read = useStore(shop.domain(contentDomain).article.watch(articleId));
  const gone = () => say({ reason: 'article-gone', facts: {} });
  if (read.error) {
    if (isArticleGone(read.error)) return <NotThere title={read.error.message} />;
    return (
      <FailureBlock onRetry={() => shop.domain(contentDomain).article.reload(articleId)}>
        {read.error.message}
      </FailureBlock>
    );
  }
  if (!read.value) return <ArticleSkeleton />;
  return read.value.html ? <ArticlePage article={read.value} /> : <NotThere title={gone()} />;
}

function ArticlePage({ article }: { article: Article }) {
  const text = useWords(articleWords);
  const routes = useRoutes();
  const language = useLanguage();
  const body = useRef<HTMLDivElement>(null);
  const headings = outlineOf(article.html);
  const { updatedAt } = article;
  return (
    <article className="clinic-article">
      <Breadcrumb
        items={[{ label: text.home, ...routes.link('home') }, { label: article.title }]}
      />
      <div className="clinic-panel clinic-article-page">
        <header>
          <ServerText as="h1">{article.title}</ServerText>
          {updatedAt !== undefined && (
            <p className="clinic-article-date">
              {text.updated}
              <time dateTime={isoDay(updatedAt)}>{dayText(updatedAt, language)}</time>
            </p>
          )}
        </header>
        {headings.length >= FEWEST_HEADINGS && (
          <Contents headings={headings} body={body} label={text.contents} />
        )}
        <div ref={body}>
          <ServerHtml className="clinic-article-text" html={article.html} lines={12} />
        </div>
      </div>
    </article>
  );
}

interface ContentsProps {
  readonly headings: readonly string[];
  readonly body: { readonly current: HTMLElement | null };
  readonly label: string;
}

/** Links to the headings by their position: sanitised HTML of the server has no ids. */
function Contents({ headings, body, label }: ContentsProps) {
  const goTo = (index: number) => (event: MouseEvent) => {
    const heading = body.current?.querySelectorAll('h2')[index];
    if (!heading) return;
    event.preventDefault();
    heading.tabIndex = -1;
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
  };
  return (
    <nav className="clinic-article-contents" aria-label={label}>
      <p>{label}</p>
      <ol>
        {headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings may say the same.
          <li key={index}>
            <a href={`#part-${index + 1}`} onClick={goTo(index)}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ArticleSkeleton() {
  const text = useWords(articleWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-article">
        <p className="clinic-article-trail">
          <Skeleton width={25} />
        </p>
        <div className="clinic-panel clinic-article-page">
          <h1>
            <Skeleton width={50} />
          </h1>
          <div className="clinic-article-text">
            <Skeleton lines={32} />
          </div>
        </div>
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-article'> = {
  component: ArticleWidget,
  styles: [
    breadcrumbStyles,
    failureBlockStyles,
    skeletonStyles,
    panelCss,
    notThereStyles,
    serverHtmlStyles,
    articleCss,
  ],
  load: async (shop, { articleId = '' }) => {
    // Ignores a failure: the widget shows it and retries in the browser.
    await shop
      .domain(contentDomain)
      .article.get(articleId)
      .catch(() => {});
  },
};
