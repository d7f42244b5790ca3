import { contentDomain, type FaqCategory, faqTarget, findQuestions } from '@clinicart/sdk/content';
import { useState } from 'react';
import {
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../engine/index.ts';
import { Breadcrumb, breadcrumbStyles } from '../ui/data/breadcrumb.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { Field, fieldStyles } from '../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../ui/form/text-input.tsx';
import { ChevronRightIcon, SearchIcon } from '../ui/media/icons.tsx';
import { Image } from '../ui/media/image.tsx';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { FailureLine, failureLineStyles } from '../ui/state/failure-line.tsx';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import faqCss from './faq.css?inline';
import { faqWords } from './faq-words.ts';
import { NewTab } from './new-tab.tsx';
import { NotThere, notThereStyles } from './not-there.tsx';

/** The topics of the FAQ, or with `category-id` the questions of one. Spec: 2§2.13 */
function Faq({ categoryId }: WidgetProps<'clinic-faq'>) {
  const shop = useShop();
  const text = useWords(faqWords);
  const read = useStore(shop.domain(contentDomain).faq.watch(null));
  if (read.error)
    return (
      <section className="clinic-faq">
        <h1>{text.title}</h1>
        <FailureBlock onRetry={() => shop.domain(contentDomain).faq.reload(null)}>
          {read.error.message}
        </FailureBlock>
      </section>
    );
  if (!read.value) return <FaqSkeleton />;
  if (categoryId === undefined) return <Topics categories={read.value} />;
  const category = read.value.find(({ id }) => id === categoryId);
  return category ? <Questions category={category} /> : <NotThere title={text.noTopic} />;
}

function Topics({ categories }: { categories: readonly FaqCategory[] }) {
  const text = useWords(faqWords);
  const [typed, type] = useState('');
  const found = findQuestions(categories, typed);
  const isSearching = typed.trim() !== '';
  return (
    <section className="clinic-faq">
      <h1>{text.title}</h1>
      <search className="clinic-faq-search">
        <Field label={text.search}>
          <TextInput
            type="search"
            lead={<SearchIcon size={16} />}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      </search>
      <p className="clinic-faq-count" role="status">
        {isSearching && (found.length ? text.found({ count: found.length }) : text.nothing)}
      </p>
      {isSearching ? (
        <QuestionList questions={found} />
      ) : (
        <ul className="clinic-faq-topics">
          {categories.map((category) => (
            <Topic key={category.id} category={category} />
          ))}
        </ul>
      )}
      <Unanswered />
    </section>
  );
}

function Topic({ category }: { category: FaqCategory }) {
  const shop = useShop();
  const text = useWords(faqWords);
  const routes = useRoutes();
  const target = faqTarget(category);
  const icon = shop.picture(category.icon, 'card');
  const inside = (
    <>
      {icon ? <Image src={icon} alt="" width="48" height="48" loading="lazy" /> : <span />}
      <span className="clinic-faq-topic-words">
        <strong>{category.name}</strong>
        {category.remark && <span>{category.remark}</span>}
      </span>
      <ChevronRightIcon size={16} />
    </>
  );
  const list = { id: category.id, title: category.name };
  return (
    <li>
      {target.to === 'article' ? (
        <NewTab className="clinic-faq-topic" link={routes.link('about', { id: target.id })}>
          {inside}
        </NewTab>
      ) : (
        <a className="clinic-faq-topic" {...routes.link('questionDetails', list)}>
          {inside}
          {category.articles && (
            <span className="clinic-visually-hidden">
              {text.questions({ count: category.articles.length })}
            </span>
          )}
        </a>
      )}
    </li>
  );
}

interface QuestionListProps {
  readonly questions: readonly { id: string; title: string; category?: string }[];
}

function QuestionList({ questions }: QuestionListProps) {
  const routes = useRoutes();
  return (
    <ul className="clinic-faq-questions">
      {questions.map(({ id, title, category }) => (
        <li key={id}>
          <NewTab className="clinic-faq-question" link={routes.link('about', { id })}>
            <span>
              {title}
              {category && <small>{category}</small>}
            </span>
            <ChevronRightIcon size={16} />
          </NewTab>
        </li>
      ))}
    </ul>
  );
}

function Questions({ category }: { category: FaqCategory }) {
  const shop = useShop();
  const text = useWords(faqWords);
  const routes = useRoutes();
  const articles = category.articles;
  return (
    <section className="clinic-faq">
      <Breadcrumb
        items={[
          { label: text.home, ...routes.link('home') },
          { label: text.title, ...routes.link('question') },
          { label: category.name },
        ]}
      />
      <h1>{category.name}</h1>
      {category.remark && <p className="clinic-faq-count">{category.remark}</p>}
      {articles === undefined ? (
        <FailureLine onRetry={() => shop.domain(contentDomain).faq.reload(null)}>
          {text.unread}
        </FailureLine>
      ) : articles.length > 0 ? (
        <QuestionList questions={articles} />
      ) : (
        <p className="clinic-faq-count">{text.noQuestions}</p>
      )}
      <Unanswered />
    </section>
  );
}

function Unanswered() {
  const text = useWords(faqWords);
  const routes = useRoutes();
  return (
    <p className="clinic-faq-more">
      {text.unanswered} <a {...routes.link('contactUs')}>{text.contact}</a>
    </p>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

function FaqSkeleton() {
  const text = useWords(faqWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-faq">
        <h1>
          <Skeleton width={25} />
        </h1>
        <ul className="clinic-faq-topics">
          {PLACES.map((place) => (
            <li key={place} className="clinic-faq-topic">
              <Skeleton shape="square" />
              <span className="clinic-faq-topic-words">
                <Skeleton lines={2} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-faq'> = {
  component: Faq,
  styles: [
    breadcrumbStyles,
    fieldStyles,
    textInputStyles,
    failureBlockStyles,
    failureLineStyles,
    skeletonStyles,
    panelCss,
    notThereStyles,
    faqCss,
  ],
  load: async (shop) => {
    // Ignores a failure: the widget shows it and retries in the browser.
    await shop
      .domain(contentDomain)
      .faq.get(null)
      .catch(() => {});
  },
};
